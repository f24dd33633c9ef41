import QtQuick
import QtQuick.Layouts

// A way to a table: its name, and what it asks for, opened and closed by a press.
ColumnLayout {
    id: way

    required property string glyph
    required property string title
    required property string detail
    property bool isOpen: false
    property Component form: null

    signal toggled
    signal opened(form: Item)

    spacing: 0

    ListRow {
        objectName: way.objectName + "-head"
        Layout.fillWidth: true
        detail: Theme.narrow ? "" : way.detail
        glyph: way.glyph
        text: way.title
        onClicked: way.toggled()
    }
    Loader {
        Layout.bottomMargin: Theme.wide
        Layout.fillWidth: true
        Layout.leftMargin: Theme.hair
        Layout.rightMargin: Theme.hair
        Layout.topMargin: Theme.hair
        active: way.isOpen
        sourceComponent: way.form
        visible: active
        onHeightChanged: if (item)
            way.opened(item)
    }
}
