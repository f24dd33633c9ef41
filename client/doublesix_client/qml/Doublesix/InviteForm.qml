import QtQuick
import QtQuick.Layouts

// Which game the friends are asked to, and under which name.
ColumnLayout {
    id: form

    required property QtObject front

    spacing: Theme.gap

    Words {
        Layout.fillWidth: true
        quiet: true
        //: Over the button that makes a table for friends.
        text: qsTr("Your computer keeps the table while this window is open. Friends on the same network come with the code or the link that you are shown next.")
    }
    FirewallNote {
        Layout.fillWidth: true
    }
    Field {
        objectName: "invite-name"
        Layout.fillWidth: true
        //: A field for the name that the others are shown.
        label: qsTr("Your name")
        maximumLength: 40
        text: form.front.name
        onEdited: form.front.setName(text)
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextButton {
            objectName: "invite-chiva"
            width: Math.min(implicitWidth, parent.width)
            //: A button that makes a table of Chiva for friends.
            text: qsTr("Play Chiva")
            kind: "ivory"
            //: What the button "Play Chiva" does, for a screen reader.
            Accessible.description: qsTr("Make a table of Chiva and show the invitation")
            onClicked: form.front.invite("chiva")
        }
        TextButton {
            objectName: "invite-six-love"
            width: Math.min(implicitWidth, parent.width)
            //: A button that makes a table of Six-love for friends.
            text: qsTr("Play Six-love")
            kind: "ivory"
            //: What the button "Play Six-love" does, for a screen reader.
            Accessible.description: qsTr("Make a table of Six-love and show the invitation")
            onClicked: form.front.invite("six-love")
        }
    }
}
