import QtQuick
import QtQuick.Controls.Basic

// A button with an icon alone; its words are for those who hear it.
Button {
    id: button

    required property string glyph
    property bool plain: true

    activeFocusOnTab: true
    hoverEnabled: true
    implicitHeight: Theme.target
    implicitWidth: Theme.target
    opacity: enabled ? 1 : Theme.resting
    padding: 0
    Accessible.name: text

    Keys.onEnterPressed: if (enabled) click()
    Keys.onReturnPressed: if (enabled) click()

    background: Item {
        Rectangle {
            anchors.fill: parent
            border.color: Theme.line
            border.width: button.plain ? 0 : 1
            color: button.down ? Qt.darker(Theme.raised, 1.12) : Theme.raised
            radius: Theme.radius
            visible: !button.plain || button.down || button.hovered
        }
        FocusRing {
            anchors.fill: parent
            visible: button.activeFocus && button.focusReason !== Qt.MouseFocusReason
        }
    }
    ToolTip {
        id: said

        delay: Theme.patience
        padding: Theme.small
        text: button.text
        visible: button.hovered && text !== ""

        background: Rectangle {
            border.color: Theme.line
            border.width: 1
            color: Theme.raised
            radius: Theme.radius
        }
        contentItem: Words {
            font.pixelSize: Theme.note
            silent: true
            text: said.text
        }
    }

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: button.glyph
        }
    }
}
