import QtQuick
import QtQuick.Layouts

// A line of talk: who said it, and what; another's can be muted from here.
RowLayout {
    id: line

    objectName: "line-" + key
    required property int key
    required property int person
    required property string name
    required property string words
    required property string spoken
    required property bool isOwn
    required property string mute

    signal muted

    spacing: Theme.small
    Accessible.name: spoken
    Accessible.role: Accessible.StaticText

    Column {
        Layout.fillWidth: true
        spacing: 2

        Words {
            width: parent.width
            font.pixelSize: Theme.note
            quiet: true
            silent: true
            strong: true
            text: line.name
        }
        Words {
            width: parent.width
            silent: true
            text: line.words
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
    }
    IconButton {
        objectName: "mute-" + line.key
        Layout.alignment: Qt.AlignTop
        glyph: "mute"
        text: line.mute
        visible: text !== ""

        onClicked: line.muted()
    }
}
