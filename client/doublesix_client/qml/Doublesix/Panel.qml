import QtQuick
import QtQuick.Layouts

// A sheet of its own beside the table: from the right where there is room, else from below.
//
// What is `steady` stands above what scrolls.
//
// Fills its parent and never keeps the table from being used. `taken` is the width that a wide
// table leaves to it; a table of large letters leaves none and lies under it. Closing gives the focus back to where it was.
FocusScope {
    id: panel

    default property alias content: scroller.content
    property alias steady: steady.data
    required property string title
    property bool isOpen: false
    property Item before: null
    property real shown: isOpen ? 1 : 0

    readonly property real taken: isOpen && !Theme.narrow && !Theme.large ? sheet.width : 0

    signal closed

    function open(): void {
        if (isOpen)
            return;
        before = Window.activeFocusItem;
        isOpen = true;
        scroller.contentY = 0;
        close.forceActiveFocus(Qt.OtherFocusReason);
    }

    function reveal(item: Item): void {
        scroller.reveal(item);
    }

    function takeFocus(): void {
        close.forceActiveFocus(Qt.OtherFocusReason);
    }

    function shut(): void {
        if (!isOpen)
            return;
        isOpen = false;
        if (before && before.visible && before.enabled)
            before.forceActiveFocus(Qt.OtherFocusReason);
        before = null;
        closed();
    }

    anchors.fill: parent
    enabled: isOpen

    Behavior on shown {
        enabled: Theme.motion

        NumberAnimation {
            duration: Theme.slide
            easing.type: Easing.OutCubic
        }
    }

    Keys.onEscapePressed: shut()

    Rectangle {
        id: sheet

        width: Theme.narrow ? panel.width : Math.min(Theme.panel * Math.min(Theme.textScale, 1.3), panel.width * 0.5)
        height: Theme.narrow ? Math.min(panel.height * 0.82, column.implicitHeight + scroller.contentHeight + Theme.broad * 2) : panel.height
        border.color: Theme.line
        border.width: 1
        color: Theme.surface
        radius: Theme.narrow ? Theme.radius * 1.5 : 0
        visible: panel.shown > 0
        x: Theme.narrow ? 0 : panel.width - width * panel.shown
        y: Theme.narrow ? panel.height - (height - radius) * panel.shown : 0
        Accessible.name: panel.title
        Accessible.role: Accessible.Pane

        MouseArea {
            // A press or a turn of the wheel here is not meant for what lies under the sheet.
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            onWheel: wheel => wheel.accepted = true
        }
        ColumnLayout {
            id: column

            anchors.fill: parent
            anchors.bottomMargin: sheet.radius
            spacing: 0

            RowLayout {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.broad
                Layout.margins: Theme.gap
                Layout.rightMargin: Theme.gap

                Words {
                    Layout.fillWidth: true
                    font.pixelSize: Theme.heading
                    strong: true
                    text: panel.title
                    Accessible.role: Accessible.Heading
                }
                IconButton {
                    id: close

                    objectName: "closePanel"
                    glyph: "close"
                    //: What closes a panel beside the table.
                    text: qsTr("Close")
                    onClicked: panel.shut()
                }
            }
            Column {
                id: steady

                Layout.bottomMargin: implicitHeight > 0 ? Theme.small : 0
                Layout.fillWidth: true
                Layout.leftMargin: Theme.broad
                Layout.rightMargin: Theme.broad
            }
            Scroller {
                id: scroller

                Layout.fillHeight: true
                Layout.fillWidth: true
                padding: Theme.broad
            }
        }
    }
}
