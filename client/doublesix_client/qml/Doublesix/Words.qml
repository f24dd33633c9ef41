import QtQuick

// A sentence, or a part of one; never markup, whoever wrote it.
Text {
    id: words

    property bool strong: false
    property bool quiet: false

    color: quiet ? Theme.muted : Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.body
    font.weight: strong ? Theme.bold : Theme.regular
    lineHeight: Theme.leading
    linkColor: color
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
}
