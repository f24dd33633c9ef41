import QtQuick
import QtQuick.Layouts

// What others need to come to this table: a code to say, a link to send, a square to scan.
Card {
    id: card

    required property QtObject room

    contentItem: ColumnLayout {
        spacing: Theme.gap

        Words {
            Layout.fillWidth: true
            font.pixelSize: Theme.heading
            strong: true
            //: In the waiting room: a heading over the code of the table.
            text: qsTr("Invite someone")
            Accessible.role: Accessible.Heading
        }
        Words {
            Layout.fillWidth: true
            quiet: true
            //: Under that heading; "scan" is with the camera of a telephone.
            text: qsTr("Read the code aloud, send the link, or let them scan.")
            visible: card.room.link !== ""
        }
        Rectangle {
            Layout.fillWidth: true
            border.color: Theme.line
            border.width: 1
            color: Theme.raised
            implicitHeight: code.implicitHeight + Theme.broad * 2
            radius: Theme.radius

            Words {
                id: code

                objectName: "room-code"
                anchors.fill: parent
                anchors.leftMargin: Theme.gap
                anchors.rightMargin: Theme.gap
                font.letterSpacing: 2
                font.pixelSize: Theme.code
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: Theme.body
                strong: true
                text: card.room.code
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
                Accessible.name: qsTr("The code: %1", "accessible name").arg(text)
            }
        }
        Rectangle {
            Layout.alignment: Qt.AlignHCenter
            color: Theme.paper
            implicitHeight: implicitWidth
            implicitWidth: Theme.scanned + Theme.wide * 2
            radius: Theme.radius
            visible: card.room.square !== ""

            Image {
                objectName: "room-square"
                anchors.centerIn: parent
                width: Theme.scanned
                height: Theme.scanned
                source: card.room.square
                Accessible.name: qsTr("The link as a square for a camera", "accessible name")
                Accessible.role: Accessible.Graphic
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            TextButton {
                objectName: "copy-link"
                width: Math.min(implicitWidth, parent.width)
                glyph: "copy"
                //: A button: put the link to this table where it can be pasted.
                text: qsTr("Copy link")
                visible: card.room.link !== ""
                onClicked: card.room.copyLink()
            }
            TextButton {
                objectName: "copy-code"
                width: Math.min(implicitWidth, parent.width)
                glyph: "copy"
                //: A button: put the code of this table where it can be pasted.
                text: qsTr("Copy code")
                onClicked: card.room.copyCode()
            }
            TextButton {
                objectName: "open-to-friends"
                width: Math.min(implicitWidth, parent.width)
                glyph: "people"
                //: A button: let other devices come to a table that was made for this one alone.
                text: qsTr("Open to friends")
                visible: card.room.canOpen
                Accessible.description: card.room.linkNote
                onClicked: card.room.openToFriends()
            }
        }
        Words {
            Layout.fillWidth: true
            font.pixelSize: Theme.note
            quiet: true
            text: card.room.linkNote
            visible: text !== ""
        }
    }
}
