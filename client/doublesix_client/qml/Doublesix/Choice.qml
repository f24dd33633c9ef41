import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// One of several, of which one is chosen. Who owns the choice says which with `isChosen`.
Button {
    id: choice

    property string detail: ""
    property bool isChosen: false

    activeFocusOnTab: true
    bottomPadding: Theme.small
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Theme.small
    opacity: enabled ? 1 : Theme.resting
    rightPadding: Theme.small
    topPadding: Theme.small
    Accessible.checkable: true
    Accessible.checked: isChosen
    Accessible.description: detail
    Accessible.name: text
    Accessible.role: Accessible.RadioButton

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    background: Rectangle {
        color: choice.isChosen || choice.hovered ? Theme.raised : "transparent"
        radius: Theme.radius

        FocusRing {
            anchors.fill: parent
            reach: 0
            visible: choice.activeFocus && choice.focusReason !== Qt.MouseFocusReason
        }
    }
    contentItem: RowLayout {
        spacing: Theme.gap

        Rectangle {
            Layout.alignment: Qt.AlignTop
            implicitHeight: Theme.icon
            implicitWidth: Theme.icon
            border.color: choice.isChosen ? Theme.text : Theme.muted
            border.width: Theme.stroke
            color: "transparent"
            radius: width / 2

            Rectangle {
                anchors.centerIn: parent
                width: parent.width / 2
                height: width
                color: Theme.text
                radius: width / 2
                visible: choice.isChosen
            }
        }
        Told {
            Layout.fillWidth: true
            detail: choice.detail
            text: choice.text
            strong: choice.isChosen
        }
    }
}
