import QtQuick
import QtQuick.Layouts

// How many of a number's eight halves lie on the table: a filled dot for each; an end is named.
Item {
    id: line

    required property int number
    required property int count
    required property bool isEnd
    required property bool isHard
    required property string sentence

    implicitHeight: row.implicitHeight + Theme.small * 2
    Accessible.name: sentence
    Accessible.role: Accessible.StaticText

    Rectangle {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.top: parent.top
        color: Theme.text
        radius: width / 2
        visible: line.isEnd
        width: Theme.hair
    }
    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.small

        Words {
            Layout.minimumWidth: Theme.broad
            font.pixelSize: Theme.heading
            silent: true
            strong: true
            text: line.number
        }
        Repeater {
            model: 8

            Rectangle {
                required property int index

                border.color: Theme.text
                border.width: 1
                color: index < line.count ? Theme.text : "transparent"
                implicitHeight: Theme.mark
                implicitWidth: Theme.mark
                radius: width / 2
            }
        }
        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            objectName: "numberEnd-" + line.number
            silent: true
            strong: true
            text: line.isHard ?
            //: Beside a number of which 7 of 8 halves lie on the table: a hard end.
            qsTr("hard") : line.isEnd ?
            //: Beside a number that is at an end of the layout.
            qsTr("end") : ""
        }
    }
}
