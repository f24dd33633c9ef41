import QtQuick
import QtQuick.Layouts

// One matter of the strip: what it is about, and what can be answered.
Rectangle {
    id: line

    objectName: "asking-" + key
    required property string key
    required property string glyph
    required property string sentence
    required property string detail
    required property string yes
    required property string no
    required property bool isUrgent
    required property bool canDismiss
    required property string away

    signal agreed(string key)
    signal declined(string key)
    signal dismissed(string key)

    color: isUrgent ? Theme.raised : Theme.surface
    implicitHeight: content.implicitHeight + Theme.small * 2
    Accessible.name: detail === "" ? sentence : sentence + " " + detail
    Accessible.role: Accessible.AlertMessage

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Rectangle {
        width: Theme.hair
        height: parent.height
        color: Theme.accent
        visible: line.isUrgent
    }
    GridLayout {
        id: content

        anchors.left: parent.left
        anchors.leftMargin: Theme.narrow ? Theme.wide : Theme.margin
        anchors.right: parent.right
        anchors.rightMargin: Theme.narrow ? Theme.gap : Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        columnSpacing: Theme.wide
        columns: Theme.narrow ? 1 : 2
        rowSpacing: Theme.small

        RowLayout {
            Layout.minimumHeight: Theme.target
            spacing: Theme.gap

            Icon {
                name: line.glyph
            }
            Told {
                Layout.fillWidth: true
                detail: line.detail
                strong: line.isUrgent
                text: line.sentence
            }
            IconButton {
                objectName: "dismiss-" + line.key
                glyph: "close"
                text: line.away
                visible: line.canDismiss

                onClicked: line.dismissed(line.key)
            }
        }
        RowLayout {
            Layout.bottomMargin: Theme.narrow ? Theme.hair : 0
            Layout.fillWidth: Theme.narrow
            spacing: Theme.small
            visible: line.yes !== "" || line.no !== ""

            TextButton {
                objectName: "no-" + line.key
                Layout.fillWidth: Theme.narrow
                Layout.preferredWidth: Theme.narrow ? 1 : -1
                text: line.no
                visible: text !== ""

                onClicked: line.declined(line.key)
            }
            TextButton {
                objectName: "yes-" + line.key
                Layout.fillWidth: Theme.narrow
                Layout.preferredWidth: Theme.narrow ? 1 : -1
                kind: line.isUrgent ? "main" : "plain"
                text: line.yes
                visible: text !== ""

                onClicked: line.agreed(line.key)
            }
        }
    }
}
