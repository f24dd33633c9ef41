import QtQuick
import QtQuick.Layouts

// How many of a number's eight halves lie on the table: a filled dot for each; an end is framed.
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
        anchors.fill: parent
        border.color: Theme.text
        border.width: Theme.stroke
        color: "transparent"
        radius: Theme.radius
        visible: line.isEnd
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
            silent: true
            strong: true
            //: Beside a number of which 7 of 8 halves lie on the table: a hard end.
            text: line.isHard ? qsTr("hard") : ""
        }
    }
}
