import QtQuick

// The way out of the room, and what can be read and set there.
Flow {
    id: links

    required property QtObject room

    signal policiesWanted
    signal rulesWanted

    spacing: Theme.hair

    TextButton {
        objectName: "room-leave"
        glyph: "door"
        kind: "quiet"
        width: Math.min(implicitWidth, parent.width)
        //: A button in the waiting room: leave the table.
        text: qsTr("Leave")
        onClicked: links.room.leave()
    }
    TextButton {
        objectName: "room-policies"
        glyph: "settings"
        kind: "quiet"
        width: Math.min(implicitWidth, parent.width)
        //: A button in the waiting room: what this table allows, as takebacks and hints.
        text: qsTr("What is allowed")
        onClicked: links.policiesWanted()
    }
    TextButton {
        objectName: "room-rules"
        glyph: "rules"
        kind: "quiet"
        width: Math.min(implicitWidth, parent.width)
        //: A button in the waiting room: the page with the rules of the game.
        text: qsTr("Rules")
        onClicked: links.rulesWanted()
    }
    TextButton {
        objectName: "room-mix"
        glyph: "restart"
        kind: "quiet"
        width: Math.min(implicitWidth, parent.width)
        //: A button in the waiting room: all get other seats by chance.
        text: qsTr("Mix the seats")
        visible: links.room.canMix
        onClicked: links.room.mix()
    }
}
