import QtQuick
import QtQuick.Layouts

// Whether a deal could have been chosen: a small mark, and what is behind it when it is pressed.
//
// `kind`: "sure", "plain" or "broken"; what is wrong needs no pressing.
ColumnLayout {
    id: mark

    required property string kind
    required property string text
    required property string detail
    property bool open: kind === "broken"

    spacing: Theme.hair
    visible: kind !== ""

    onKindChanged: open = kind === "broken"

    TextButton {
        objectName: "fairMark"
        Layout.fillWidth: true
        Layout.leftMargin: -leftPadding
        Layout.maximumWidth: implicitWidth
        detail: mark.detail
        glyph: mark.kind === "broken" ? "warning" : mark.kind === "sure" ? "seal" : "hint"
        kind: "quiet"
        text: mark.text

        onClicked: mark.open = !mark.open
    }
    Words {
        objectName: "fairDetail"
        Layout.fillWidth: true
        quiet: mark.kind !== "broken"
        strong: mark.kind === "broken"
        text: mark.detail
        visible: mark.open && text !== ""
    }
}
