import QtQuick
import QtQuick.Layouts

// Where to go: a code, a link, or one of the tables that a server lists.
ColumnLayout {
    id: form

    required property QtObject front

    function join() {
        front.join(code.text, server.text);
    }

    spacing: Theme.gap

    FirewallNote {
        Layout.fillWidth: true
    }
    Field {
        id: code

        objectName: "join-code"
        Layout.fillWidth: true
        fault: form.front.joinProblem
        focus: true
        //: A field for what somebody was sent: a table’s code of eight signs, or a link.
        label: qsTr("Code or link")
        placeholder: "K7QM-2XV0"
        onAccepted: form.join()
    }
    Field {
        id: server

        objectName: "join-server"
        Layout.fillWidth: true
        //: Under that field: a table on the same network is found by its code alone.
        detail: qsTr("Not needed with a link, nor on the same network.")
        //: A field for the address of a server; a link has it in it, a code has not.
        label: qsTr("Address, if you have only a code")
        placeholder: "192.168.1.5:6006"
        text: form.front.lastServer
        onAccepted: form.join()
    }
    Field {
        objectName: "join-name"
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
            objectName: "join-go"
            width: Math.min(implicitWidth, parent.width)
            kind: "ivory"
            //: A button: come to the table of the code, or to the one beside it in a list.
            text: qsTr("Join")
            onClicked: form.join()
        }
        TextButton {
            objectName: "join-look"
            width: Math.min(implicitWidth, parent.width)
            enabled: !form.front.isLooking
            //: A button: list the tables of that server that anybody may join.
            text: form.front.isLooking ? form.front.doing : qsTr("Show open tables")
            onClicked: form.front.look(server.text)
        }
    }
    Words {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        quiet: true
        //: Over a list of addresses at which servers were found.
        text: qsTr("Servers on this network:")
        visible: nearby.count > 0
    }
    Repeater {
        id: nearby

        model: form.front.nearby.rows

        delegate: RowLayout {
            id: found

            required property string key
            required property string shown

            Layout.fillWidth: true
            spacing: Theme.gap

            Words {
                Layout.fillWidth: true
                strong: true
                text: found.shown
            }
            TextButton {
                objectName: "nearby-" + found.shown
                enabled: !form.front.isLooking
                text: qsTr("Show open tables")
                Accessible.name: qsTr("Show open tables at %1", "accessible name; %1 is an address").arg(found.shown)
                onClicked: form.front.lookNearby(found.key)
            }
        }
    }
    Words {
        objectName: "listed-note"
        Layout.fillWidth: true
        quiet: true
        text: form.front.listedNote
        visible: text !== ""
    }
    Repeater {
        model: form.front.tables

        delegate: RowLayout {
            id: listed

            required property string code
            required property string shown
            required property string title
            required property string detail

            Layout.fillWidth: true
            spacing: Theme.gap

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Words {
                    Layout.fillWidth: true
                    strong: true
                    text: listed.title
                }
                Words {
                    Layout.fillWidth: true
                    font.pixelSize: Theme.note
                    quiet: true
                    text: listed.detail
                }
            }
            TextButton {
                objectName: "listed-" + listed.code
                //: A button: come to the table of the code, or to the one beside it in a list.
                text: qsTr("Join")
                Accessible.name: qsTr("Join %1", "accessible name; %1 is \"Eva's table\"").arg(listed.title)
                onClicked: form.front.joinListed(listed.code)
            }
        }
    }
    Words {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        quiet: true
        //: Over two buttons, under the tables of a server elsewhere.
        text: qsTr("Or make a table there for your friends:")
        visible: form.front.canHost
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap
        visible: form.front.canHost

        TextButton {
            objectName: "host-chiva"
            width: Math.min(implicitWidth, parent.width)
            //: A button that makes a table of Chiva for friends.
            text: qsTr("Play Chiva")
            //: What the button "Play Chiva" does, for a screen reader.
            Accessible.description: qsTr("Make a table of Chiva at that server")
            onClicked: form.front.host("chiva")
        }
        TextButton {
            objectName: "host-six-love"
            width: Math.min(implicitWidth, parent.width)
            //: A button that makes a table of Six-love for friends.
            text: qsTr("Play Six-love")
            //: What the button "Play Six-love" does, for a screen reader.
            Accessible.description: qsTr("Make a table of Six-love at that server")
            onClicked: form.front.host("six-love")
        }
    }
}
