import QtQuick
import QtQuick.Layouts

// What is under way, in one line, with the way out of it; or why it failed, and once more.
Rectangle {
    id: bar

    objectName: "arriving"
    required property QtObject front

    readonly property bool hasFailed: front.failure !== ""
    property bool isDismissed: false

    color: Theme.deck
    implicitHeight: Math.max(Theme.strip, line.implicitHeight + Theme.gap * 2)
    visible: front.isArriving || (hasFailed && !isDismissed)
    Accessible.name: sentence.text
    Accessible.role: Accessible.AlertMessage

    onHasFailedChanged: isDismissed = false
    onVisibleChanged: {
        if (visible)
            cancel.forceActiveFocus(Qt.OtherFocusReason);
    }

    Seam {
        width: parent.width
    }
    GridLayout {
        id: line

        anchors.left: parent.left
        anchors.leftMargin: Theme.page
        anchors.right: parent.right
        anchors.rightMargin: Theme.page
        anchors.verticalCenter: parent.verticalCenter
        columnSpacing: Theme.gap
        columns: Theme.narrow ? 1 : 2
        rowSpacing: Theme.small

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            Icon {
                name: bar.hasFailed ? "warning" : "clock"
            }
            Words {
                id: sentence

                objectName: "arriving-sentence"
                Layout.fillWidth: true
                font.pixelSize: Theme.name
                text: bar.hasFailed ? bar.front.failure : bar.front.doing
            }
        }
        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.gap

            TextButton {
                id: cancel

                objectName: "arriving-cancel"
                text: bar.hasFailed ? qsTr("Close", "button: put away what has failed") : qsTr("Cancel", "button: drop what is under way")
                onClicked: {
                    bar.isDismissed = bar.hasFailed;
                    bar.front.cancel();
                }
            }
            TextButton {
                objectName: "arriving-again"
                kind: "ivory"
                //: A button: set out once more for the table that was not reached.
                text: qsTr("Try again")
                visible: bar.hasFailed
                onClicked: bar.front.tryAgain()
            }
        }
    }
}
