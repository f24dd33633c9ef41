import QtQuick

// A few words in a capsule: a state told apart by its shape. `kind`: "accent" or "neutral".
Rectangle {
    id: pill

    required property string text
    property string kind: "neutral"
    property string glyph: ""
    property bool silent: false

    readonly property color ink: kind === "accent" ? Theme.accentInk : Theme.text

    border.color: Theme.line
    border.width: kind === "accent" ? 0 : 1
    color: kind === "accent" ? Theme.accent : Theme.raised
    implicitHeight: row.implicitHeight + Theme.hair + 2
    implicitWidth: row.implicitWidth + Theme.broad
    radius: Math.min(height / 2, Theme.note)

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.hair + 2
        width: Math.min(implicitWidth, pill.width - Theme.gap)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            colour: pill.ink
            name: pill.glyph
            size: Theme.note + 3
            visible: pill.glyph !== ""
        }
        Words {
            color: pill.ink
            elide: Text.ElideRight
            font.pixelSize: Theme.note
            font.weight: Theme.bold
            maximumLineCount: 2
            silent: pill.silent
            text: pill.text
            width: Math.min(implicitWidth, pill.width - Theme.gap - (pill.glyph === "" ? 0 : Theme.note + 9))
        }
    }
}
