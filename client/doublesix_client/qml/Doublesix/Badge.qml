import QtQuick

// How many things are new, on the corner of what leads to them; silent, the control says it.
Rectangle {
    id: badge

    required property int count

    color: Theme.ivory
    implicitHeight: figure.implicitHeight + Theme.hair
    implicitWidth: Math.max(implicitHeight, figure.implicitWidth + Theme.gap)
    radius: height / 2
    visible: count > 0
    Accessible.ignored: true

    Words {
        id: figure

        anchors.centerIn: parent
        color: Theme.ivoryInk
        font.pixelSize: Theme.note
        silent: true
        strong: true
        text: badge.count
        topPadding: 0
    }
}
