import QtQuick
import QtQuick.Layouts

// What is said at the table: what one may say now, then the lines, the latest first.
Column {
    id: panel

    required property QtObject talk

    function send(): void {
        talk.say(field.text);
        field.text = "";
    }

    spacing: Theme.wide

    Words {
        objectName: "talkNote"
        width: parent.width
        quiet: true
        text: panel.talk.note
        visible: text !== ""
        Accessible.role: Accessible.AlertMessage
    }
    RowLayout {
        width: parent.width
        spacing: Theme.small
        visible: panel.talk.canTalk

        Field {
            id: field

            objectName: "say"
            Layout.fillWidth: true
            label: qsTr("Say something", "label of a line to write in, at the table")
            maximumLength: panel.talk.most

            onAccepted: panel.send()
        }
        IconButton {
            objectName: "send"
            Layout.alignment: Qt.AlignBottom
            enabled: field.text.trim() !== ""
            glyph: "talk"
            plain: false
            text: qsTr("Say it", "button: send what was written")

            onClicked: panel.send()
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.hair
        visible: panel.talk.canTalk

        Repeater {
            model: panel.talk.phrases

            delegate: TextButton {
                objectName: "say-" + phrase
                required property string phrase
                required property string words

                width: Math.min(implicitWidth, panel.width)
                leftPadding: Theme.gap
                text: words

                onClicked: panel.talk.sayPhrase(phrase)
            }
        }
    }
    Seam {
        width: parent.width
        visible: panel.talk.canTalk || panel.talk.note !== ""
    }
    Words {
        width: parent.width
        quiet: true
        text: panel.talk.nothing
        visible: text !== ""
    }
    Repeater {
        model: panel.talk.rows

        delegate: TalkLine {
            width: panel.width

            onMuted: panel.talk.mute(person, name)
        }
    }
    Repeater {
        model: panel.talk.muted

        delegate: RowLayout {
            id: silenced

            required property int person
            required property string sentence
            required property string unmute

            spacing: Theme.small
            width: panel.width

            Words {
                Layout.fillWidth: true
                quiet: true
                text: silenced.sentence
            }
            TextButton {
                objectName: "unmute-" + silenced.person
                Layout.maximumWidth: silenced.width * 0.6
                glyph: "sound"
                text: silenced.unmute

                onClicked: panel.talk.unmute(silenced.person)
            }
        }
    }
}
