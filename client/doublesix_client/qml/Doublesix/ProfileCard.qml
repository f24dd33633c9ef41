import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// One of the two games, to be begun by a press; a ring for each point that wins a match.
AbstractButton {
    id: card

    required property string title
    required property string rule
    required property int target

    function takeFocus(): void {
        forceActiveFocus(Qt.OtherFocusReason);
    }

    activeFocusOnTab: true
    hoverEnabled: true
    implicitHeight: sheet.implicitHeight + Theme.broad * 2
    opacity: enabled ? 1 : Theme.resting
    padding: Theme.narrow ? Theme.wide : Theme.broad
    text: title
    Accessible.description: rule
    Accessible.name: qsTr("Start a table: %1", "accessible name; %1 is the game").arg(title)
    Accessible.role: Accessible.Button
    Accessible.onPressAction: click()

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    background: Item {
        Rectangle {
            width: parent.width
            height: parent.height
            y: Theme.cardDrop
            color: Theme.shadow
            radius: Theme.radius
        }
        Rectangle {
            anchors.fill: parent
            border.color: Theme.line
            border.width: 1
            color: card.hovered || card.down ? Theme.raised : Theme.surface
            radius: Theme.radius
        }
        FocusRing {
            anchors.fill: parent
            visible: card.activeFocus && card.focusReason !== Qt.MouseFocusReason
        }
    }
    contentItem: ColumnLayout {
        id: sheet

        spacing: Theme.small

        GridLayout {
            Layout.fillWidth: true
            columnSpacing: Theme.small
            columns: Theme.narrow ? 1 : 2
            rowSpacing: Theme.small

            Words {
                Layout.fillWidth: true
                font.pixelSize: Theme.heading
                silent: true
                strong: true
                text: card.title
            }
            Row {
                spacing: Theme.hair + 1

                Repeater {
                    model: card.target

                    Rectangle {
                        width: Theme.ringHole
                        height: width
                        border.color: Theme.collar
                        border.width: Theme.stroke
                        color: "transparent"
                        radius: width / 2
                    }
                }
            }
        }
        Words {
            Layout.fillWidth: true
            Layout.fillHeight: true
            quiet: true
            text: card.rule
            silent: true
        }
    }
}
