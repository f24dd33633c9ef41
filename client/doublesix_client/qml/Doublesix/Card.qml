import QtQuick
import QtQuick.Controls.Basic

// A sheet that carries a part of a screen; what stands in it gives it its size.
Pane {
    id: card

    property color fill: Theme.surface
    property color outline: Theme.line
    property real outlineWidth: 1
    property bool lifted: true

    padding: Theme.broad

    background: Item {
        Rectangle {
            width: parent.width
            height: parent.height
            y: Theme.cardDrop
            color: Theme.shadow
            radius: Theme.radius
            visible: card.lifted
        }
        Rectangle {
            anchors.fill: parent
            border.color: card.outline
            border.width: card.outlineWidth
            color: card.fill
            radius: Theme.radius
        }
    }
}
