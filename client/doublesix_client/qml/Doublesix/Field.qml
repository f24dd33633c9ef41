import QtQuick
import QtQuick.Controls.Basic

// A line to write in, with its label above and what is wrong with it below.
FocusScope {
    id: field

    required property string label
    property alias text: input.text
    property alias placeholder: input.placeholderText
    property alias maximumLength: input.maximumLength
    property alias input: input
    property string detail: ""
    property string fault: ""
    property bool large: false

    signal accepted
    signal edited

    implicitHeight: column.implicitHeight
    implicitWidth: Theme.panel

    Column {
        id: column

        spacing: Theme.hair
        width: field.width

        Words {
            silent: true
            text: field.label
            width: parent.width
        }
        TextField {
            id: input

            objectName: field.objectName + "Input"
            width: parent.width
            activeFocusOnTab: true
            color: Theme.text
            focus: true
            font.family: Theme.family
            font.pixelSize: field.large ? Theme.heading : Theme.body
            font.weight: field.large ? Theme.bold : Theme.regular
            implicitHeight: Math.max(Theme.target, contentHeight + Theme.broad)
            leftPadding: Theme.gap
            placeholderTextColor: Theme.muted
            rightPadding: Theme.gap
            selectByMouse: true
            selectedTextColor: Theme.surface
            selectionColor: Theme.text
            verticalAlignment: TextInput.AlignVCenter
            Accessible.description: field.fault !== "" ? field.fault : field.detail
            Accessible.name: field.label

            onAccepted: field.accepted()
            onTextEdited: field.edited()

            background: Rectangle {
                border.color: input.activeFocus ? Theme.focus : field.fault !== "" ? Theme.text : Theme.muted
                border.width: input.activeFocus || field.fault !== "" ? Theme.stroke : 1
                color: Theme.raised
                radius: Theme.radius
            }
        }
        Row {
            spacing: Theme.hair + 2
            visible: field.fault !== "" || field.detail !== ""
            width: parent.width

            Icon {
                id: sign

                name: "warning"
                size: Theme.note + 3
                visible: field.fault !== ""
            }
            Words {
                width: parent.width - (sign.visible ? sign.width + parent.spacing : 0)
                font.pixelSize: Theme.note
                quiet: field.fault === ""
                silent: true
                text: field.fault !== "" ? field.fault : field.detail
            }
        }
    }
}
