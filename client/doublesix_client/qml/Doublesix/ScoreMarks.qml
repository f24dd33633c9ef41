import QtQuick

// The marks of the two partnerships over their columns of points.
Item {
    id: marks

    implicitHeight: Theme.mark
    implicitWidth: Theme.scoreColumn * 2 + Theme.small
    Accessible.ignored: true

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.small

        Repeater {
            model: ["disc", "diamond"]

            Item {
                id: place

                required property string modelData

                height: Theme.mark
                width: Theme.scoreColumn

                Mark {
                    objectName: "scoreMark-" + place.modelData
                    anchors.centerIn: parent
                    shape: place.modelData
                }
            }
        }
    }
}
