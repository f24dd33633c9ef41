import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// A session that a server keeps: pressed, its record is fetched.
Button {
    id: line

    required property string title
    required property string detail
    required property string when
    required property string mark

    activeFocusOnTab: true
    bottomPadding: Theme.gap
    hoverEnabled: true
    leftPadding: Theme.small
    rightPadding: Theme.small
    topPadding: Theme.gap
    Accessible.description: detail
    Accessible.name: title + ", " + when + (mark ? ", " + mark : "")

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    background: Rectangle {
        color: line.down || line.hovered ? Theme.raised : "transparent"
        radius: Theme.radius

        FocusRing {
            anchors.fill: parent
            reach: 0
            visible: line.activeFocus && line.focusReason !== Qt.MouseFocusReason
        }
    }
    contentItem: RowLayout {
        spacing: Theme.gap

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            GridLayout {
                Layout.fillWidth: true
                columnSpacing: Theme.gap
                columns: Theme.narrow ? 1 : 2
                rowSpacing: 2

                Words {
                    Layout.fillWidth: true
                    font.pixelSize: Theme.name
                    silent: true
                    strong: true
                    text: line.title
                }
                Words {
                    Layout.fillWidth: Theme.narrow
                    quiet: true
                    silent: true
                    text: line.when
                }
            }
            Words {
                Layout.fillWidth: true
                quiet: true
                silent: true
                text: line.detail
            }
            Pill {
                silent: true
                text: line.mark
                visible: text !== ""
            }
        }
        Icon {
            colour: Theme.muted
            name: "next"
            visible: line.enabled
        }
    }
}
