pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// The end of a deal: what happened, the four hands, the pegs, who opens next, the record of points.
//
// It lays no ground: whoever shows it does, and does what the signals ask for.
FocusScope {
    id: view

    required property var result
    property string lookFault: ""
    readonly property int shownDeal: result.isShown ? result.deal : 0
    readonly property bool sideBySide: !Theme.narrow && !Theme.large
    property bool faceUp: false
    property bool settled: false
    property bool isFresh: false

    signal goOnAsked
    signal undoAsked
    signal redoAsked
    signal restartAsked
    signal tableAsked
    signal lookBackAsked
    signal stopAsked

    function begin() {
        faceUp = false;
        settled = false;
        isFresh = shownDeal > 0;
        if (shownDeal > 0)
            turning.start();
    }
    function ask(what: var): void {
        if (!isFresh)
            what();
    }
    function takeFocus() {
        if (goOn.visible && goOn.enabled)
            goOn.forceActiveFocus(Qt.OtherFocusReason);
        else
            table.forceActiveFocus(Qt.OtherFocusReason);
    }
    function turnUp() {
        faceUp = shownDeal > 0;
    }

    Accessible.name: result.headline
    Accessible.role: Accessible.Pane

    Component.onCompleted: begin()
    Keys.onEscapePressed: ask(tableAsked)
    onShownDealChanged: begin()

    // Not Qt.callLater: that calls even when the page was taken down meanwhile.
    Timer {
        id: turning

        interval: 0

        onTriggered: view.turnUp()
    }
    Timer {
        interval: Theme.reveal
        running: view.faceUp && !view.settled

        onTriggered: view.settled = true
    }
    Timer {
        interval: Theme.fresh
        running: view.isFresh

        onTriggered: view.isFresh = false
    }
    Scroller {
        id: page

        objectName: "resultPage"
        anchors.bottom: bar.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        padding: Theme.narrow ? Theme.wide : Theme.margin

        GridLayout {
            id: content

            anchors.horizontalCenter: parent.horizontalCenter
            columnSpacing: Theme.page
            columns: view.sideBySide ? 2 : 1
            height: view.sideBySide ? Math.max(implicitHeight, page.height - 2 * page.padding) : implicitHeight
            rowSpacing: Theme.broad
            width: Math.min(page.width - 2 * Theme.page, Theme.sheet)

            ColumnLayout {
                Layout.alignment: Qt.AlignTop
                Layout.fillHeight: false
                Layout.fillWidth: true
                spacing: Theme.broad

                ColumnLayout {
                    Layout.fillWidth: true
                    Layout.maximumWidth: Theme.column * Theme.textScale
                    spacing: Theme.small

                    Words {
                        objectName: "resultTitle"
                        Layout.fillWidth: true
                        quiet: true
                        text: view.result.title
                    }
                    Words {
                        objectName: "resultHeadline"
                        Layout.fillWidth: true
                        font.pixelSize: Theme.result
                        strong: true
                        text: view.result.headline
                        Accessible.role: Accessible.Heading
                    }
                    Words {
                        objectName: "resultReason"
                        Layout.fillWidth: true
                        font.pixelSize: Theme.name
                        quiet: true
                        text: view.result.reason
                        visible: text !== ""
                    }
                    FairMark {
                        Layout.fillWidth: true
                        detail: view.result.fairDetail
                        kind: view.result.fairKind
                        text: view.result.fairText
                    }
                }
                GridLayout {
                    id: cards

                    readonly property real room: (columns === 2 ? (width - columnSpacing) / 2 : width) - 2 * Theme.broad - (Theme.large ? 0 : Theme.nameColumn + Theme.gap)

                    Layout.fillWidth: true
                    columnSpacing: Theme.broad
                    columns: view.sideBySide ? 2 : 1
                    rowSpacing: Theme.wide
                    uniformCellWidths: true

                    Repeater {
                        model: view.result.sides

                        ResultSide {
                            Layout.fillHeight: true
                            Layout.fillWidth: true
                            faceUp: view.faceUp
                            isCounted: view.result.isCounted
                            unit: Math.min(Theme.unitResult, cards.room / Math.max(1, view.result.longest) - Theme.small)
                        }
                    }
                }
                GridLayout {
                    Layout.fillWidth: true
                    columnSpacing: Theme.margin
                    columns: view.sideBySide ? 2 : 1
                    rowSpacing: Theme.wide

                    Track {
                        objectName: "resultTrack"
                        Layout.alignment: Qt.AlignVCenter
                        dot: Theme.dotResult
                        first: view.settled ? view.result.first : view.result.firstBefore
                        firstLeft: view.settled ? view.result.firstLeft : -1
                        second: view.settled ? view.result.second : view.result.secondBefore
                        secondLeft: view.settled ? view.result.secondLeft : -1
                        sentence: view.result.scoreText
                        target: view.result.target
                    }
                    ColumnLayout {
                        Layout.alignment: Qt.AlignVCenter
                        Layout.fillWidth: true
                        spacing: Theme.hair

                        Words {
                            objectName: "openerText"
                            Layout.fillWidth: true
                            font.pixelSize: Theme.narrow ? Theme.name : Theme.heading
                            strong: true
                            text: view.result.openerText
                        }
                        Words {
                            objectName: "openerReason"
                            Layout.fillWidth: true
                            font.pixelSize: Theme.narrow ? Theme.body : Theme.name
                            quiet: true
                            text: view.result.openerReason
                            visible: text !== ""
                        }
                    }
                }
            }
            PointList {
                objectName: "resultPoints"
                Layout.fillHeight: view.sideBySide
                Layout.fillWidth: !view.sideBySide
                Layout.preferredHeight: view.sideBySide ? 0 : -1
                Layout.preferredWidth: view.sideBySide ? Theme.panel : -1
                note: view.result.pointsNote
                rows: view.result.points
                title: view.result.pointsTitle
            }
        }
    }
    Rectangle {
        id: bar

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        color: Theme.deck
        height: acts.implicitHeight + 2 * Theme.gap

        Rectangle {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            color: Theme.line
            height: 1
        }
        GridLayout {
            id: acts

            anchors.left: parent.left
            anchors.leftMargin: Theme.narrow ? Theme.margin : Theme.page - Theme.gap
            anchors.right: parent.right
            anchors.rightMargin: Theme.narrow ? Theme.margin : Theme.page
            anchors.verticalCenter: parent.verticalCenter
            columnSpacing: Theme.wide
            columns: view.sideBySide ? 2 : 1
            layoutDirection: view.sideBySide ? Qt.RightToLeft : Qt.LeftToRight
            rowSpacing: Theme.small

            GridLayout {
                Layout.alignment: Qt.AlignRight
                Layout.fillWidth: true
                columnSpacing: Theme.wide
                columns: view.sideBySide ? 2 : 1
                rowSpacing: Theme.hair

                Words {
                    objectName: "readyText"
                    Layout.fillWidth: true
                    horizontalAlignment: view.sideBySide ? Text.AlignRight : Text.AlignHCenter
                    quiet: true
                    text: view.lookFault || view.result.readyText
                    visible: text !== "" || view.sideBySide
                }
                TextButton {
                    id: goOn

                    objectName: "goOn"
                    Layout.fillWidth: !view.sideBySide
                    enabled: view.result.canGoOn
                    focus: true
                    glyph: "next"
                    kind: "main"
                    text: view.result.nextText
                    visible: view.result.isSeated

                    onClicked: view.ask(view.goOnAsked)
                }
            }
            GridLayout {
                Layout.fillWidth: true
                columnSpacing: Theme.narrow ? Theme.hair : Theme.small
                columns: Theme.narrow && Theme.large ? 3 : view.result.canRedo ? 6 : 5
                uniformCellWidths: Theme.narrow

                TextButton {
                    id: table

                    objectName: "lookAtTable"
                    Layout.fillWidth: Theme.narrow
                    glyph: "eye"
                    kind: "quiet"
                    stacked: Theme.narrow
                    //: A button at the end of a deal: shows how the tiles lie.
                    text: Theme.narrow ? qsTr("Table") : qsTr("Look at the table")
                    //: The same button, as it is read aloud.
                    Accessible.name: qsTr("Look at the table")

                    onClicked: view.ask(view.tableAsked)
                }
                TextButton {
                    objectName: "lookBack"
                    Layout.fillWidth: Theme.narrow
                    glyph: "hint"
                    kind: "quiet"
                    stacked: Theme.narrow
                    //: A button at the end of a deal: shows what could have been done in it.
                    text: qsTr("Look back")

                    onClicked: view.ask(view.lookBackAsked)
                }
                TextButton {
                    objectName: "undo"
                    Layout.fillWidth: Theme.narrow
                    enabled: view.result.canUndo
                    glyph: "undo"
                    kind: "quiet"
                    stacked: Theme.narrow
                    //: A button at the end of a deal: take the last act back.
                    text: qsTr("Undo")
                    visible: view.result.isSeated

                    onClicked: view.ask(view.undoAsked)
                }
                TextButton {
                    objectName: "redo"
                    Layout.fillWidth: Theme.narrow
                    glyph: "redo"
                    kind: "quiet"
                    stacked: Theme.narrow
                    //: A button at the end of a deal: do again what was taken back.
                    text: qsTr("Redo")
                    visible: view.result.canRedo

                    onClicked: view.ask(view.redoAsked)
                }
                TextButton {
                    objectName: "restart"
                    Layout.fillWidth: Theme.narrow
                    enabled: view.result.canRestart
                    glyph: "restart"
                    kind: "quiet"
                    stacked: Theme.narrow
                    //: A button at the end of a deal: the same tiles again, from the start.
                    text: Theme.narrow ? qsTr("Again") : qsTr("Play this deal again")
                    visible: view.result.isSeated
                    //: The same button, as it is read aloud.
                    Accessible.name: qsTr("Play this deal again")

                    onClicked: view.ask(view.restartAsked)
                }
                TextButton {
                    objectName: "stop"
                    Layout.fillWidth: Theme.narrow
                    glyph: "door"
                    kind: "quiet"
                    stacked: Theme.narrow
                    //: A button at the end of a deal: leave; the session is kept and can be carried on.
                    text: Theme.narrow ? qsTr("Stop") : qsTr("Stop and keep")
                    visible: view.result.isSeated
                    //: The same button, as it is read aloud.
                    Accessible.name: qsTr("Stop and keep")

                    onClicked: view.ask(view.stopAsked)
                }
            }
        }
    }
    // Who presses now means what stood here while the deal was played.
    MouseArea {
        anchors.fill: parent
        enabled: view.isFresh
    }
}
