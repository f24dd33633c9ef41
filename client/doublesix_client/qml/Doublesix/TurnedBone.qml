import QtQuick

// A tile that is turned up: first its back, then its face.
Item {
    id: bone

    required property int first
    required property int second
    required property bool faceUp
    property real unit: Theme.unitResult
    property real turn: faceUp ? 1 : 0

    implicitHeight: unit * 2
    implicitWidth: unit
    Accessible.ignored: true

    Behavior on turn {
        enabled: Theme.motion

        NumberAnimation {
            duration: Theme.reveal
            easing.type: Easing.OutCubic
        }
    }

    transform: Scale {
        origin.x: bone.width / 2
        xScale: Math.abs(2 * bone.turn - 1)
    }

    Bone {
        anchors.fill: parent
        first: bone.first
        second: bone.second
        unit: bone.unit
        visible: bone.turn > 0.5
    }
    BoneBack {
        anchors.fill: parent
        unit: bone.unit
        visible: bone.turn <= 0.5
    }
}
