import QtQuick
import QtQuick.Controls.Basic

// Where one is among a number of steps; who owns it says where, a drag only asks.
Slider {
    id: slider

    required property int step
    required property int steps

    signal wanted(step: int)

    activeFocusOnTab: true
    from: 0
    implicitHeight: Theme.target
    snapMode: Slider.SnapAlways
    stepSize: 1
    to: Math.max(1, steps)
    value: step

    onMoved: wanted(value)

    background: Rectangle {
        width: slider.availableWidth
        height: Theme.hair + 2
        color: Theme.line
        radius: height / 2
        x: slider.leftPadding
        y: slider.topPadding + (slider.availableHeight - height) / 2

        Rectangle {
            width: slider.visualPosition * parent.width
            height: parent.height
            color: Theme.muted
            radius: height / 2
        }
    }
    handle: Rectangle {
        border.color: Theme.deck
        border.width: Theme.stroke
        color: slider.pressed ? Theme.muted : Theme.text
        implicitHeight: Theme.broad + Theme.hair
        implicitWidth: Theme.gap + 2
        radius: Theme.hair
        x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
        y: slider.topPadding + (slider.availableHeight - height) / 2

        FocusRing {
            anchors.fill: parent
            radius: Theme.small
            visible: slider.activeFocus
        }
    }
}
