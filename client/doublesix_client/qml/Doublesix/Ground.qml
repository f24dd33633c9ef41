import QtQuick
import QtQuick.Shapes

// The painted table under its lamp, with a wooden rim where there is room.
Item {
    id: ground

    default property alias content: inner.data

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            strokeColor: "transparent"

            fillGradient: RadialGradient {
                centerRadius: Math.max(ground.width * 0.62, ground.height * 0.72)
                centerX: ground.width / 2
                centerY: ground.height * 0.34
                focalX: centerX
                focalY: centerY

                GradientStop {
                    color: Theme.ground0
                    position: 0
                }
                GradientStop {
                    color: Theme.ground1
                    position: 0.5
                }
                GradientStop {
                    color: Theme.ground2
                    position: 1
                }
            }

            PathRectangle {
                width: ground.width
                height: ground.height
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.rim
        anchors.topMargin: Theme.rim
        border.width: 0
        color: "transparent"
        visible: Theme.rim > 0

        Rectangle {
            width: parent.width
            height: 5
            color: Theme.shade
        }
        Rectangle {
            y: 5
            width: 4
            height: parent.height
            color: Theme.shade
        }
    }
    Rim {
        anchors.fill: parent
        visible: Theme.rim > 0
    }
    Item {
        id: inner

        anchors.fill: parent
        anchors.margins: Theme.rim
    }
}
