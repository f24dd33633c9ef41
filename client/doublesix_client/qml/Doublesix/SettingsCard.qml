import QtQuick
import QtQuick.Layouts

// Settings that belong together, under a heading.
Card {
    id: card

    default property alias parts: column.data
    required property string title

    contentItem: ColumnLayout {
        id: column

        spacing: Theme.small

        Words {
            Layout.fillWidth: true
            font.pixelSize: Theme.heading
            strong: true
            text: card.title
            Accessible.role: Accessible.Heading
        }
    }
}
