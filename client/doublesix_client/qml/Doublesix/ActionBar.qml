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

        onClicked: deck.bar.sayPass()
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

        onClicked: deck.bar.cancel()
    }
    component Confirm: TextButton {
        objectName: "confirm"
        enabled: deck.bar.canConfirm
        glyph: "check"
        kind: enabled ? "main" : "plain"
        text: qsTr("Confirm", "button: do what was picked")
        visible: deck.bar.isSeated && !deck.bar.isOver

        onClicked: deck.bar.confirm()
    }
    component Result: TextButton {
        objectName: "result"
        kind: "ivory"
        text: qsTr("Back to the result", "button: from the table to how the deal ended")
        visible: deck.bar.isOver

        onClicked: deck.resultAsked()
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

        sourceComponent: RowLayout {
            spacing: Theme.small

            Pass {}
            Hint {}
            Undo {}
            Redo {}
            Words {
                objectName: "sentence"
                font.pixelSize: Theme.name
                horizontalAlignment: Text.AlignRight
                text: deck.bar.sentence
                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap
                Layout.rightMargin: Theme.gap
                Accessible.name: text
                Accessible.role: Accessible.StaticText
            }
            Openers {}
            Cancel {}
            Result {}
            Confirm {
                Layout.minimumWidth: 156
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
            spacing: Theme.small

            RowLayout {
                spacing: Theme.small
                Layout.fillWidth: true

                Openers {}
            }
            RowLayout {
                spacing: Theme.small
                Layout.fillWidth: true

                Cancel {
                    Layout.fillWidth: !Theme.large
                }
                Result {
                    Layout.fillWidth: true
                }
                Confirm {
                    Layout.fillWidth: true
                    Layout.horizontalStretchFactor: 2
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
