import QtQuick
import QtQuick.Layouts

// A value with a step down and a step up; who owns the value says whether there is one.
RowLayout {
    id: stepper

    required property string label
    required property string value
    property bool canLess: true
    property bool canMore: true

    signal less
    signal more

    spacing: Theme.small
    Accessible.name: label
    Accessible.role: Accessible.Grouping

    Words {
        Layout.fillWidth: true
        text: stepper.label
    }
    IconButton {
        enabled: stepper.canLess
        glyph: "minus"
        plain: false
        //: A button that lowers a value; %1 names the value.
        text: qsTr("Less: %1").arg(stepper.label)
        onClicked: stepper.less()
    }
    Words {
        // As wide for any value: a button that was pressed stays under the mouse.
        Layout.maximumWidth: Theme.stepValue
        Layout.minimumWidth: Theme.stepValue
        horizontalAlignment: Text.AlignHCenter
        strong: true
        text: stepper.value
    }
    IconButton {
        enabled: stepper.canMore
        glyph: "plus"
        plain: false
        //: A button that raises a value; %1 names the value.
        text: qsTr("More: %1").arg(stepper.label)
        onClicked: stepper.more()
    }
}
