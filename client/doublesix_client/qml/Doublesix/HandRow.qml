import QtQuick

// One's hand in a row: tap or press to pick, drag to the layout, arrows to go from tile to tile.
FocusScope {
    id: row

    objectName: "hand"
    required property QtObject hand
    property real largest: Theme.unitHand
    property int latest: 0
    property bool isPointed: false

    readonly property int count: tiles.count
    readonly property real gap: Theme.narrow ? Theme.hair : Theme.gap
    readonly property real unit: Math.max(Theme.unitSmall, Math.min(largest, (width - gap * 6) / 7))

    signal dropped

    function focusTile(index: int) {
        const tile = tiles.itemAt(Math.max(0, Math.min(index, tiles.count - 1)));
        if (tile)
            tile.forceActiveFocus(Qt.TabFocusReason);
    }

    // Puts the keyboard where it was last in the hand; says whether there is such a place.
    function takeFocus(): bool {
        focusTile(latest);
        return tiles.count > 0;
    }

    implicitHeight: unit * 2 + Theme.lift
    Accessible.name: qsTr("Your hand, %n tile(s)", "accessible name", tiles.count)
    Accessible.role: Accessible.List

    Row {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: row.gap

        Repeater {
            id: tiles

            model: row.hand.rows

            delegate: Item {
                id: place

                objectName: "hand-" + tile
                required property int index
                required property string tile
                required property int first
                required property int second
                required property bool isPlayable
                required property bool isChosen
                required property bool isHinted
                required property string spoken

                readonly property bool dimmed: row.hand.isTurn && !isPlayable

                function activate() {
                    forceActiveFocus(Qt.MouseFocusReason);
                    row.hand.press(tile);
                }

                activeFocusOnTab: true
                height: row.unit * 2
                width: row.unit
                z: drag.active ? 1 : 0
                Accessible.focusable: true
                Accessible.name: spoken
                Accessible.role: Accessible.Button
                Accessible.selected: isChosen
                Accessible.onPressAction: activate()

                Keys.onEnterPressed: row.hand.press(tile)
                Keys.onLeftPressed: row.focusTile(index - 1)
                Keys.onReturnPressed: row.hand.press(tile)
                Keys.onRightPressed: row.focusTile(index + 1)
                Keys.onShortcutOverride: row.isPointed = false
                Keys.onSpacePressed: row.hand.press(tile)
                onActiveFocusChanged: if (activeFocus)
                    row.latest = index

                Bone {
                    id: bone

                    property string tile: place.tile

                    width: row.unit
                    height: row.unit * 2
                    dim: place.dimmed
                    first: place.first
                    raised: place.isChosen || drag.active
                    ring: place.isChosen ? "accent" : place.isHinted ? "hint" : "none"
                    second: place.second
                    unit: row.unit
                    y: place.isChosen ? -Theme.lift : 0
                    Drag.active: drag.active
                    Drag.hotSpot.x: width / 2
                    Drag.hotSpot.y: height / 2
                    Drag.keys: ["tile"]

                    Behavior on y {
                        enabled: Theme.motion && !drag.active

                        NumberAnimation {
                            duration: Theme.rise
                            easing.type: Easing.OutQuad
                        }
                    }

                    DragHandler {
                        id: drag

                        enabled: place.isPlayable

                        onActiveChanged: {
                            if (active)
                                return;
                            bone.Drag.drop();
                            bone.x = 0;
                            bone.y = Qt.binding(() => place.isChosen ? -Theme.lift : 0);
                        }
                    }
                    TapHandler {
                        gesturePolicy: TapHandler.ReleaseWithinBounds

                        onTapped: {
                            row.isPointed = true;
                            place.activate();
                        }
                    }
                }
                // What can be played has a mark below it too: shape, not only a lighter face.
                Rectangle {
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: -Theme.small
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: parent.width * 0.4
                    height: Theme.stroke + 1
                    color: Theme.text
                    radius: height / 2
                    visible: row.hand.isTurn && place.isPlayable
                }
                FocusRing {
                    anchors.fill: bone
                    anchors.margins: -Theme.hair
                    visible: place.activeFocus && !row.isPointed
                    y: bone.y
                }
            }
        }
    }
}
