import QtQuick

// Where the picked tile can go: the tile itself, in the accent, at the end that is chosen, an
// outline at the other. Large enough for a finger, however small the stones are.
Item {
    id: target

    objectName: "target-" + end
    required property string end
    required property int first
    required property int second
    required property bool vertical
    required property real across
    required property real down
    required property bool isChosen
    required property bool isOther
    required property string spoken
    required property real unit
    required property rect seen

    readonly property bool isSeen: seen.left <= across && across < seen.right && seen.top <= down && down < seen.bottom

    signal activated
    signal nextWanted
    signal handWanted

    activeFocusOnTab: true
    height: Math.max(Theme.target, bone.height)
    width: Math.max(Theme.target, bone.width)
    x: across * unit - (width - bone.width) / 2
    y: down * unit - (height - bone.height) / 2
    Accessible.checkable: true
    Accessible.checked: isChosen
    Accessible.focusable: true
    Accessible.name: spoken
    Accessible.role: Accessible.Button
    Accessible.onPressAction: activated()

    Keys.onDownPressed: handWanted()
    Keys.onEnterPressed: activated()
    Keys.onLeftPressed: nextWanted()
    Keys.onReturnPressed: activated()
    Keys.onRightPressed: nextWanted()
    Keys.onSpacePressed: activated()

    Bone {
        id: bone

        anchors.centerIn: parent
        width: implicitWidth
        height: implicitHeight
        first: target.first
        ghost: true
        ring: "accent"
        second: target.second
        unit: target.unit
        vertical: target.vertical
        visible: target.isChosen && target.isSeen
    }
    Rectangle {
        anchors.centerIn: parent
        width: bone.width - 2
        height: bone.height - 2
        antialiasing: true
        border.color: hover.hovered ? Theme.text : Theme.muted
        border.width: Theme.stroke
        color: Theme.raised
        opacity: hover.hovered ? 1 : Theme.ghost
        radius: Math.max(2.5, target.unit * 0.15)
        visible: !target.isChosen

        Words {
            id: here

            anchors.centerIn: parent
            font.pixelSize: Theme.note
            text: target.isOther ?
            //: On the free place at the other end, where the picked tile could go instead.
            qsTr("or here") :
            //: On a free place, where the picked tile can go.
            qsTr("here")
            visible: !target.vertical && implicitWidth + Theme.small < parent.width && implicitHeight < parent.height
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Rectangle {
            anchors.centerIn: parent
            width: Theme.small
            height: Theme.small
            antialiasing: true
            color: Theme.text
            radius: width / 2
            visible: !here.visible
        }
    }
    FocusRing {
        anchors.fill: bone
        reach: Theme.small
        visible: target.activeFocus
    }
    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds

        onTapped: target.activated()
    }
}
