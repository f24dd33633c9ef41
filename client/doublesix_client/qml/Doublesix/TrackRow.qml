import QtQuick

// One partnership's row of the track: its mark, home, its holes, its peg and its number.
Item {
    id: row

    required property string shape
    required property int target
    required property int score
    required property int vacated
    required property real dot

    readonly property real pitch: dot * 2
    readonly property real home: dot * 4

    implicitWidth: home + pitch * target + dot * 1.5 + figure.width
    implicitHeight: Math.max(dot * 2 + Theme.hair, figure.implicitHeight)
    Accessible.ignored: true

    Mark {
        anchors.verticalCenter: parent.verticalCenter
        rimmed: false
        shape: row.shape
        size: row.dot
        x: row.dot * 0.5
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: row.dot
        height: row.dot / 2
        color: Theme.hole
        radius: height / 2
        x: row.home - width / 2
    }
    Repeater {
        model: row.target

        Rectangle {
            required property int index

            readonly property bool isLast: index === row.target - 1
            readonly property bool isLeft: index + 1 === row.vacated

            // A hole that goes with its row has no parent for a moment.
            anchors.verticalCenter: parent?.verticalCenter
            width: row.dot + (isLast || isLeft ? 6 : 0)
            height: width
            border.color: isLeft ? (row.shape === "diamond" ? Theme.pegSea : Theme.pegAmber) : Theme.collar
            border.width: isLast || isLeft ? 2 : 0
            color: Theme.hole
            radius: width / 2
            x: row.home + row.pitch * (index + 1) - width / 2
        }
    }
    Peg {
        id: peg

        anchors.verticalCenter: parent.verticalCenter
        shape: row.shape
        size: row.dot * 1.35
        x: row.home + row.pitch * row.score - size / 2

        Behavior on x {
            enabled: Theme.motion

            NumberAnimation {
                duration: Theme.step
                easing.type: Easing.OutCubic
            }
        }
    }
    Words {
        id: figure

        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(row.dot * 1.5, implicitWidth + Theme.hair)
        color: Theme.woodInk
        font.pixelSize: Math.max(Theme.name, row.dot * 1.4)
        horizontalAlignment: Text.AlignHCenter
        silent: true
        strong: true
        text: row.score
        x: row.home + row.pitch * row.target + row.dot * 1.2
    }
}
