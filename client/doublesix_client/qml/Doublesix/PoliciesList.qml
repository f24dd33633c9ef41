import QtQuick
import QtQuick.Layouts

// What the table allows: switches for the host, sentences for everybody.
ColumnLayout {
    id: list

    required property QtObject allowing

    spacing: Theme.small

    Words {
        Layout.fillWidth: true
        quiet: true
        text: list.allowing.canChange ? qsTr("Everybody here sees what you set.", "over what the table allows, for the host") : qsTr("The host sets this before the start and between deals.", "over what the table allows, for the others")
    }
    Words {
        Layout.fillWidth: true
        strong: true
        text: list.allowing.strictText
        visible: text !== ""
    }
    Repeater {
        model: list.allowing.switches

        delegate: Toggle {
            required property string policy
            required property string title
            required property string sentence
            required isOn

            objectName: "policy-" + policy
            Layout.fillWidth: true
            detail: sentence
            enabled: list.allowing.canChange
            text: title
            onClicked: list.allowing.allow(policy, !isOn)
        }
    }
    Words {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        strong: true
        text: list.allowing.talkTitle
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: list.allowing.talk

        delegate: Choice {
            required property string value
            required property string sentence
            required isChosen

            objectName: "talk-" + value
            Layout.fillWidth: true
            enabled: list.allowing.canChange
            text: sentence
            onClicked: list.allowing.setTalk(value)
        }
    }
    Words {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        strong: true
        text: list.allowing.standInTitle
        Accessible.role: Accessible.Heading
    }
    Words {
        Layout.fillWidth: true
        quiet: true
        text: list.allowing.standInText
    }
    Repeater {
        model: list.allowing.standIns

        delegate: Choice {
            required property string value
            required property string sentence
            required isChosen
            required property string about

            objectName: "standIn-" + value
            Layout.fillWidth: true
            detail: about
            enabled: list.allowing.canChange
            text: sentence
            onClicked: list.allowing.setStandIn(value)
        }
    }
}
