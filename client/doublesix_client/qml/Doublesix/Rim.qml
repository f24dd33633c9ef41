import QtQuick

// The wooden frame of a table: light catches its outer lip, its inner lip lies in shade.
Item {
    id: rim

    property real thickness: Theme.rim
    property real radius: 0

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        border.color: Theme.wood
        border.width: rim.thickness
        color: "transparent"
        radius: rim.radius
    }
    Rectangle {
        anchors.fill: parent
        border.color: Theme.woodHigh
        border.width: 3
        color: "transparent"
        radius: rim.radius
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: rim.thickness - 2
        border.color: Theme.woodLow
        border.width: 2
        color: "transparent"
        radius: Math.max(0, rim.radius - rim.thickness + 2)
    }
}
