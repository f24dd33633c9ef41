import QtQuick

// How many tiles a seat has left: so many small backs, and the number, or that alone.
Row {
    id: backs

    required property int count
    property real unit: Theme.unitBack
    property bool figureFirst: false
    property bool figureAlone: false

    layoutDirection: figureFirst ? Qt.RightToLeft : Qt.LeftToRight
    spacing: Theme.hair + 2

    Row {
        anchors.verticalCenter: parent.verticalCenter
        visible: !backs.figureAlone

        Repeater {
            model: Math.max(0, backs.count)

            BoneBack {
                unit: backs.unit
            }
        }
    }
    Words {
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.name
        silent: true
        strong: true
        text: backs.count
    }
}
