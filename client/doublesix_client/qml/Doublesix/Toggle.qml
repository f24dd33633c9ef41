import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// Something on or off. Who owns it says which with `isOn`; a press only asks, with `clicked`.
Button {
    id: toggle

    property string detail: ""
    property bool isOn: false

    activeFocusOnTab: true
    bottomPadding: Theme.small
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: 0
    opacity: enabled ? 1 : Theme.resting
    rightPadding: 0
    topPadding: Theme.small
    Accessible.checkable: true
    Accessible.checked: isOn
    Accessible.description: detail
    Accessible.name: text
    Accessible.role: Accessible.CheckBox

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    background: Item {
        FocusRing {
            anchors.fill: parent
            visible: toggle.activeFocus && toggle.focusReason !== Qt.MouseFocusReason
        }
    }
    contentItem: RowLayout {
        spacing: Theme.wide

        Told {
            Layout.fillWidth: true
            detail: toggle.detail
            text: toggle.text
        }
        Rectangle {
            implicitHeight: Theme.switchHeight
            implicitWidth: Theme.switchHeight * 1.75
            border.color: toggle.isOn ? Theme.text : Theme.muted
            border.width: Theme.stroke
            color: toggle.isOn ? Theme.text : "transparent"
            radius: height / 2

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.height - Theme.hair * 2
                height: width
                color: toggle.isOn ? Theme.surface : Theme.muted
                radius: width / 2
                x: toggle.isOn ? parent.width - width - Theme.hair : Theme.hair

                Behavior on x {
                    enabled: Theme.motion

                    NumberAnimation {
                        duration: Theme.rise
                        easing.type: Easing.OutCubic
                    }
                }

                Icon {
                    anchors.centerIn: parent
                    name: "check"
                    size: parent.width - Theme.hair
                    visible: toggle.isOn
                }
            }
        }
    }
}
