import QtQuick

// The stones on the table. Wheel, pinch, drag and keys change what is seen of them, nothing else.
FocusScope {
    id: chain

    objectName: "chain"
    required property QtObject model
    property real largest: Theme.unitLayout
    property bool isMeasuring: true

    signal groundTapped
    signal handWanted

    function measure() {
        isMeasuring = true;
        model.resize(width, height, largest);
        isMeasuring = false;
    }
    function takeFocus(): void {
        area.forceActiveFocus(Qt.OtherFocusReason);
    }
    // Goes to where the picked tile can lie; says whether there is such a place.
    function takeTarget(): bool {
        if (targets.count)
            targets.itemAt(0).forceActiveFocus(Qt.TabFocusReason);
        return targets.count > 0;
    }
    function focusNext(index: int) {
        targets.itemAt((index + 1) % targets.count).forceActiveFocus(Qt.TabFocusReason);
    }

    Component.onCompleted: measure()
    Keys.onPressed: event => {
        const keys = {
            [Qt.Key_Plus]: () => model.zoomByKey(1),
            [Qt.Key_Equal]: () => model.zoomByKey(1),
            [Qt.Key_Minus]: () => model.zoomByKey(-1),
            [Qt.Key_0]: () => model.fit(),
            [Qt.Key_Left]: () => model.panByKey(1, 0),
            [Qt.Key_Right]: () => model.panByKey(-1, 0),
            [Qt.Key_Up]: () => model.panByKey(0, 1),
            [Qt.Key_Down]: () => model.panByKey(0, -1)
        };
        if (keys[event.key]) {
            keys[event.key]();
            event.accepted = true;
        }
    }
    onHeightChanged: measure()
    onLargestChanged: measure()
    onWidthChanged: measure()

    Item {
        id: area

        objectName: "chain-area"

        anchors.fill: parent
        // While a tile is picked, its places are what Tab leads to.
        activeFocusOnTab: activeFocus || targets.count === 0
        focus: true
        clip: !chain.model.isFitted
        Accessible.focusable: true
        //: The row of tiles on the table, for a screen reader.
        Accessible.name: qsTr("Layout, %n tile(s)", "accessible name", stones.count)
        Accessible.role: Accessible.List

        DragHandler {
            id: drag

            target: null

            onTranslationChanged: delta => chain.model.panBy(delta.x, delta.y)
        }
        PinchHandler {
            id: pinch

            target: null

            onScaleChanged: delta => chain.model.zoomBy(delta, centroid.position.x, centroid.position.y)
            onTranslationChanged: delta => chain.model.panBy(delta.x, delta.y)
        }
        WheelHandler {
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            target: null

            onWheel: event => chain.model.zoomByWheel(event.angleDelta.y, event.x, event.y)
        }
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds

            onTapped: chain.groundTapped()
        }
        DropArea {
            anchors.fill: parent
            keys: ["tile"]

            onDropped: drop => chain.model.drop(drop.source.tile, drop.x, drop.y)
            onExited: chain.model.dragOut()
            onPositionChanged: drag => chain.model.dragOver(drag.source.tile, drag.x, drag.y)
        }
        Item {
            id: table

            property real unit: chain.model.unit

            readonly property bool isGliding: Theme.motion && !drag.active && !pinch.active && !chain.isMeasuring

            x: chain.model.originX
            y: chain.model.originY

            Behavior on unit {
                enabled: table.isGliding

                NumberAnimation {
                    duration: Theme.place
                    easing.type: Easing.OutCubic
                }
            }
            Behavior on x {
                enabled: table.isGliding

                NumberAnimation {
                    duration: Theme.place
                    easing.type: Easing.OutCubic
                }
            }
            Behavior on y {
                enabled: table.isGliding

                NumberAnimation {
                    duration: Theme.place
                    easing.type: Easing.OutCubic
                }
            }
            Repeater {
                id: stones

                model: chain.model.stones

                delegate: ChainStone {
                    away: Math.min(chain.width, chain.height) / 2
                    seen: chain.model.seen
                    unit: table.unit
                }
            }
            Repeater {
                id: targets

                model: chain.model.targets

                delegate: ChainTarget {
                    required property int index

                    seen: chain.model.seen
                    unit: table.unit

                    onActivated: chain.model.choose(end)
                    onActiveFocusChanged: if (activeFocus && !isSeen)
                        chain.model.fit()
                    onHandWanted: chain.handWanted()
                    onNextWanted: chain.focusNext(index)
                }

                onItemRemoved: (index, item) => {
                    if (!item.activeFocus)
                        return;
                    area.forceActiveFocus(Qt.OtherFocusReason);
                    chain.handWanted();
                }
            }
        }
        FocusRing {
            anchors.fill: parent
            reach: -Theme.hair
            visible: area.activeFocus
        }
    }
    TextButton {
        objectName: "fit"

        anchors.bottom: parent.bottom
        anchors.margins: Theme.small
        anchors.right: parent.right
        //: Button that brings all tiles of the layout back into sight after zooming.
        text: qsTr("Show all")
        visible: !chain.model.isFitted

        onClicked: {
            chain.model.fit();
            area.forceActiveFocus(Qt.MouseFocusReason);
        }
    }
}
