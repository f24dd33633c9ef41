import QtQuick
import QtQuick.Shapes

// Hides the shapes that a view has scrolled out of sight.
//
// The software renderer does not clip a path that lies wholly outside: it paints it over whatever
// is there. A shape may have a path for each half, so more than a quarter of it must not be outside.
// Other renderers need none of this.
Item {
    id: sight

    required property Flickable view
    readonly property bool isNeeded: GraphicsInfo.api === GraphicsInfo.Software

    function look(): void {
        hide(view.contentItem);
    }

    function hide(item: Item): void {
        for (const child of item.children) {
            if (child instanceof Shape) {
                const top = child.mapToItem(view, 0, 0).y;
                const height = child.height * child.scale;
                child.opacity = top + height * 0.75 <= view.height && top + height * 0.25 >= 0 ? 1 : 0;
            }
            hide(child);
        }
    }

    visible: false

    // Once all has its place, before it is painted: what only a layout shifts changes no size.
    Connections {
        enabled: sight.isNeeded && sight.view.visible
        target: sight.Window.window

        function onAfterAnimating(): void {
            sight.look();
        }
    }
}
