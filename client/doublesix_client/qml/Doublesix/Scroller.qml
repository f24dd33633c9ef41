import QtQuick
import QtQuick.Controls.Basic

// A column that scrolls by wheel, finger and keys, and follows what the keyboard is on.
Flickable {
    id: scroller

    default property alias content: column.data
    property alias spacing: column.spacing
    property real padding: 0
    property Item pinned: null
    property real pinnedAt: 0
    property var moving: []

    readonly property Item focused: Window.activeFocusItem
    readonly property bool overflows: contentHeight > height

    function by(distance: real): void {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance));
    }

    function reveal(item: Item): void {
        const top = item.mapToItem(column, 0, 0).y + padding;
        if (top < contentY + Theme.small)
            contentY = Math.max(0, top - Theme.broad);
        else if (top + item.height > contentY + height - Theme.small)
            contentY = Math.max(0, Math.min(contentHeight - height, top + item.height - height + Theme.broad));
    }

    // Whatever grows around an item just now, it stays where it is in the window.
    function pin(item: Item): void {
        release();
        pinned = item;
        pinnedAt = item.mapToItem(scroller, 0, item.height / 2).y;
        for (let above = item; above && above !== column; above = above.parent) {
            above.yChanged.connect(keep);
            above.heightChanged.connect(keep);
            moving.push(above);
        }
        settled.restart();
    }

    function release(): void {
        for (const above of moving) {
            above.yChanged.disconnect(keep);
            above.heightChanged.disconnect(keep);
        }
        moving = [];
        pinned = null;
    }

    function keep(): void {
        const by = pinned.mapToItem(scroller, 0, pinned.height / 2).y - pinnedAt;
        contentY = Math.max(0, Math.min(Math.max(contentHeight, column.childrenRect.height + padding * 2) - height, contentY + by));
    }

    function holds(item: Item): bool {
        for (let above = item; above; above = above.parent) {
            if (above === column)
                return true;
        }
        return false;
    }

    activeFocusOnTab: overflows || activeFocus
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    contentHeight: column.implicitHeight + padding * 2
    contentWidth: width

    Keys.onDownPressed: by(Theme.target)
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_PageDown && event.key !== Qt.Key_PageUp)
            return;
        by(event.key === Qt.Key_PageDown ? height - Theme.target : Theme.target - height);
        event.accepted = true;
    }
    Keys.onUpPressed: by(-Theme.target)
    onFocusedChanged: if (focused && focused !== scroller && height > 0 && holds(focused))
        reveal(focused)

    ScrollBar.vertical: ScrollBar {
        policy: scroller.overflows ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        width: Theme.small

        contentItem: Rectangle {
            color: Theme.muted
            opacity: Theme.resting
            radius: width / 2
        }
    }

    Column {
        id: column

        spacing: Theme.gap
        width: scroller.width - scroller.padding * 2
        x: scroller.padding
        y: scroller.padding
    }
    Timer {
        id: settled

        interval: Theme.settled

        onTriggered: scroller.release()
    }
    OutOfSight {
        view: scroller
    }
    FocusRing {
        parent: scroller
        anchors.fill: parent
        reach: -Theme.stroke
        visible: scroller.activeFocus
    }
}
