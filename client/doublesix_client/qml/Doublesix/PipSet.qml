import QtQuick
import QtQuick.Shapes
import "bones.js" as Bones

// The pips of both halves, each half in its colour, with a light crescent under each pip.
Shape {
    id: pips

    required property int first
    required property int second
    required property bool vertical
    required property real unit
    property color firstColour: Theme.pip
    property color secondColour: Theme.pip

    readonly property bool isSmall: unit < Bones.small
    readonly property string firstPath: Bones.pips(first, false, !vertical, isSmall)
    readonly property string secondPath: Bones.pips(second, true, !vertical, isSmall)

    width: vertical ? Bones.box : Bones.box * 2
    height: vertical ? Bones.box * 2 : Bones.box
    preferredRendererType: Shape.CurveRenderer
    scale: unit / Bones.box
    transformOrigin: Item.TopLeft

    ShapePath {
        fillColor: pips.isSmall ? "transparent" : Theme.pipGlint
        strokeColor: "transparent"

        PathSvg {
            path: Bones.glints(pips.first, pips.second, !pips.vertical)
        }
    }
    ShapePath {
        fillColor: pips.firstColour
        strokeColor: "transparent"

        PathSvg {
            path: pips.firstPath
        }
    }
    ShapePath {
        fillColor: pips.secondColour
        strokeColor: "transparent"

        PathSvg {
            path: pips.secondPath
        }
    }
}
