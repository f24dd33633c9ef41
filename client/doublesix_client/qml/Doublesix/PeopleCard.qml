import QtQuick
import QtQuick.Layouts

// Those at the table who have no seat, and a way to seat more people at this device.
Card {
    id: card

    required property QtObject room

    readonly property bool isNeeded: room.canShare || waiting.count > 0

    contentItem: ColumnLayout {
        spacing: Theme.gap

        Words {
            Layout.fillWidth: true
            font.pixelSize: Theme.name
            strong: true
            text: card.room.watching
            visible: text !== ""
            Accessible.role: Accessible.Heading
        }
        Repeater {
            id: waiting

            model: card.room.waiting

            delegate: ColumnLayout {
                id: one

                required property int person
                required property string title
                required property bool isMe
                required property list<int> seats

                Layout.fillWidth: true
                spacing: Theme.hair

                Words {
                    objectName: "waiting-" + one.person
                    Layout.fillWidth: true
                    text: one.isMe ? qsTr("%1 (you)", "%1 is the reader's own name").arg(one.title) : one.title
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.small
                    visible: one.seats.length > 0

                    Repeater {
                        model: one.seats

                        delegate: TextButton {
                            required property int modelData

                            objectName: "give-" + one.person + "-" + modelData
                            width: Math.min(implicitWidth, parent.width)
                            text: qsTr("Seat %1", "a button that gives somebody this seat, 1 to 4").arg(modelData)
                            Accessible.name: qsTr("Give %1 seat %2", "accessible name; a person, and a seat from 1 to 4").arg(one.title).arg(modelData)
                            onClicked: card.room.give(one.person, modelData)
                        }
                    }
                }
            }
        }
        Field {
            id: name

            objectName: "room-share"
            Layout.fillWidth: true
            //: In the waiting room: a field for the name of another person who plays at this device.
            label: qsTr("Somebody else at this device")
            maximumLength: 40
            //: Stands in that field while it is empty.
            placeholder: qsTr("Their name")
            visible: card.room.canShare
            onAccepted: add.clicked()
        }
        TextButton {
            id: add

            objectName: "room-share-add"
            enabled: name.text.trim() !== ""
            glyph: "plus"
            //: A button beside that field.
            text: qsTr("Give them a seat")
            visible: card.room.canShare
            onClicked: {
                card.room.share(name.text);
                name.text = "";
            }
        }
    }
}
