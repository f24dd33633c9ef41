import QtQuick
import QtQuick.Shapes

// The body of a bone without any mark: its shadow, its side and its upper face.
Shape {
    id: slab

    required property real unit
    property bool raised: false
    property bool flat: false
    property color high
    property color low
    property color outline
    property color side

    readonly property real corner: Math.max(2.5, unit * 0.15)
    readonly property real thickness: Math.max(1.5, unit * 0.055)

    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        fillColor: slab.flat ? "transparent" : Theme.shadow
        strokeColor: "transparent"

        PathRectangle {
            width: slab.width
            height: slab.height
            radius: slab.corner
            x: slab.thickness * 0.6
            y: slab.thickness * 1.9 + (slab.raised ? 2 : 0)
        }
    }
    ShapePath {
        fillColor: slab.side
        strokeColor: "transparent"

        PathRectangle {
            width: slab.width
            height: slab.height
            radius: slab.corner
            y: slab.thickness
        }
    }
    ShapePath {
        strokeColor: slab.outline
        strokeWidth: 1

        fillGradient: LinearGradient {
            y2: slab.height

            GradientStop {
                color: slab.high
                position: 0
            }
            GradientStop {
                color: slab.low
                position: 1
            }
        }

        PathRectangle {
            width: slab.width
            height: slab.height
            radius: slab.corner
            strokeAdjustment: 1
        }
    }
}
