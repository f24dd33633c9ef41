import QtQuick

// One's hand in a row: tap or press to pick, drag to the layout, arrows to go from tile to tile.
FocusScope {
    id: row

    objectName: "hand"
    required property QtObject hand
    property real largest: Theme.unitHand
    property int latest: 0
    property bool isPointed: false
    // An act of one's own is under way: when the turn comes back, so does the keyboard's beginning.
    property bool isAwaiting: false

    readonly property int count: tiles.count
    readonly property bool isTurn: hand.isTurn
    readonly property int stop: Math.max(0, Math.min(latest, count - 1))
    readonly property real gap: Theme.narrow ? Theme.hair : Theme.gap
    readonly property real unit: Math.max(Theme.unitSmall, Math.min(largest, (width - gap * 6) / 7))

    signal endsWanted
    signal onwardWanted

    function focusTile(index: int) {
        const tile = tiles.itemAt(Math.max(0, Math.min(index, tiles.count - 1)));
        if (tile)
            tile.forceActiveFocus(Qt.TabFocusReason);
    }
    function go(index: int) {
        isAwaiting = false;
        focusTile(index);
    }

    // Puts the keyboard where one begins in the hand; says whether there is such a place.
    function takeFocus(): bool {
        focusTile(hand.start);
        return tiles.count > 0;
    }

    // Puts it back where it was last.
    function comeBack(): void {
        focusTile(latest);
    }

    // Takes the keyboard while an act is under way, so that it is nowhere else when that is done.
    function waitForTurn(pointed: bool): void {
        isPointed = pointed;
        isAwaiting = true;
        takeFocus();
    }

    implicitHeight: unit * 2 + Theme.lift
    Accessible.name: qsTr("Your hand, %n tile(s)", "accessible name", tiles.count)
    Accessible.role: Accessible.List

    onIsTurnChanged: if (isTurn && isAwaiting && activeFocus)
        takeFocus()

    Row {
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: row.gap

        Repeater {
            id: tiles

            model: row.hand.rows

            onItemRemoved: (index, item) => {
                if (item.activeFocus)
                    row.takeFocus();
            }

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

                readonly property bool dimmed: row.isTurn && !isPlayable

                function activate() {
                    row.isAwaiting = false;
                    row.hand.enter(tile);
                }

                activeFocusOnTab: activeFocus || index === row.stop
                height: row.unit * 2
                width: row.unit
                z: drag.active ? 1 : 0
                Accessible.focusable: true
                Accessible.name: spoken
                Accessible.role: Accessible.Button
                Accessible.selected: isChosen
                Accessible.onPressAction: {
                    forceActiveFocus(Qt.OtherFocusReason);
                    activate();
                }

                Keys.onDownPressed: row.onwardWanted()
                Keys.onEnterPressed: activate()
                Keys.onLeftPressed: row.go(index - 1)
                Keys.onPressed: event => {
                    const places = {
                        [Qt.Key_Home]: 0,
                        [Qt.Key_End]: row.count - 1
                    };
                    if (event.key in places) {
                        row.go(places[event.key]);
                        event.accepted = true;
                    }
                }
                Keys.onReturnPressed: activate()
                Keys.onRightPressed: row.go(index + 1)
                Keys.onShortcutOverride: row.isPointed = false
                Keys.onSpacePressed: activate()
                Keys.onUpPressed: row.endsWanted()
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
                            row.isAwaiting = false;
                            place.forceActiveFocus(Qt.MouseFocusReason);
                            row.hand.press(place.tile);
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
                    visible: row.isTurn && place.isPlayable
                }
                FocusRing {
                    anchors.fill: bone
                    anchors.margins: -Theme.hair
                    visible: place.activeFocus
                    y: bone.y
                }
            }
        }
    }
}
