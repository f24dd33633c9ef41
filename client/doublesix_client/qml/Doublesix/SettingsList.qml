import QtQuick
import QtQuick.Layouts

// All that can be set, in cards; whoever shows it gives it its width.
ColumnLayout {
    id: list

    required property QtObject settings

    signal resizing(control: Item)

    spacing: Theme.broad

    SettingsCard {
        Layout.fillWidth: true
        //: A heading in the settings: name and language.
        title: qsTr("You")

        Field {
            objectName: "setting-name"
            Layout.fillWidth: true
            //: Under "Your name".
            detail: qsTr("What the others see, from the next time that you come to a table.")
            //: In the settings.
            label: qsTr("Your name")
            maximumLength: 40
            text: list.settings.name
            onEdited: list.settings.setName(text)
        }
        SettingsChoice {
            objectName: "setting-language"
            Layout.fillWidth: true
            current: list.settings.language
            //: In the settings: of the window.
            label: qsTr("Language")
            //: The language of the window is that of the computer. The other names stay as they are.
            options: [qsTr("As the computer"), "English", "Español", "Bahasa Melayu", "Polski"]
            onChosen: index => list.settings.choose("language", index)
        }
    }
    SettingsCard {
        Layout.fillWidth: true
        //: A heading in the settings.
        title: qsTr("Looks")

        SettingsChoice {
            objectName: "setting-theme"
            Layout.fillWidth: true
            current: list.settings.theme
            //: In the settings: three to choose from.
            label: qsTr("Light or dark")
            options: [qsTr("As the computer"), qsTr("Dark", "one of: light or dark"), qsTr("Light", "one of: light or dark")]
            onChosen: index => list.settings.choose("theme", index)
        }
        Stepper {
            id: scale

            objectName: "setting-scale"
            Layout.fillWidth: true
            canLess: list.settings.canSmaller
            canMore: list.settings.canLarger
            //: In the settings; a number of percent and two buttons.
            label: qsTr("Size of text")
            value: qsTr("%1 %", "a number of percent").arg(list.settings.percent)
            onLess: {
                list.resizing(scale);
                list.settings.scale(-1);
            }
            onMore: {
                list.resizing(scale);
                list.settings.scale(1);
            }
        }
        Toggle {
            objectName: "setting-contrast"
            Layout.fillWidth: true
            //: Under "High contrast".
            detail: qsTr("Black, white and strong colours.")
            isOn: list.settings.contrast
            //: In the settings, to be on or off.
            text: qsTr("High contrast")
            onClicked: list.settings.turn("contrast")
        }
        Toggle {
            objectName: "setting-motion"
            Layout.fillWidth: true
            //: Under "Motion".
            detail: qsTr("Tiles glide to their places; without it they are there at once.")
            isOn: list.settings.motion
            //: In the settings, to be on or off.
            text: qsTr("Motion")
            onClicked: list.settings.turn("motion")
        }
        SettingsChoice {
            objectName: "setting-face"
            Layout.fillWidth: true
            current: list.settings.face
            //: In the settings: how the numbers on a tile are drawn.
            label: qsTr("Faces of the tiles")
            options: [qsTr("Pips", "one of the faces of the tiles"), qsTr("Coloured pips", "one of the faces of the tiles"), qsTr("Numerals", "one of the faces of the tiles")]
            onChosen: index => list.settings.choose("face", index)
        }
        Row {
            Layout.bottomMargin: Theme.small
            spacing: Theme.gap

            Bone {
                objectName: "sample"
                first: 6
                second: 4
                vertical: false
            }
            Bone {
                first: 3
                second: 5
                vertical: false
            }
        }
    }
    SettingsCard {
        Layout.fillWidth: true
        //: A heading in the settings.
        title: qsTr("Sound")

        Toggle {
            objectName: "setting-sound"
            Layout.fillWidth: true
            //: Under "Sounds".
            detail: qsTr("The click of a tile, two knocks for a pass, a note for your turn.")
            isOn: list.settings.sound
            //: In the settings, to be on or off.
            text: qsTr("Sounds")
            onClicked: list.settings.turn("sound")
        }
        Stepper {
            objectName: "setting-volume"
            Layout.fillWidth: true
            canLess: list.settings.canSofter
            canMore: list.settings.canLouder
            enabled: list.settings.sound
            //: In the settings; a number of percent and two buttons.
            label: qsTr("Volume")
            value: qsTr("%1 %", "a number of percent").arg(list.settings.volume)
            onLess: list.settings.louder(-1)
            onMore: list.settings.louder(1)
        }
        Toggle {
            objectName: "setting-alert"
            Layout.fillWidth: true
            //: Under "Call me back".
            detail: qsTr("When it is your turn and you look at another window.")
            isOn: list.settings.alertOnTurn
            //: In the settings, to be on or off: the window asks to be looked at.
            text: qsTr("Call me back")
            onClicked: list.settings.turn("alertOnTurn")
        }
    }
    SettingsCard {
        Layout.fillWidth: true
        //: A heading in the settings.
        title: qsTr("Playing")

        SettingsChoice {
            objectName: "setting-sort"
            Layout.fillWidth: true
            current: list.settings.sort
            //: In the settings: how the tiles of one’s hand are sorted.
            label: qsTr("Order of your hand")
            options: [qsTr("As dealt", "an order of the hand"), qsTr("By suit", "an order of the hand: by number"), qsTr("By pips", "an order of the hand: by the sum of a tile")]
            onChosen: index => list.settings.choose("sort", index)
        }
        Toggle {
            objectName: "setting-tap"
            Layout.fillWidth: true
            //: Under "Confirm by a second tap"; the preview is the tile that is shown at its end before it is played.
            detail: qsTr("A second tap on the preview plays it, as the button does.")
            isOn: list.settings.secondTap
            //: In the settings, to be on or off.
            text: qsTr("Confirm by a second tap")
            onClicked: list.settings.turn("secondTap")
        }
        Toggle {
            objectName: "setting-pass"
            Layout.fillWidth: true
            //: Under "Forced passes at once".
            detail: qsTr("Where nothing fits, your pass is made without asking you.")
            isOn: list.settings.passAtOnce
            //: In the settings, to be on or off.
            text: qsTr("Forced passes at once")
            onClicked: list.settings.turn("passAtOnce")
        }
        Toggle {
            objectName: "setting-prompts"
            Layout.fillWidth: true
            //: Under "Explain the first deal".
            detail: qsTr("Short hints on what to do, until you dismiss them.")
            isOn: list.settings.prompts
            //: In the settings, to be on or off.
            text: qsTr("Explain the first deal")
            onClicked: list.settings.turn("prompts")
        }
    }
    SettingsCard {
        Layout.fillWidth: true
        //: A heading in the settings, over the levels to choose from.
        title: qsTr("Computer players")

        Words {
            Layout.fillWidth: true
            quiet: true
            //: Under "Computer players", in the settings.
            text: qsTr("They take the free seats of the tables that you begin. At the table the level of each can be changed.")
        }
        Repeater {
            model: list.settings.levels

            delegate: Choice {
                required property int index
                required property string value
                required property string sentence
                required isChosen
                required property string about

                objectName: "setting-level-" + value
                Layout.fillWidth: true
                detail: about
                text: sentence
                onClicked: list.settings.choose("level", index)
            }
        }
    }
    SettingsCard {
        Layout.fillWidth: true
        //: A heading in the settings, over what can be sent with a report.
        title: qsTr("When something went wrong")

        Words {
            Layout.fillWidth: true
            quiet: true
            //: Over the button "Copy details for a report".
            text: qsTr("The details say which versions these are, what is set and how the link stood. No tile, no name and no address is in them.")
        }
        TextButton {
            objectName: "setting-copy"
            Layout.maximumWidth: parent.width
            glyph: list.settings.hasCopied ? "check" : "copy"
            text: list.settings.hasCopied ? qsTr("Copied", "the button, after it was pressed") : qsTr("Copy details for a report", "button: put the details where they can be pasted")
            onClicked: list.settings.copyDetails()
        }
    }
}
