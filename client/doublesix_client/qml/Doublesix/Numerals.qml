import QtQuick

// The numbers of a bone in large figures, upright whichever way the bone lies.
Item {
    id: numerals

    required property int first
    required property int second
    required property bool vertical
    required property real unit

    Repeater {
        model: [numerals.first, numerals.second]

        Text {
            required property int index
            required property int modelData

            width: numerals.vertical ? numerals.width : numerals.width / 2
            height: numerals.vertical ? numerals.height / 2 : numerals.height
            color: Theme.pip
            font.family: Theme.family
            font.pixelSize: Math.max(1, numerals.unit * 0.72)
            font.weight: Theme.black
            horizontalAlignment: Text.AlignHCenter
            text: modelData
            topPadding: numerals.unit * 0.06
            verticalAlignment: Text.AlignVCenter
            x: numerals.vertical ? 0 : width * index
            y: numerals.vertical ? height * index : 0
            Accessible.ignored: true
        }
    }
}
