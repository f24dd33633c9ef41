import QtQuick
import QtQuick.Shapes
import "bones.js" as Bones

// The small brass pin at the middle of a bone.
Item {
    id: pin

    required property real unit

    Shape {
        preferredRendererType: Shape.CurveRenderer
        scale: pin.unit / Bones.box
        transformOrigin: Item.TopLeft

        ShapePath {
            fillColor: Theme.pinRim
            strokeColor: "transparent"

            PathSvg {
                path: Bones.disc(0, 0, 8.8)
            }
        }
        ShapePath {
            fillColor: Theme.pinHead
            strokeColor: "transparent"

            PathSvg {
                path: Bones.disc(0, 0, 6.6)
            }
        }
        ShapePath {
            fillColor: Theme.pinGlint
            strokeColor: "transparent"

            PathSvg {
                path: Bones.disc(-2.4, -2.4, 2.4)
            }
        }
    }
}
