import QtQuick
import QtQuick.Shapes

// Hides the shapes that a view has scrolled out of sight.
//
// The software renderer does not clip a shape that lies wholly outside: it paints it over whatever
// is there. Other renderers need none of this.
Item {
    id: sight

    required property Flickable view
    readonly property bool isNeeded: GraphicsInfo.api === GraphicsInfo.Software

    function look(): void {
        if (isNeeded)
            hide(view.contentItem);
    }

    function hide(item: Item): void {
        for (const child of item.children) {
            if (child instanceof Shape) {
                const top = child.mapToItem(view, 0, 0).y;
                child.opacity = top < view.height && top + child.height * child.scale > 0 ? 1 : 0;
            }
            hide(child);
        }
    }

    visible: false

    Component.onCompleted: later.start()

    // Not Qt.callLater: that calls even when the view was taken down meanwhile.
    Timer {
        id: later

        interval: 0

        onTriggered: sight.look()
    }
    Connections {
        target: sight.view

        function onContentHeightChanged() {
            later.start();
        }
        function onContentYChanged() {
            sight.look();
        }
        function onHeightChanged() {
            later.start();
        }
    }
}
