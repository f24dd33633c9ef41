import QtQuick

// The table: the layout in the middle, the seats around it, one's hand below, and what can be done.
FocusScope {
    id: screen

    objectName: "tableScreen"
    required property QtObject table

    property string lookFault: ""
    property bool looksAtTable: false

    readonly property bool isCovered: table.cover.seat > 0
    readonly property bool showsResult: table.bar.isOver && table.moment.isPast && !looksAtTable
    readonly property Item openPanel: panels.openPanel

    signal pageChosen(string page)
    signal lookBackAsked

    function show(page: string): void {
        panels.show(page);
    }

    function resume(): void {
        const place = openPanel?.activeFocus ? openPanel : (isCovered ? cover : showsResult ? result : around).item;
        place.takeFocus();
    }

    Shortcut {
        enabled: screen.visible && !screen.openPanel
        sequence: "Escape"

        onActivated: screen.table.bar.cancel()
    }
    Shortcut {
        enabled: screen.visible
        sequence: "F1"

        onActivated: if (screen.openPanel?.objectName !== "panel-keys")
            screen.show("keys")
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
        id: around

        anchors.fill: parent
        active: !screen.isCovered
        focus: active && !screen.showsResult
        visible: !screen.showsResult

        sourceComponent: FocusScope {
            id: seen

            readonly property real barHeight: bar.height

            function takeFocus(): void {
                if (!hand.takeFocus())
                    menu.forceActiveFocus(Qt.OtherFocusReason);
            }

            focus: true

            Connections {
                target: screen.table.hand

                function onConfirmWanted(): void {
                    bar.takeFocus();
                }
                function onEndWanted(): void {
                    chain.takeTarget();
                }
            }
            Connections {
                target: screen.table.picking

                function onConfirmed(): void {
                    if (hand.activeFocus || chain.activeFocus)
                        hand.waitForTurn(hand.isPointed);
                }
            }
            Item {
                id: room

                property real across: 0
                readonly property bool isTight: Theme.narrow && Theme.large && hand.y - chips.y < Theme.tightChips

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
                    //: A button, and the heading of what it opens: what can be done with the table.
                    text: Theme.narrow ? "" : qsTr("Menu")
                    y: Theme.narrow ? Theme.small : Theme.broad
                    Accessible.description: screen.table.talk.unreadText
                    Accessible.name: qsTr("Menu")

                    onClicked: screen.show("menu")

                    Badge {
                        anchors.horizontalCenter: parent.right
                        anchors.horizontalCenterOffset: Theme.narrow ? -Theme.gap : 0
                        anchors.verticalCenter: parent.top
                        anchors.verticalCenterOffset: Theme.narrow ? Theme.gap : 0
                        count: screen.table.talk.unread
                    }
                }
                Grid {
                    id: chips

                    columns: Theme.chipColumns
                    spacing: Theme.small
                    visible: Theme.narrow
                    x: Theme.gap
                    y: corner.y + corner.height + Theme.broad

                    Repeater {
                        model: Theme.narrow ? screen.table.plaques.rows : null

                        delegate: PlaqueOfSeat {
                            brief: Theme.large
                            shape: "chip"
                            tight: room.isTight
                            tiles: held
                            width: (room.width - Theme.gap * 2 - Theme.small * (Theme.chipColumns - 1)) / Theme.chipColumns
                        }
                    }
                }
                Repeater {
                    model: Theme.narrow ? null : screen.table.plaques.rows

                    delegate: PlaqueOfSeat {
                        readonly property real foot: place === "top" ? y + height : 0
                        readonly property real beside: corner.x + corner.width + Theme.gap

                        brief: Theme.large && place === "bottom"
                        shape: place === "top" ? "flat" : "card"
                        visible: place !== "bottom" || !bar.narrow
                        tiles: place === "bottom" ? -1 : held
                        width: place === "top" ? Math.min(implicitWidth, menu.x - Theme.gap - beside) : implicitWidth
                        x: {
                            const side = Theme.margin - Theme.rim;
                            return place === "right" ? room.width - width - side : place === "top" ? Math.max(beside, (room.width - width) / 2) : side;
                        }
                        y: {
                            if (place === "top")
                                return Theme.broad;
                            if (place === "bottom")
                                return bar.y - strip.height - height - Theme.broad;
                            return Math.max(corner.y + corner.height + Theme.gap, (bar.y - strip.height - height) * 0.42);
                        }

                        Component.onCompleted: if (foot)
                            room.across = foot
                        onFootChanged: if (foot)
                            room.across = foot
                    }
                }
                HandRow {
                    id: hand

                    anchors.bottom: bar.top
                    anchors.bottomMargin: Theme.broad + strip.height
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.narrow ? Theme.gap : Theme.margin + Theme.cardWidth + Theme.gap - Theme.rim
                    anchors.right: parent.right
                    anchors.rightMargin: anchors.leftMargin
                    focus: true
                    hand: screen.table.hand
                    z: 1

                    onEndsWanted: chain.takeTarget()
                    onOnwardWanted: bar.takeFocus()
                }
                Chain {
                    id: chain

                    objectName: "chain"
                    anchors.bottom: Theme.narrow && prompt.visible ? prompt.top : sentence.visible ? sentence.top : hand.top
                    anchors.bottomMargin: Theme.small
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.narrow ? Theme.gap : Theme.margin + Theme.cardWidth + Theme.gap - Theme.rim
                    anchors.right: parent.right
                    anchors.rightMargin: anchors.leftMargin
                    anchors.top: Theme.narrow ? chips.bottom : parent.top
                    anchors.topMargin: Theme.narrow ? Theme.broad : Math.max(Theme.broad + Theme.flatHeight, room.across) + Theme.broad
                    visible: height > Theme.target
                    model: screen.table.chain

                    onGroundTapped: screen.table.bar.cancel()
                    onHandWanted: hand.comeBack()
                }
                Words {
                    id: sentence

                    objectName: "sentence"
                    anchors.bottom: hand.top
                    anchors.bottomMargin: Theme.small
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.narrow ? Theme.gap : Theme.margin + Theme.cardWidth + Theme.gap - Theme.rim
                    anchors.right: parent.right
                    anchors.rightMargin: anchors.leftMargin
                    horizontalAlignment: Text.AlignHCenter
                    text: screen.table.bar.sentence
                    visible: bar.narrow && !(Theme.large && (prompt.visible || strip.height > 0)) && hand.y - chips.y - chips.height > height
                }
                ActionBar {
                    id: bar

                    anchors.bottom: parent.bottom
                    anchors.left: parent.left
                    anchors.right: parent.right
                    bar: screen.table.bar
                    positions: screen.table.positions

                    onCancelling: hand.comeBack()
                    onConfirming: pointed => hand.waitForTurn(pointed)
                    onResultAsked: screen.looksAtTable = false
                }
                PromptCard {
                    id: prompt

                    anchors.bottom: !Theme.narrow ? bar.top : sentence.visible ? sentence.top : hand.top
                    anchors.bottomMargin: Theme.narrow ? Theme.small : Theme.broad + strip.height
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.narrow ? Theme.gap : Theme.margin - Theme.rim
                    isAside: screen.openPanel !== null || (Theme.large && screen.table.bar.isHint) || (bar.narrow && !Theme.narrow) || (Theme.narrow && hand.y - chips.y - chips.height < implicitHeight + Theme.unitLayout * 4)
                    prompts: screen.table.prompts
                    width: Theme.narrow ? parent.width - Theme.gap * 2 : Theme.cardWidth + Theme.page
                    z: 1
                }
            }
        }
    }
    Loader {
        id: cover

        anchors.fill: parent
        anchors.bottomMargin: strip.height
        active: screen.isCovered
        focus: active

        sourceComponent: CoverView {
            cover: screen.table.cover
        }
    }
    Loader {
        id: result

        active: screen.showsResult
        anchors.fill: parent
        anchors.margins: Theme.rim
        anchors.bottomMargin: Theme.rim + strip.height
        anchors.rightMargin: Theme.rim + (screen.openPanel ? screen.openPanel.taken : 0)
        focus: active

        sourceComponent: ResultView {
            focus: true
            lookFault: screen.lookFault
            result: screen.table.result

            onLookBackAsked: screen.lookBackAsked()
            onGoOnAsked: screen.table.bar.goOn()
            onRedoAsked: screen.table.bar.redo()
            onRestartAsked: screen.table.bar.restart()
            onStopAsked: screen.show("menu")
            onTableAsked: screen.looksAtTable = true
            onUndoAsked: screen.table.bar.undo()
        }
    }
    IconButton {
        objectName: "resultMenu"
        anchors.right: parent.right
        anchors.rightMargin: Theme.rim + Theme.hair + (screen.openPanel ? screen.openPanel.taken : 0)
        anchors.top: parent.top
        anchors.topMargin: Theme.rim
        glyph: "menu"
        plain: false
        //: A button at the end of a deal: what else can be done with the table.
        text: qsTr("Menu")
        visible: screen.showsResult
        Accessible.description: screen.table.talk.unreadText

        onClicked: screen.show("menu")

        Badge {
            anchors.bottom: parent.bottom
            anchors.right: parent.right
            count: screen.table.talk.unread
        }
    }
    AskingStrip {
        id: strip

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.rim + (around.item && !screen.showsResult ? around.item.barHeight : 0)
        anchors.left: parent.left
        anchors.leftMargin: Theme.rim
        anchors.right: parent.right
        anchors.rightMargin: Theme.rim + (screen.openPanel ? screen.openPanel.taken : 0)
        asking: screen.table.asking
        height: implicitHeight
        most: screen.height * Theme.strips

        onSettled: screen.resume()
    }
    TablePanels {
        id: panels

        anchors.fill: parent
        table: screen.table

        onPageChosen: page => screen.pageChosen(page)
    }
}
