import QtQuick
import QtQuick.Layouts

// The four seats as they will sit: the viewer below, the next to the right, the partner opposite.
GridLayout {
    id: seats

    required property QtObject room

    property bool isAround: true

    readonly property bool isColumn: !isAround && Theme.textScale > 1.3

    columnSpacing: !seats.isAround ? Theme.gap : Theme.broad
    columns: !seats.isAround ? 2 : 3
    rowSpacing: !seats.isAround ? Theme.gap : Theme.broad

    Repeater {
        model: seats.room.seats

        delegate: SeatCard {
            id: card

            required property int index
            required property int line
            required property int column
            required property string state

            objectName: "seat-" + seat
            Layout.alignment: Qt.AlignCenter
            Layout.column: !seats.isAround ? (column === 2 && !seats.isColumn ? 1 : 0) : column
            Layout.columnSpan: !seats.isAround && (column === 1 || seats.isColumn) ? 2 : 1
            Layout.fillWidth: !seats.isAround
            Layout.maximumWidth: !seats.isAround && column === 1 && !seats.isColumn ? Theme.seatWidth : -1
            Layout.row: seats.isColumn ? index : line
            room: seats.room
            state_: state
        }
    }
    Rectangle {
        Layout.column: 1
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.scanned * 1.4
        Layout.row: 1
        border.color: Theme.woodHigh
        border.width: 1
        color: Theme.wood
        implicitHeight: Theme.scanned
        implicitWidth: Theme.scanned
        radius: Theme.radius * 1.5
        visible: seats.isAround
        Accessible.ignored: true

        Rectangle {
            id: felt

            anchors.fill: parent
            anchors.margins: Theme.gap
            border.color: Theme.woodLow
            border.width: Theme.stroke
            color: Theme.ground0
            radius: Theme.radius

            Grid {
                anchors.centerIn: parent
                columnSpacing: Theme.wide
                columns: 3
                horizontalItemAlignment: Grid.AlignHCenter
                rowSpacing: Theme.broad
                verticalItemAlignment: Grid.AlignVCenter

                Repeater {
                    model: 6

                    delegate: BoneBack {
                        required property int index

                        unit: Theme.icon * 1.4
                        vertical: index % 2 === 1
                    }
                }
            }
        }
    }
}
