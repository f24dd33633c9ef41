import QtQuick

// The table: the layout in the middle, the seats around it, one's hand below, and what can be done.
FocusScope {
    id: screen

    objectName: "tableScreen"
    required property QtObject table

    property bool looksAtTable: false

    readonly property bool isCovered: table.cover.seat > 0
    readonly property bool showsResult: table.bar.isOver && !looksAtTable
    readonly property Item openPanel: [menuPanel, positionsPanel, detailsPanel].find(panel => panel.isOpen) ?? null

    signal pageChosen(string page)

    function show(page: string): void {
        const panels = {
            "menu": menuPanel,
            "positions": positionsPanel,
            "details": detailsPanel
        };
        const before = openPanel;
        if (before)
            before.shut();
        if (panels[page])
            panels[page].open();
        else
            pageChosen(page);
    }

    Shortcut {
        enabled: screen.visible && !screen.openPanel
        sequence: "Escape"

        onActivated: screen.table.bar.cancel()
    }
    Shortcut {
        enabled: screen.visible
        sequences: [StandardKey.Undo]

        onActivated: screen.table.bar.undo()
    }
    Shortcut {
        enabled: screen.visible
        sequences: [StandardKey.Redo]

        onActivated: screen.table.bar.redo()
    }
    Connections {
        target: screen.table.bar

        function onChanged() {
            if (!screen.table.bar.isOver)
                screen.looksAtTable = false;
        }
    }
    Ground {
        anchors.fill: parent
    }
    Loader {
        anchors.fill: parent
        active: !screen.isCovered
        focus: active && !screen.showsResult
        visible: !screen.showsResult

        sourceComponent: FocusScope {
            id: seen

            focus: true

            Item {
                id: room

                anchors.fill: parent
                anchors.leftMargin: Theme.rim
                anchors.rightMargin: Theme.rim + (screen.openPanel ? screen.openPanel.taken : 0)
                anchors.topMargin: Theme.rim
                anchors.bottomMargin: Theme.rim

                Rectangle {
                    width: parent.width
                    height: corner.y + corner.height + Theme.small
                    color: Theme.deck
                    visible: Theme.narrow
                }
                ScoreCorner {
                    id: corner

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.margin - Theme.rim
                    anchors.right: Theme.narrow ? menu.left : undefined
                    anchors.rightMargin: Theme.small
                    standing: screen.table.standing
                    y: Theme.narrow ? Theme.small : Theme.broad
                }
                TextButton {
                    id: menu

                    objectName: "menu"
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.margin - Theme.rim
                    glyph: "menu"
                    kind: Theme.narrow ? "quiet" : "plain"
                    text: Theme.narrow ? "" : qsTr("Menu")
                    y: Theme.narrow ? Theme.small : Theme.broad
                    Accessible.name: qsTr("Menu")

                    onClicked: screen.show("menu")
                }
                Repeater {
                    model: screen.table.plaques.rows

                    delegate: PlaqueOfSeat {
                        id: plaque

                        required property int index

                        readonly property real chip: (room.width - Theme.gap * 2 - Theme.small * 3) / 4

                        shape: Theme.narrow ? "chip" : place === "top" ? "flat" : "card"
                        tiles: place === "bottom" && !Theme.narrow ? -1 : plaque.held
                        width: Theme.narrow ? chip : implicitWidth
                        x: {
                            if (Theme.narrow)
                                return Theme.gap + index * (chip + Theme.small);
                            const side = Theme.margin - Theme.rim;
                            return place === "right" ? room.width - width - side : place === "top" ? (room.width - width) / 2 : side;
                        }
                        y: {
                            if (Theme.narrow)
                                return corner.y + corner.height + Theme.broad;
                            if (place === "top")
                                return Theme.broad;
                            if (place === "bottom")
                                return bar.y - height - Theme.broad;
                            return Math.max(corner.y + corner.height + Theme.gap, (bar.y - height) * 0.42);
                        }
                    }
                }
                Chain {
                    id: chain

                    objectName: "chain"
                    anchors.bottom: sentence.visible ? sentence.top : hand.top
                    anchors.bottomMargin: Theme.small
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.narrow ? Theme.gap : Theme.margin + Theme.cardWidth + Theme.gap - Theme.rim
                    anchors.right: parent.right
                    anchors.rightMargin: anchors.leftMargin
                    anchors.top: parent.top
                    anchors.topMargin: Theme.narrow ? corner.y + corner.height + Theme.chipHeight + Theme.broad * 2 : Theme.broad * 2 + Theme.flatHeight
                    model: screen.table.chain

                    onGroundTapped: screen.table.bar.cancel()
                }
                Words {
                    id: sentence

                    objectName: "sentence"
                    anchors.bottom: hand.top
                    anchors.bottomMargin: Theme.small
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.gap
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.gap
                    horizontalAlignment: Text.AlignHCenter
                    text: screen.table.bar.sentence
                    visible: Theme.narrow
                }
                HandRow {
                    id: hand

                    anchors.bottom: bar.top
                    anchors.bottomMargin: Theme.broad
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.narrow ? Theme.gap : Theme.margin + Theme.cardWidth + Theme.gap - Theme.rim
                    anchors.right: parent.right
                    anchors.rightMargin: anchors.leftMargin
                    focus: true
                    hand: screen.table.hand
                }
                PromptCard {
                    anchors.bottom: Theme.narrow ? undefined : bar.top
                    anchors.bottomMargin: Theme.broad
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.narrow ? Theme.gap : Theme.margin - Theme.rim
                    anchors.top: Theme.narrow ? chain.top : undefined
                    prompts: screen.table.prompts
                    width: Theme.narrow ? parent.width - Theme.gap * 2 : Theme.cardWidth + Theme.page
                }
                ActionBar {
                    id: bar

                    anchors.bottom: parent.bottom
                    anchors.left: parent.left
                    anchors.right: parent.right
                    bar: screen.table.bar
                    positions: screen.table.positions

                    onResultAsked: screen.looksAtTable = false
                }
            }
        }
    }
    Loader {
        anchors.fill: parent
        active: screen.isCovered
        focus: active

        sourceComponent: CoverView {
            cover: screen.table.cover
        }
    }
    Loader {
        active: screen.showsResult
        anchors.fill: parent
        anchors.margins: Theme.rim
        anchors.rightMargin: Theme.rim + (screen.openPanel ? screen.openPanel.taken : 0)
        focus: active

        sourceComponent: ResultView {
            focus: true
            result: screen.table.result

            onGoOnAsked: screen.table.bar.goOn()
            onRestartAsked: screen.table.bar.restart()
            onStopAsked: screen.show("menu")
            onTableAsked: screen.looksAtTable = true
            onUndoAsked: screen.table.bar.undo()
        }
    }
    Panel {
        id: menuPanel

        objectName: "panel-menu"
        title: qsTr("Menu")

        TableMenu {
            table: screen.table
            width: parent.width

            onChosen: page => screen.show(page)
        }
    }
    Panel {
        id: positionsPanel

        objectName: "panel-positions"
        title: qsTr("All I can do now", "menu: the list of what may be done, for the keyboard")

        Repeater {
            model: screen.table.positions.rows

            delegate: ListRow {
                required property string key
                required property string sentence
                required property bool isChosen

                objectName: "position-" + key
                width: parent.width
                glyph: isChosen ? "check" : ""
                leads: false
                text: sentence

                onClicked: screen.table.positions.press(key)
            }
        }
        Words {
            width: parent.width
            quiet: true
            text: screen.table.bar.sentence
        }
        TextButton {
            objectName: "confirmPosition"
            enabled: screen.table.bar.canConfirm
            glyph: "check"
            kind: enabled ? "main" : "plain"
            text: qsTr("Confirm", "button: do what was picked")

            onClicked: screen.table.bar.confirm()
        }
    }
    Panel {
        id: detailsPanel

        objectName: "panel-details"
        title: qsTr("What is out", "menu: how many of each number lie on the table")

        Words {
            width: parent.width
            text: screen.table.standing.hard
            visible: text !== ""
        }
        Repeater {
            model: screen.table.standing.numbers

            delegate: Words {
                required property string sentence
                required property bool isEnd

                strong: isEnd
                text: sentence
                width: parent.width
            }
        }
    }
}
