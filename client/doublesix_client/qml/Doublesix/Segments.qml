import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// A few short words side by side, of which one is chosen; one above another where room is short.
GridLayout {
    id: segments

    required property string label
    required property list<string> options
    property int current: -1

    signal chosen(index: int)

    columnSpacing: Theme.hair
    columns: width >= widest * options.length ? options.length : 1
    rowSpacing: Theme.hair
    Accessible.name: label
    Accessible.role: Accessible.Grouping

    property real widest: 0

    function measure(): void {
        let width = 0;
        for (let at = 0; at < repeater.count; ++at)
            width = Math.max(width, repeater.itemAt(at)?.implicitContentWidth ?? 0);
        widest = width + Theme.wide * 2;
    }

    Repeater {
        id: repeater

        model: segments.options

        Button {
            id: segment

            required property int index
            required property string modelData

            readonly property bool isChosen: index === segments.current

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            activeFocusOnTab: true
            implicitHeight: Math.max(Theme.target, implicitContentHeight + Theme.small * 2)
            padding: Theme.small
            text: modelData
            Accessible.checkable: true
            Accessible.checked: isChosen
            Accessible.name: text
            Accessible.role: Accessible.RadioButton

            Component.onCompleted: segments.measure()
            Keys.onEnterPressed: click()
            Keys.onReturnPressed: click()
            onClicked: segments.chosen(index)
            onImplicitContentWidthChanged: segments.measure()

            background: Rectangle {
                border.color: segment.isChosen ? Theme.text : Theme.line
                border.width: segment.isChosen ? Theme.stroke : 1
                color: segment.isChosen || segment.hovered ? Theme.raised : "transparent"
                radius: Theme.radius

                FocusRing {
                    anchors.fill: parent
                    visible: segment.activeFocus && segment.focusReason !== Qt.MouseFocusReason
                }
            }
            contentItem: Words {
                horizontalAlignment: Text.AlignHCenter
                silent: true
                strong: segment.isChosen
                text: segment.text
                verticalAlignment: Text.AlignVCenter
            }
        }
    }
}
