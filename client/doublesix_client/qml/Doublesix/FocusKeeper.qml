import QtQuick

// Notices that the keyboard is on nothing that one could see: what it was on has gone, or can no
// longer be pressed. Whoever shows the window says with `isOn` when, and brings it back.
Item {
    id: keeper

    property bool isOn: true
    property bool hadFocus: false

    readonly property Item at: Window.activeFocusItem
    readonly property bool isSomewhere: at !== null && at.activeFocusOnTab && at.visible && at.enabled
    readonly property bool isLost: isOn && Window.active && !isSomewhere

    signal lost

    function look(): void {
        if (isLost)
            later.start();
        hadFocus = hadFocus || isSomewhere;
    }

    visible: false

    onAtChanged: look()
    onIsLostChanged: look()
    onIsSomewhereChanged: look()

    // Only after all that happens now: the focus may be on its way to another place.
    Timer {
        id: later

        interval: 0

        onTriggered: if (keeper.isLost)
            keeper.lost()
    }
}
