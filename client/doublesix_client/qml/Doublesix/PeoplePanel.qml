import QtQuick
import QtQuick.Layouts

// Everybody at the table: the seats, who looks on, how others come, and the end of the table.
Column {
    id: panel

    required property QtObject people
    property bool asksToClose: false

    signal policiesWanted

    spacing: Theme.broad

    component Heading: Words {
        width: panel.width
        font.pixelSize: Theme.name
        strong: true
        Accessible.role: Accessible.Heading
    }

    Words {
        objectName: "peopleNote"
        width: parent.width
        strong: true
        text: panel.people.note
        visible: text !== ""
        Accessible.role: Accessible.AlertMessage
    }
    Repeater {
        model: panel.people.seats

        delegate: PersonRow {
            width: panel.width

            onGiven: person => panel.people.give(seat, person)
            onLevelChosen: index => panel.people.setLevel(seat, index)
            onPressed: key => panel.people.press(seat, key)
        }
    }
    Seam {
        width: parent.width
    }
    Heading {
        text: qsTr("Looking on", "heading: people at the table who have no seat")
    }
    Repeater {
        model: panel.people.lookersOn

        delegate: Words {
            objectName: "lookerOn-" + person
            required property int person
            required property string name
            required property string who

            //: Somebody without a seat: %1 is a name, %2 "watches" or "you".
            text: qsTr("%1, %2").arg(name).arg(who)
            width: panel.width
        }
    }
    Words {
        objectName: "watching"
        width: parent.width
        quiet: true
        text: panel.people.watching
        visible: text !== ""
    }
    Seam {
        width: parent.width
    }
    Heading {
        text: qsTr("Invitation", "heading: the code and the link to this table")
    }
    Words {
        objectName: "tableCode"
        font.letterSpacing: 2
        font.pixelSize: Theme.heading
        strong: true
        text: panel.people.code
        width: parent.width
        Accessible.name: qsTr("The code: %1", "accessible name").arg(text)
    }
    Flow {
        width: parent.width
        spacing: Theme.small

        TextButton {
            objectName: "copyCode"
            width: Math.min(implicitWidth, panel.width)
            glyph: "copy"
            //: A button: put the code of this table where it can be pasted.
            text: qsTr("Copy code")

            onClicked: panel.people.copyCode()
        }
        TextButton {
            objectName: "copyLink"
            width: Math.min(implicitWidth, panel.width)
            glyph: "share"
            //: A button: put the link to this table where it can be pasted.
            text: qsTr("Copy link")
            visible: panel.people.link !== ""

            onClicked: panel.people.copyLink()
        }
    }
    Words {
        width: parent.width
        font.pixelSize: Theme.note
        quiet: true
        text: panel.people.linkNote
        visible: text !== ""
    }
    Seam {
        width: parent.width
    }
    ListRow {
        objectName: "policies"
        width: parent.width
        glyph: "settings"
        //: A button: opens a list of takebacks, hints and the like.
        text: qsTr("What this table allows")

        onClicked: panel.policiesWanted()
    }
    ListRow {
        objectName: "closeTable"
        width: parent.width
        //: Under "Close the table for good".
        detail: qsTr("Nobody can come back to it")
        glyph: "close"
        leads: false
        //: The host may close a table: it is not kept.
        text: qsTr("Close the table for good")
        visible: panel.people.canClose

        onClicked: panel.asksToClose = !panel.asksToClose
    }
    Flow {
        width: parent.width
        spacing: Theme.small
        visible: panel.people.canClose && panel.asksToClose

        TextButton {
            objectName: "yes-closeTable"
            width: Math.min(implicitWidth, panel.width)
            text: qsTr("Yes, close it", "answer: close the table for good")

            onClicked: {
                panel.asksToClose = false;
                panel.people.closeTable();
            }
        }
        TextButton {
            objectName: "no-closeTable"
            width: Math.min(implicitWidth, panel.width)
            kind: "quiet"
            text: qsTr("No, go on playing", "answer: do not leave or end it")

            onClicked: panel.asksToClose = false
        }
    }
}
