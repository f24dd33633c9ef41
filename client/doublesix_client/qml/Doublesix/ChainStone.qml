import QtQuick

// A stone of the chain. One that has just been played slides in from its seat's side.
Item {
    id: stone

    objectName: "stone-" + tile
    required property string tile
    required property int first
    required property int second
    required property bool vertical
    required property real across
    required property real down
    required property int fromX
    required property int fromY
    required property string spoken
    required property real unit
    required property rect seen
    required property real away

    readonly property real far: across + (vertical ? 1 : 2)
    readonly property real low: down + (vertical ? 2 : 1)
    readonly property bool isOutside: far <= seen.left || across >= seen.right || low <= seen.top || down >= seen.bottom
    readonly property bool isCut: across < seen.left || far > seen.right || down < seen.top || low > seen.bottom

    height: bone.implicitHeight
    width: bone.implicitWidth
    x: across * unit
    y: down * unit
    Accessible.name: spoken
    Accessible.role: Accessible.Graphic

    Component.onCompleted: if (Theme.motion && (fromX || fromY))
        coming.start()

    Bone {
        id: bone

        // The software renderer paints a Shape that lies wholly outside a clip as if there were none.
        cut: stone.isCut
        first: stone.first
        second: stone.second
        unit: stone.unit
        vertical: stone.vertical
        visible: !stone.isOutside
        transform: Translate {
            id: way
        }
    }
    ParallelAnimation {
        id: coming

        NumberAnimation {
            duration: Theme.place
            easing.type: Easing.OutCubic
            from: stone.fromX * stone.away
            property: "x"
            target: way
            to: 0
        }
        NumberAnimation {
            duration: Theme.place
            easing.type: Easing.OutCubic
            from: stone.fromY * stone.away
            property: "y"
            target: way
            to: 0
        }
        NumberAnimation {
            duration: Theme.place
            from: 0
            property: "opacity"
            target: bone
            to: 1
        }
    }
}
