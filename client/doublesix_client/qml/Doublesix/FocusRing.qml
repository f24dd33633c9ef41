import QtQuick

// The ring around what the keyboard is on; lay it over a control with `anchors.fill`.
//
// Who points with a mouse or a finger sees where that is, and needs no ring.
Rectangle {
    id: ring

    property real reach: Theme.hair

    anchors.margins: -reach
    border.color: Theme.focus
    border.width: Theme.stroke
    color: "transparent"
    opacity: Theme.pointed ? 0 : 1
    radius: Theme.radius + reach
    Accessible.ignored: true
}
