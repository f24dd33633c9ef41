import QtQuick
import QtQuick.Layouts

// What can be done now, in one bar: the sentence, Confirm in the accent, and the quiet rest.
Rectangle {
    id: deck

    objectName: "bar"
    required property QtObject bar
    required property QtObject positions

    readonly property bool narrow: Theme.narrow || width < Theme.barLeast

    signal resultAsked
    // Confirm was pressed, with a pointer or without; nothing is done yet.
    signal confirming(pointed: bool)
    signal cancelling

    function takeFocus(): void {
        const main = (narrow ? tall : flat).item.main;
        if (main.visible && main.enabled)
            main.forceActiveFocus(Qt.TabFocusReason);
    }

    color: Theme.deck
    implicitHeight: (narrow ? tall : flat).implicitHeight + Theme.gap * 2
    Accessible.name: qsTr("What you can do", "accessible name of the bar")
    Accessible.role: Accessible.ToolBar

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    component Quiet: TextButton {
        kind: "quiet"
        stacked: deck.narrow
        Layout.fillWidth: deck.narrow
        Layout.preferredWidth: deck.narrow && !Theme.large ? 1 : -1
    }
    component Pass: Quiet {
        objectName: "pass"
        enabled: deck.bar.canPass
        glyph: "pass"
        text: qsTr("Pass", "button: say that nothing fits")
        visible: deck.bar.isSeated

        onClicked: {
            deck.bar.sayPass();
            deck.takeFocus();
        }
    }
    component Hint: Quiet {
        objectName: "hint"
        enabled: deck.bar.canHint
        glyph: "hint"
        text: qsTr("Hint", "button: what would a computer player do")
        visible: deck.bar.allowsHints

        onClicked: deck.bar.hint()
    }
    component Undo: Quiet {
        objectName: "undo"
        enabled: deck.bar.canUndo
        glyph: "undo"
        text: qsTr("Undo", "button: take back the last act")
        visible: deck.bar.allowsTakebacks

        onClicked: deck.bar.undo()
    }
    component Redo: Quiet {
        objectName: "redo"
        enabled: deck.bar.canRedo
        glyph: "redo"
        text: qsTr("Redo", "button: do again what was taken back")
        visible: deck.bar.allowsTakebacks

        onClicked: deck.bar.redo()
    }
    component Cancel: TextButton {
        objectName: "cancel"
        glyph: deck.narrow && Theme.large ? "close" : ""
        //: A button: drop what was picked.
        text: deck.narrow && Theme.large ? "" : qsTr("Cancel", "button: drop what was picked")
        Accessible.name: qsTr("Cancel", "button: drop what was picked")
        visible: deck.bar.canCancel

        onClicked: {
            deck.cancelling();
            deck.bar.cancel();
        }
    }
    component Confirm: TextButton {
        objectName: "confirm"
        enabled: deck.bar.canConfirm
        glyph: "check"
        kind: enabled ? "main" : "plain"
        text: qsTr("Confirm", "button: do what was picked")
        visible: deck.bar.isSeated && !deck.bar.isOver

        onClicked: {
            // First, for what is disabled while it has the focus leaves the keyboard nowhere.
            deck.confirming(focusReason === Qt.MouseFocusReason);
            deck.bar.confirm();
        }
    }
    component Result: TextButton {
        objectName: "result"
        kind: "ivory"
        text: qsTr("Back to the result", "button: from the table to how the deal ended")
        visible: deck.bar.isOver

        onClicked: deck.resultAsked()
    }
    component Sentence: Words {
        objectName: "sentence"
        font.pixelSize: Theme.name
        text: deck.bar.sentence
        Layout.fillWidth: true
        Accessible.name: text
        Accessible.role: Accessible.StaticText
    }
    component Openers: Repeater {
        model: deck.positions.isNaming ? deck.positions.rows : null

        delegate: TextButton {
            objectName: "opener-" + key
            required property string key
            required property string label
            required property string sentence
            required property bool isChosen

            checked: isChosen
            detail: sentence
            glyph: isChosen ? "check" : ""
            text: label
            Layout.fillWidth: deck.narrow

            onClicked: deck.positions.press(key)
        }
    }

    Loader {
        id: flat

        active: !deck.narrow
        anchors.left: parent.left
        anchors.leftMargin: Theme.margin - Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter

        sourceComponent: ColumnLayout {
            property alias main: flatMain

            spacing: Theme.small

            Sentence {
                visible: Theme.large && text !== ""
            }
            // What is written first is what Tab comes to first; it stands at the right.
            RowLayout {
                layoutDirection: Qt.RightToLeft
                spacing: Theme.small
                Layout.fillWidth: true

                Confirm {
                    id: flatMain

                    Layout.minimumWidth: 156
                }
                Cancel {}
                Result {}
                RowLayout {
                    layoutDirection: Qt.LeftToRight
                    spacing: Theme.small

                    Openers {}
                }
                Sentence {
                    horizontalAlignment: Text.AlignRight
                    visible: !Theme.large
                    Layout.leftMargin: Theme.gap
                    Layout.rightMargin: Theme.gap
                }
                Item {
                    visible: Theme.large
                    Layout.fillWidth: true
                }
                RowLayout {
                    layoutDirection: Qt.LeftToRight
                    spacing: Theme.small

                    Pass {}
                    Hint {}
                    Undo {}
                    Redo {}
                }
            }
        }
    }
    Loader {
        id: tall

        active: deck.narrow
        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter

        sourceComponent: ColumnLayout {
            property alias main: tallMain

            spacing: Theme.small

            RowLayout {
                spacing: Theme.small
                Layout.fillWidth: true

                Openers {}
            }
            RowLayout {
                layoutDirection: Qt.RightToLeft
                spacing: Theme.small
                Layout.fillWidth: true

                Confirm {
                    id: tallMain

                    Layout.fillWidth: true
                    Layout.horizontalStretchFactor: 2
                }
                Cancel {
                    Layout.fillWidth: !Theme.large
                }
                Result {
                    Layout.fillWidth: true
                }
            }
            RowLayout {
                spacing: 0
                Layout.fillWidth: true

                Pass {}
                Hint {}
                Undo {}
                Redo {}
            }
        }
    }
}
