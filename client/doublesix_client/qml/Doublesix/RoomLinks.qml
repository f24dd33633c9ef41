import QtQuick
import QtQuick.Layouts

// The way out of the room, and what can be read and set there.
RowLayout {
    id: links

    required property QtObject room

    signal policiesWanted
    signal rulesWanted

    spacing: Theme.hair

    TextButton {
        objectName: "room-leave"
        Layout.fillWidth: Theme.narrow
        glyph: "door"
        kind: "quiet"
        stacked: Theme.narrow
        text: qsTr("Leave")
        onClicked: links.room.leave()
    }
    TextButton {
        objectName: "room-policies"
        Layout.fillWidth: Theme.narrow
        glyph: "settings"
        kind: "quiet"
        stacked: Theme.narrow
        text: qsTr("What is allowed")
        onClicked: links.policiesWanted()
    }
    TextButton {
        objectName: "room-rules"
        Layout.fillWidth: Theme.narrow
        glyph: "rules"
        kind: "quiet"
        stacked: Theme.narrow
        text: qsTr("Rules")
        onClicked: links.rulesWanted()
    }
    TextButton {
        objectName: "room-mix"
        Layout.fillWidth: Theme.narrow
        glyph: "restart"
        kind: "quiet"
        stacked: Theme.narrow
        text: qsTr("Mix the seats")
        visible: links.room.canMix
        onClicked: links.room.mix()
    }
}
