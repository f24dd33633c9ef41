import QtQuick

// Watches over the focus, from above all else and taking nothing away.
//
// Notices that the keyboard is on nothing that one could see: what it was on has gone, or can no
// longer be pressed. Whoever shows the window says with `isOn` when, and brings it back. And tells
// the theme whether somebody points, with a mouse or a finger, or goes by keys.
Item {
    id: keeper

    property bool isOn: true
    property bool hadFocus: false
    property bool isBringing: false

    readonly property Item at: Window.activeFocusItem
    readonly property bool isSomewhere: at !== null && at.activeFocusOnTab && at.visible && at.enabled
    readonly property bool isLost: isOn && Window.active && !isSomewhere
    // What has no reason of its own is a tile or an end: there one comes by keys or by pointing.
    readonly property list<var> byKeys: [undefined, Qt.TabFocusReason, Qt.BacktabFocusReason, Qt.ShortcutFocusReason]

    signal lost

    function look(): void {
        if (isLost)
            later.start();
        hadFocus = hadFocus || isSomewhere;
    }

    Component.onCompleted: look()
    onAtChanged: {
        look();
        if (isSomewhere && !isBringing && !pointer.active && !letGo.running && byKeys.includes(at.focusReason))
            Theme.pointed = false;
    }
    onIsLostChanged: look()
    onIsSomewhereChanged: look()

    PointHandler {
        id: pointer

        acceptedButtons: Qt.AllButtons

        onActiveChanged: {
            if (active)
                Theme.pointed = true;
            else
                letGo.restart();
        }
    }
    Timer {
        id: letGo

        interval: Theme.rise
    }
    // Only after all that happens now: the focus may be on its way to another place.
    Timer {
        id: later

        interval: 0

        onTriggered: {
            if (!keeper.isLost)
                return;
            keeper.isBringing = true;
            keeper.lost();
            keeper.isBringing = false;
        }
    }
}
