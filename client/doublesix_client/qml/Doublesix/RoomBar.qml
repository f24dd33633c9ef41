import QtQuick
import QtQuick.Layouts

// What the start waits for, and the start; beside it the way out, where there is room.
Rectangle {
    id: bar

    required property QtObject room
    property bool isStacked: false
    property alias start: start

    signal policiesWanted
    signal rulesWanted

    color: Theme.deck
    implicitHeight: Math.max(Theme.strip, line.implicitHeight + Theme.gap * 2)

    Seam {
        width: parent.width
    }
    GridLayout {
        id: line

        anchors.left: parent.left
        anchors.leftMargin: Theme.narrow ? Theme.wide : Theme.page - Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.narrow ? Theme.wide : Theme.page
        anchors.verticalCenter: parent.verticalCenter
        columnSpacing: Theme.wide
        columns: bar.isStacked ? 1 : 3
        rowSpacing: Theme.small

        RoomLinks {
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            room: bar.room
            visible: !bar.isStacked
            onPoliciesWanted: bar.policiesWanted()
            onRulesWanted: bar.rulesWanted()
        }
        Words {
            objectName: "room-waits"
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            horizontalAlignment: bar.isStacked ? Text.AlignLeft : Text.AlignRight
            quiet: bar.room.note === ""
            text: bar.room.note !== "" ? bar.room.note : bar.room.waits
            Accessible.role: bar.room.note !== "" ? Accessible.AlertMessage : Accessible.StaticText
        }
        TextButton {
            id: start

            objectName: "start"
            Layout.fillWidth: bar.isStacked
            enabled: bar.room.canStart
            kind: "main"
            text: bar.room.startText
            visible: bar.room.isHost
            onClicked: bar.room.start()
        }
    }
}
