import QtQuick

// All that slides in beside the table, one at a time.
//
// Who reads the rules, the points or the details holds the computer players (Rules 5.6).
Item {
    id: panels

    required property QtObject table

    readonly property Item openPanel: Array.from(children).find(panel => panel.isOpen) ?? null

    signal pageChosen(string page)

    function show(page: string): void {
        const wanted = Array.from(children).find(panel => panel.objectName === "panel-" + page);
        if (openPanel)
            openPanel.shut();
        if (wanted)
            wanted.open();
        else
            pageChosen(page);
    }

    component Reading: Panel {
        id: reading

        required property string page

        objectName: "panel-" + page

        onIsOpenChanged: isOpen ? panels.table.read(page) : panels.table.putAway(page)
    }

    Panel {
        objectName: "panel-menu"
        //: The heading of a panel.
        title: qsTr("Menu")

        onIsOpenChanged: menu.asking = ""

        TableMenu {
            id: menu

            table: panels.table
            width: parent.width

            onChosen: page => panels.show(page)
        }
    }
    Panel {
        objectName: "panel-positions"
        title: qsTr("All I can do now", "menu: the list of what may be done, for the keyboard")

        Repeater {
            model: panels.table.positions.rows

            delegate: ListRow {
                required property string key
                required property string sentence
                required property bool isChosen

                objectName: "position-" + key
                width: parent.width
                glyph: isChosen ? "check" : ""
                leads: false
                text: sentence

                onClicked: panels.table.positions.press(key)
            }
        }
        Words {
            width: parent.width
            quiet: true
            text: panels.table.bar.sentence
        }
        TextButton {
            objectName: "confirmPosition"
            enabled: panels.table.bar.canConfirm
            glyph: "check"
            kind: enabled ? "main" : "plain"
            text: qsTr("Confirm", "button: do what was picked")

            onClicked: panels.table.bar.confirm()
        }
    }
    Reading {
        page: "details"
        title: qsTr("What is out", "menu: how many of each number lie on the table")

        Words {
            objectName: "detailsNote"
            width: parent.width
            quiet: true
            //: Above a line for each number, 0 to 6; each number stands on eight halves of the tiles.
            text: qsTr("How often each number lies on the table, of eight.")
        }
        Words {
            width: parent.width
            text: panels.table.standing.hard
            visible: text !== ""
        }
        Repeater {
            model: panels.table.standing.numbers

            delegate: NumberLine {
                width: parent.width
            }
        }
    }
    Reading {
        page: "points"
        //: The heading of a panel: the list of all deals and their points.
        title: qsTr("Points so far")

        onIsOpenChanged: isOpen ? panels.table.points.fetch() : panels.table.points.shut()

        Mistrust {
            points: panels.table.points
            width: parent.width
        }
        ScoreMarks {
            visible: pointLines.count > 0
            width: parent.width
        }
        Words {
            objectName: "pointsNote"
            text: panels.table.points.note
            visible: text !== ""
            width: parent.width
        }
        Repeater {
            id: pointLines

            model: panels.table.points.rows

            delegate: PointRow {
                canChoose: false
                isCurrent: false
                isFocused: false
                width: parent.width
            }
        }
    }
    Reading {
        page: "rules"
        //: The heading of a panel: the rules of the game in short.
        title: qsTr("Rules")

        RulesCard {
            rules: panels.table.rules
            width: parent.width

            onPageWanted: panels.pageChosen("rules")
        }
    }
    Panel {
        objectName: "panel-keys"
        title: qsTr("Keys", "menu: what the keys of the keyboard do")

        KeysList {
            width: parent.width
        }
    }
    Panel {
        objectName: "panel-talk"
        title: qsTr("Talk", "menu: what the people at the table say")

        onIsOpenChanged: panels.table.talk.look(isOpen)

        TalkPanel {
            talk: panels.table.talk
            width: parent.width
        }
    }
    Panel {
        objectName: "panel-people"
        //: The heading of a panel: who sits where, and who watches.
        title: qsTr("People and seats")

        onIsOpenChanged: panels.table.people.look(isOpen)

        PeoplePanel {
            people: panels.table.people
            width: parent.width

            onPoliciesWanted: panels.show("policies")
        }
    }
    Panel {
        objectName: "panel-policies"
        //: The heading of a panel: takebacks, hints and the like.
        title: qsTr("What this table allows")

        PoliciesList {
            allowing: panels.table.allowing
            width: parent.width
        }
    }
}
