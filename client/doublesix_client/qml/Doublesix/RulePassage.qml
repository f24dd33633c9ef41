pragma ComponentBehavior: Bound

import QtQuick

// A part of the rules: a heading, its text, and a row of tiles with what it shows.
Column {
    id: passage

    required property string title
    required property string text
    required property var tiles
    required property string caption
    property real unit: Theme.unitRules

    spacing: Theme.small

    Words {
        width: parent.width
        font.pixelSize: Theme.name
        strong: true
        text: passage.title
        Accessible.role: Accessible.Heading
    }
    Words {
        width: parent.width
        lineHeight: Theme.reading
        text: passage.text
    }
    Row {
        spacing: 2
        topPadding: Theme.hair
        visible: passage.tiles.length > 0

        Repeater {
            model: passage.tiles

            Bone {
                required property var modelData

                anchors.verticalCenter: parent?.verticalCenter
                first: modelData.first
                second: modelData.second
                unit: passage.unit
                vertical: modelData.isDouble
            }
        }
    }
    Words {
        width: parent.width
        font.pixelSize: Theme.note
        quiet: true
        text: passage.caption
        visible: text !== ""
    }
}
