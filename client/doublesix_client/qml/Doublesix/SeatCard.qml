import QtQuick
import QtQuick.Layouts

// A seat before the start: who has it, and what may be done with it. It can be carried to another.
Rectangle {
    id: card

    required property QtObject room
    required property int seat
    required property string shape
    required property string title
    required property string role
    required property string state_
    required property string nextLevel
    required property string nextLevelName
    required property string spoken
    required property bool isOpen
    required property bool isMine
    required property bool isHere
    required property bool canSit
    required property bool canCall
    required property bool canVacate
    required property bool canDrag

    readonly property color sign: shape === "diamond" ? Theme.sea : Theme.amber

    border.color: area.containsDrag ? Theme.focus : isOpen ? Theme.muted : sign
    border.width: area.containsDrag ? Theme.stroke : 1
    color: isOpen ? "transparent" : Theme.surface
    implicitHeight: Math.max(Theme.seatHeight, sheet.implicitHeight + Theme.gap * 2)
    implicitWidth: Theme.seatWidth
    radius: Theme.radius
    Accessible.name: spoken
    Accessible.role: Accessible.Grouping

    Rectangle {
        width: parent.width
        height: parent.height
        y: Theme.cardDrop
        color: Theme.shadow
        radius: Theme.radius
        visible: !card.isOpen
        z: -1
    }
    DropArea {
        id: area

        anchors.fill: parent
        keys: ["seat"]
        onDropped: drop => card.room.carry(drop.source.seat, card.seat)
    }
    DragHandler {
        id: drag

        enabled: card.canDrag
        target: null

        onActiveChanged: {
            if (active)
                carried.Drag.start();
            else
                carried.Drag.drop();
        }
    }
    Pill {
        id: carried

        property int seat: card.seat

        parent: card.Window.contentItem
        text: card.title
        visible: drag.active
        x: drag.centroid.scenePosition.x - width / 2
        y: drag.centroid.scenePosition.y - height / 2
        z: 1
        Drag.dragType: Drag.Internal
        Drag.hotSpot.x: width / 2
        Drag.hotSpot.y: height / 2
        Drag.keys: ["seat"]
    }
    ColumnLayout {
        id: sheet

        anchors.left: parent.left
        anchors.leftMargin: Theme.wide
        anchors.right: parent.right
        anchors.rightMargin: Theme.small
        anchors.top: parent.top
        anchors.topMargin: Theme.gap
        spacing: Theme.hair

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Mark {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.hair
                shape: card.shape
            }
            Words {
                Layout.fillWidth: true
                font.pixelSize: Theme.name
                silent: true
                strong: !card.isOpen
                text: card.title
            }
            IconButton {
                objectName: "vacate-" + card.seat
                Layout.alignment: Qt.AlignTop
                Layout.bottomMargin: -Theme.wide
                Layout.topMargin: -Theme.gap
                glyph: "close"
                text: card.isMine ? qsTr("Stand up", "button: free one's own seat") : qsTr("Free the seat of %1", "accessible name; %1 is a name").arg(card.title)
                visible: card.canVacate
                onClicked: card.room.vacate(card.seat)
            }
        }
        Words {
            Layout.fillWidth: true
            quiet: true
            silent: true
            text: card.role
            visible: text !== ""
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.topMargin: Theme.hair
            spacing: Theme.small
            visible: card.state_ !== ""

            Icon {
                name: card.isHere ? "check" : "clock"
                size: Theme.body
            }
            Words {
                Layout.fillWidth: true
                silent: true
                text: card.state_
            }
        }
        Flow {
            Layout.fillWidth: true
            Layout.topMargin: Theme.hair
            spacing: Theme.small
            visible: card.canCall || card.canSit || card.nextLevel !== ""

            TextButton {
                objectName: "call-" + card.seat
                width: Math.min(implicitWidth, parent.width)
                leftPadding: Theme.gap
                //: A button that has a computer player sit in a seat.
                text: qsTr("Computer")
                visible: card.canCall
                Accessible.description: card.spoken
                onClicked: card.room.call(card.seat)
            }
            TextButton {
                objectName: "sit-" + card.seat
                width: Math.min(implicitWidth, parent.width)
                leftPadding: Theme.gap
                //: A button on a free seat in the waiting room.
                text: qsTr("Sit here")
                visible: card.canSit
                Accessible.description: card.spoken
                onClicked: card.room.sit(card.seat)
            }
            TextButton {
                objectName: "level-" + card.seat
                width: Math.min(implicitWidth, parent.width)
                leftPadding: Theme.gap
                //: A button that changes the level of a computer player; %1 is a level.
                text: qsTr("Make it %1").arg(card.nextLevelName)
                visible: card.nextLevel !== ""
                Accessible.description: card.spoken
                onClicked: card.room.fill(card.seat, card.nextLevel)
            }
        }
    }
}
