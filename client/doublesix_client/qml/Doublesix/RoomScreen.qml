import QtQuick
import QtQuick.Layouts

// Where people wait for the first deal: the seats, the invitation, and the start.
Item {
    id: screen

    objectName: "room"
    required property QtObject room
    required property QtObject allowing
    property alias panel: policies

    signal rulesWanted

    Accessible.name: room.title
    Accessible.role: Accessible.Pane

    // Wide: the seats on the left, what is for others on the right.
    Item {
        id: left

        anchors.bottom: bar.top
        anchors.left: parent.left
        anchors.right: right.left
        anchors.top: parent.top
        visible: !Theme.narrow

        Scroller {
            anchors.fill: parent
            padding: Theme.page - Theme.broad

            Loader {
                active: !Theme.narrow
                sourceComponent: seatsPart
                width: parent.width
            }
        }
    }
    Scroller {
        id: right

        anchors.bottom: bar.top
        anchors.right: parent.right
        anchors.top: parent.top
        padding: Theme.narrow ? Theme.wide : Theme.page - Theme.broad
        width: Theme.narrow ? parent.width : Math.min(Theme.invitationWidth + padding * 2, parent.width * 0.45)

        ColumnLayout {
            spacing: Theme.broad
            width: parent.width

            Loader {
                Layout.fillWidth: true
                active: Theme.narrow
                sourceComponent: seatsPart
                visible: active
            }
            InvitationCard {
                Layout.fillWidth: true
                room: screen.room
            }
            PeopleCard {
                Layout.fillWidth: true
                room: screen.room
                visible: isNeeded
            }
            RoomLinks {
                Layout.fillWidth: true
                room: screen.room
                visible: Theme.narrow
                onPoliciesWanted: policies.open()
                onRulesWanted: screen.rulesWanted()
            }
        }
    }
    RoomBar {
        id: bar

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        room: screen.room
        onPoliciesWanted: policies.open()
        onRulesWanted: screen.rulesWanted()
    }
    // Above the bar: what may be begun stays in reach.
    Item {
        anchors.bottom: bar.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top

        Panel {
            id: policies

            objectName: "policies"
            title: qsTr("What this table allows")

            PoliciesList {
                allowing: screen.allowing
                width: parent.width
            }
        }
    }
    Component {
        id: seatsPart

        ColumnLayout {
            spacing: Theme.small

            Words {
                objectName: "room-title"
                Layout.fillWidth: true
                font.pixelSize: Theme.result
                strong: true
                text: screen.room.title
                Accessible.role: Accessible.Heading
            }
            Words {
                Layout.bottomMargin: Theme.broad
                Layout.fillWidth: true
                font.pixelSize: Theme.name
                quiet: true
                text: screen.room.subtitle
            }
            SeatsAround {
                Layout.alignment: Qt.AlignHCenter
                Layout.fillWidth: true
                room: screen.room
            }
        }
    }
}
