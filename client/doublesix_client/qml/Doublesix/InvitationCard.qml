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
            text: card.room.address !== "" ? qsTr("Read the code and the address aloud, send the link, or let them scan.") : card.room.isNear ? qsTr("On this network the code is enough. Elsewhere, send the link or let them scan.", "where the table is on this computer") : qsTr("Send the link, or let them scan.", "only where nothing but the link is enough")
            visible: card.room.link !== ""
        }
        Rectangle {
            Layout.fillWidth: true
            border.color: Theme.line
            border.width: 1
            color: Theme.raised
            implicitHeight: said.implicitHeight + Theme.wide * 2
            radius: Theme.radius
            visible: card.room.link !== ""

            Column {
                id: said

                anchors.left: parent.left
                anchors.margins: Theme.gap
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.hair

                Words {
                    objectName: "room-code"
                    width: parent.width
                    font.letterSpacing: 2
                    font.pixelSize: Theme.code
                    fontSizeMode: Text.HorizontalFit
                    horizontalAlignment: Text.AlignHCenter
                    minimumPixelSize: Theme.body
                    strong: true
                    text: card.room.code
                    wrapMode: Text.NoWrap
                    Accessible.name: qsTr("The code: %1", "accessible name").arg(text)
                }
                TextEdit {
                    objectName: "room-address"
                    width: parent.width
                    activeFocusOnTab: true
                    color: Theme.text
                    font.family: Theme.family
                    font.pixelSize: Theme.name
                    font.weight: Theme.medium
                    horizontalAlignment: Text.AlignHCenter
                    readOnly: true
                    selectByKeyboard: true
                    selectByMouse: true
                    selectedTextColor: Theme.surface
                    selectionColor: Theme.text
                    text: card.room.address
                    textFormat: TextEdit.PlainText
                    visible: text !== ""
                    wrapMode: TextEdit.WrapAnywhere
                    Accessible.name: qsTr("The address: %1", "accessible name; the address of a server").arg(text)

                    FocusRing {
                        anchors.fill: parent
                        visible: parent.activeFocus
                    }
                }
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
                visible: card.room.link !== ""
                onClicked: card.room.copyCode()
            }
            TextButton {
                objectName: "turn-link"
                width: Math.min(implicitWidth, parent.width)
                //: A button under a link: show the one that leads here by another address of this computer.
                text: qsTr("Another address")
                visible: card.room.canTurn
                Accessible.description: card.room.linkNote
                onClicked: card.room.turnLink()
            }
            TextButton {
                objectName: "open-to-friends"
                width: Math.min(implicitWidth, parent.width)
                glyph: "people"
                kind: "ivory"
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
