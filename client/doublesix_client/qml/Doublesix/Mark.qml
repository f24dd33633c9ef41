import QtQuick
import QtQuick.Shapes

// The sign of a partnership, colour and shape together: a disc, or a diamond. It is that of the
// peg; its rim tells it from a light ground.
Item {
    id: mark

    required property string shape
    property real size: Theme.mark
    property bool rimmed: true
    property color colour: shape === "diamond" ? Theme.pegSea : Theme.pegAmber

    readonly property color rim: shape === "diamond" ? Theme.sea : Theme.amber

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Shape {
        preferredRendererType: Shape.CurveRenderer
        scale: mark.size / 16
        transformOrigin: Item.TopLeft

        ShapePath {
            fillColor: mark.colour
            strokeColor: mark.rimmed ? mark.rim : "transparent"
            strokeWidth: 2

            PathSvg {
                path: mark.shape === "diamond" ? "M8 -1L17 8L8 17L-1 8Z" : "M0.5 8A7.5 7.5 0 1 1 15.5 8A7.5 7.5 0 1 1 0.5 8Z"
            }
        }
    }
}
