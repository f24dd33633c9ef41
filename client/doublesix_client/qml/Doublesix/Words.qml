import QtQuick

// A sentence, or a part of one; never markup, whoever wrote it.
//
// Lato sits high in its line, which the padding mends. `silent` where the item around it already says it.
Text {
    id: words

    property bool strong: false
    property bool quiet: false
    property bool silent: false

    color: quiet ? Theme.muted : Theme.text
    font.family: Theme.family
    font.pixelSize: Theme.body
    font.weight: strong ? Theme.bold : Theme.regular
    lineHeight: Theme.leading
    linkColor: color
    textFormat: Text.PlainText
    topPadding: Math.round(font.pixelSize * Theme.sits)
    wrapMode: Text.Wrap
    Accessible.ignored: silent || text === ""
    Accessible.name: text
    Accessible.role: Accessible.StaticText
}
