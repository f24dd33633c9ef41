import QtQuick

// A title and, under it, what more there is to say; silent, the control around it speaks.
Column {
    id: told

    required property string text
    property string detail: ""
    property bool strong: false

    spacing: 2

    Words {
        width: told.width
        silent: true
        strong: told.strong
        text: told.text
    }
    Words {
        width: told.width
        font.pixelSize: Theme.note
        quiet: true
        silent: true
        text: told.detail
        visible: text !== ""
    }
}
