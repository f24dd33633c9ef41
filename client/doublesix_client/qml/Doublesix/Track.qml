import QtQuick

// The streak: two rows of holes in a piece of wood, and a peg for each partnership.
//
// `firstLeft` and `secondLeft` name the hole that a peg has just left, -1 for none.
Rectangle {
    id: track

    required property int target
    required property int first
    required property int second
    required property string sentence
    property int firstLeft: -1
    property int secondLeft: -1
    property real dot: Theme.dot

    border.color: Theme.woodHigh
    border.width: 1
    color: Theme.wood
    implicitHeight: upper.implicitHeight * 2 + Theme.hair
    implicitWidth: upper.implicitWidth + Theme.hair * 2
    radius: Theme.radius - 2
    Accessible.name: sentence
    Accessible.role: Accessible.StaticText

    Rectangle {
        width: parent.width
        height: parent.height
        y: Theme.buttonDrop
        color: Theme.shadow
        radius: parent.radius
        z: -1
    }
    Rectangle {
        anchors.centerIn: parent
        width: parent.width - 2
        height: 1
        color: Theme.woodLow
    }
    TrackRow {
        id: upper

        anchors.bottom: parent.verticalCenter
        anchors.left: parent.left
        anchors.leftMargin: Theme.hair
        dot: track.dot
        score: track.first
        shape: "disc"
        target: track.target
        vacated: track.firstLeft
    }
    TrackRow {
        anchors.left: parent.left
        anchors.leftMargin: Theme.hair
        anchors.top: parent.verticalCenter
        dot: track.dot
        score: track.second
        shape: "diamond"
        target: track.target
        vacated: track.secondLeft
    }
}
