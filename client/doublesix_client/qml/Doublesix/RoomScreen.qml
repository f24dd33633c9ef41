import QtQuick
import QtQuick.Layouts

// Where people wait for the first deal: the seats, the invitation, and the start.
Item {
    id: screen

    objectName: "room"
    required property QtObject room
    required property QtObject allowing
    property alias panel: policies

    readonly property real across: Theme.seatWidth * 3 + Theme.broad * 2 + Theme.page * 2
    readonly property bool isAround: !Theme.narrow && width >= across
    readonly property bool isColumn: !isAround || width < across + Theme.invitationWidth + Theme.page
    readonly property real side: isColumn ? 0 : Math.max(0, (width - Theme.widest) / 2)

    signal rulesWanted

    Accessible.name: room.title
    Accessible.role: Accessible.Pane

    // Wide: the seats on the left, what is for others on the right.
    Item {
        id: left

        anchors.bottom: bar.top
        anchors.left: parent.left
        anchors.leftMargin: screen.side
        anchors.right: right.left
        anchors.top: parent.top
        visible: !screen.isColumn

        Scroller {
            id: scroller

            anchors.fill: parent
            padding: Theme.page - Theme.broad

            Item {
                implicitHeight: Math.max(seats.implicitHeight, scroller.height - scroller.padding * 2)
                width: parent.width

                Loader {
                    id: seats

                    active: !screen.isColumn
                    anchors.verticalCenter: parent.verticalCenter
                    sourceComponent: seatsPart
                    width: parent.width
                }
            }
        }
    }
    Scroller {
        id: right

        anchors.bottom: bar.top
        anchors.right: parent.right
        anchors.rightMargin: screen.side
        anchors.top: parent.top
        padding: Theme.narrow ? Theme.wide : Theme.page - Theme.broad
        width: screen.isColumn ? parent.width : Theme.invitationWidth + padding * 2

        Item {
            implicitHeight: Math.max(others.implicitHeight, screen.isColumn ? 0 : right.height - right.padding * 2)
            width: parent.width

            ColumnLayout {
                id: others

                anchors.centerIn: parent
                spacing: Theme.broad
                width: Math.min(parent.width, Theme.widest / 1.5)

                Loader {
                    Layout.fillWidth: true
                    active: screen.isColumn
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
                    visible: bar.isStacked
                    onPoliciesWanted: policies.open()
                    onRulesWanted: screen.rulesWanted()
                }
            }
        }
    }
    RoomBar {
        id: bar

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        isStacked: screen.isColumn
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
        clip: true

        Panel {
            id: policies

            objectName: "policies"
            //: The heading of a panel: takebacks, hints and the like.
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
                isAround: screen.isAround
                Layout.alignment: Qt.AlignHCenter
                Layout.fillWidth: true
                room: screen.room
            }
        }
    }
}
