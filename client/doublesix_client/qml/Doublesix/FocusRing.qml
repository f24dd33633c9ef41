import QtQuick

// The ring around what the keyboard is on; lay it over a control with `anchors.fill`.
Rectangle {
    id: ring

    property real reach: Theme.hair

    anchors.margins: -reach
    border.color: Theme.focus
    border.width: Theme.stroke
    color: "transparent"
    radius: Theme.radius + reach
    Accessible.ignored: true
}
