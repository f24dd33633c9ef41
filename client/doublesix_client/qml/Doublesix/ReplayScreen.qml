pragma ComponentBehavior: Bound

import QtQuick

// A record, deal by deal and play by play: the stones in the middle, the hands around them.
FocusScope {
    id: screen

    objectName: "replay"
    required property QtObject replayed
    required property QtObject records
    property bool isFromTable: false

    readonly property QtObject lookBack: records.lookBack
    readonly property bool isWide: !Theme.narrow && !Theme.large
    readonly property real unit: Theme.unitReplay

    signal closed

    function step(event: KeyEvent): void {
        const keys = {
            [Qt.Key_Left]: () => replayed.back(),
            [Qt.Key_Right]: () => replayed.forward(),
            [Qt.Key_Home]: () => replayed.toBeginning(),
            [Qt.Key_End]: () => replayed.toEnd(),
            [Qt.Key_PageUp]: () => replayed.dealBefore(),
            [Qt.Key_PageDown]: () => replayed.dealAfter(),
            [Qt.Key_Escape]: () => closed()
        };
        if (!keys[event.key])
            return;
        keys[event.key]();
        event.accepted = true;
    }

    Accessible.name: replayed.title
    Accessible.role: Accessible.Pane

    Component.onCompleted: if (lookBack.phase !== "none")
        lookPanel.open()
    Component.onDestruction: if (replayed)
        replayed.pause()
    Keys.onPressed: event => step(event)

    Item {
        id: head

        anchors.left: parent.left
        anchors.leftMargin: Theme.margin - Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.top: parent.top
        anchors.topMargin: Theme.rim + Theme.small
        height: Math.max(Theme.target, titles.implicitHeight)

        IconButton {
            id: close

            objectName: "closeReplay"
            anchors.verticalCenter: parent.verticalCenter
            glyph: "back"
            //: A button: from a deal that is looked back on to the table where it was played.
            text: screen.isFromTable ? qsTr("Back to the table") : qsTr("Back to the records", "a button: from a record to the list")

            onClicked: screen.closed()
        }
        Column {
            id: titles

            anchors.left: close.right
            anchors.leftMargin: Theme.small
            anchors.right: tools.left
            anchors.rightMargin: Theme.small
            anchors.verticalCenter: parent.verticalCenter

            Words {
                objectName: "dealText"
                width: parent.width
                font.pixelSize: Theme.narrow ? Theme.name : Theme.heading
                strong: true
                text: screen.replayed.dealText
                Accessible.role: Accessible.Heading
            }
            Words {
                width: parent.width
                elide: Text.ElideRight
                font.pixelSize: Theme.note
                maximumLineCount: 2
                quiet: true
                text: screen.replayed.title + ". " + screen.replayed.viewText
            }
        }
        Row {
            id: tools

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.hair

            TextButton {
                objectName: "allHands"
                glyph: "eye"
                kind: "quiet"
                //: A button: show all four hands of a deal in a record.
                text: screen.isWide ? qsTr("All hands") : ""
                visible: screen.replayed.seat > 0
                //: The same button, as it is read aloud.
                Accessible.name: qsTr("All hands")

                onClicked: screen.replayed.lookFrom(0)
            }
            TextButton {
                objectName: "showLookBack"
                glyph: "hint"
                kind: "quiet"
                //: A button: show what could have been done in the deal that is shown.
                text: screen.isWide ? qsTr("Look back") : ""
                //: The same button, as it is read aloud.
                Accessible.name: qsTr("Look back")

                onClicked: lookPanel.open()
            }
            TextButton {
                objectName: "saveRecord"
                glyph: "copy"
                kind: "quiet"
                //: A button: save this record as a file.
                text: screen.isWide ? qsTr("Save as a file") : ""
                //: The same button, as it is read aloud.
                Accessible.name: qsTr("Save as a file")

                onClicked: savePanel.open()
            }
            IconButton {
                objectName: "showPoints"
                glyph: "records"
                //: A button: show the table of points, from which one goes to any deal.
                text: qsTr("Points")
                visible: !screen.isWide

                onClicked: pointPanel.open()
            }
        }
    }
    Item {
        id: table

        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.gap
        anchors.left: parent.left
        anchors.leftMargin: Theme.margin
        anchors.right: screen.isWide ? sheet.left : parent.right
        anchors.rightMargin: screen.isWide ? Theme.broad : Theme.margin
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap

        Column {
            id: rows

            spacing: Theme.hair
            width: parent.width

            Repeater {
                model: screen.isWide ? null : screen.replayed.hands

                ReplayHand {
                    objectName: "replayHand-" + seat
                    isViewer: seat === screen.replayed.seat
                    unit: Math.min(screen.unit, (rows.width - Theme.nameColumn - Theme.gap * 3) / 7 - Theme.hair)
                    width: rows.width

                    onClicked: screen.replayed.lookFrom(isViewer ? 0 : seat)
                }
            }
        }
        Repeater {
            id: around

            model: screen.isWide ? screen.replayed.hands : null

            ReplayHand {
                required property string place

                readonly property bool isSide: place === "left" || place === "right"

                objectName: "replayHand-" + seat
                across: isSide ? 4 : 7
                beside: !isSide
                isViewer: seat === screen.replayed.seat
                unit: screen.unit
                width: isSide ? Theme.replaySide : implicitWidth
                x: place === "left" ? 0 : place === "right" ? table.width - width : (table.width - width) / 2
                y: place === "top" ? 0 : place === "bottom" ? table.height - height : (table.height - height) / 2

                onClicked: screen.replayed.lookFrom(isViewer ? 0 : seat)
            }
        }
        Chain {
            id: chain

            readonly property real across: screen.isWide ? Theme.replaySide + Theme.gap : 0
            readonly property real above: screen.isWide ? screen.unit * 2 + Theme.gap * 3 : rows.height + Theme.small

            anchors.bottomMargin: screen.isWide ? above : 0
            anchors.fill: parent
            anchors.leftMargin: across
            anchors.rightMargin: across
            anchors.topMargin: above
            focus: false
            largest: Theme.unitReplayLayout
            model: screen.replayed.chain
        }
    }
    PointList {
        id: sheet

        objectName: "replayPoints"
        anchors.bottom: bar.top
        anchors.bottomMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        canChoose: true
        current: screen.replayed.deal - 1
        rows: screen.replayed.points
        title: screen.replayed.pointsTitle
        visible: screen.isWide
        width: Theme.panel - Theme.margin

        onChosen: deal => screen.replayed.goTo(deal)
    }
    ReplayBar {
        id: bar

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        focus: true
        lookBack: screen.lookBack
        replayed: screen.replayed

        slider.Keys.onPressed: event => screen.step(event)
    }
    // Above the bar: the record can be stepped through while a panel is open.
    Item {
        anchors.bottom: bar.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        clip: true

        Panel {
            id: pointPanel

            title: screen.replayed.pointsTitle

            PointList {
                canChoose: true
                current: screen.replayed.deal - 1
                lifted: false
                outlineWidth: 0
                padding: 0
                rows: screen.replayed.points
                title: ""
                width: parent.width

                onChosen: deal => {
                    screen.replayed.goTo(deal);
                    pointPanel.shut();
                }
            }
        }
        LookBackPanel {
            id: lookPanel

            lookBack: screen.lookBack
        }
        Panel {
            id: savePanel

            objectName: "savePanel"
            //: The title of a panel: write a record as a file.
            title: qsTr("Save as a file")

            Field {
                id: where

                objectName: "savePath"
                width: parent.width
                detail: screen.records.note
                fault: screen.records.fault
                //: The label of a line to write in: where a file is written.
                label: qsTr("File")
                text: screen.records.savePath

                onAccepted: screen.records.save(text)
                onEdited: screen.records.forgetNotes()
            }
            TextButton {
                objectName: "saveFile"
                kind: "ivory"
                //: A button: write the record as this file.
                text: qsTr("Save")

                onClicked: screen.records.save(where.text)
            }
            TextButton {
                objectName: "chooseSave"
                //: A button: choose in a dialog where a file is written.
                text: qsTr("Choose where")

                onClicked: chooser.open()
            }
        }
    }
    FileChooser {
        id: chooser

        isSaving: true

        onChosen: file => screen.records.save(file)
    }
}
