import QtQuick
import QtQuick.Shapes
import "icons.js" as Icons

// A small drawing of lines in one colour, by name; never the only bearer of a meaning.
Item {
    id: icon

    required property string name
    property real size: Theme.icon
    property color colour: Theme.text

    implicitWidth: size
    implicitHeight: size
    Accessible.ignored: true

    Shape {
        width: Icons.box
        height: Icons.box
        preferredRendererType: Shape.CurveRenderer
        scale: icon.size / Icons.box
        transformOrigin: Item.TopLeft

        ShapePath {
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            strokeColor: icon.colour
            strokeWidth: Icons.stroke

            PathSvg {
                path: Icons.paths[icon.name] ?? ""
            }
        }
    }
}
