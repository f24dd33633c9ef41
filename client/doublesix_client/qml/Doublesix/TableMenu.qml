import QtQuick

// What else can be done at the table, as rows; what ends something asks once more in its place.
Column {
    id: menu

    required property QtObject table
    property string asking: ""

    signal chosen(string page)

    function ask(what: string): void {
        asking = asking === what ? "" : what;
    }

    spacing: Theme.hair

    component Page: ListRow {
        required property string page

        objectName: "menu-" + page
        width: menu.width

        onClicked: menu.chosen(page)
    }
    component Final: Column {
        id: final

        required property string name
        required property string glyph
        required property string text
        required property string detail
        required property string yes

        signal agreed

        spacing: Theme.small
        width: menu.width

        ListRow {
            id: question

            objectName: "menu-" + final.name
            width: parent.width
            detail: final.detail
            glyph: final.glyph
            leads: false
            text: final.text

            onClicked: menu.ask(final.name)
        }
        Flow {
            spacing: Theme.small
            visible: menu.asking === final.name
            width: parent.width - x
            x: Theme.broad

            TextButton {
                objectName: "yes-" + final.name
                text: final.yes
                width: Math.min(implicitWidth, parent.width)

                onClicked: {
                    menu.asking = "";
                    final.agreed();
                }
            }
            TextButton {
                kind: "quiet"
                objectName: "no-" + final.name
                text: qsTr("No, go on playing", "answer: do not leave or end it")
                width: Math.min(implicitWidth, parent.width)

                onClicked: {
                    question.forceActiveFocus(focusReason);
                    menu.asking = "";
                }
            }
        }
    }

    Page {
        glyph: "rules"
        page: "rules"
        //: In the menu: the page with the rules of the game.
        text: qsTr("Rules")
    }
    Page {
        detail: menu.table.points.mistrust
        glyph: detail === "" ? "records" : "warning"
        page: "points"
        //: In the menu: the list of all deals and their points.
        text: qsTr("Points so far")
    }
    Page {
        glyph: "eye"
        page: "details"
        text: qsTr("What is out", "menu: how many of each number lie on the table")
    }
    Page {
        detail: menu.table.talk.unreadText
        glyph: "talk"
        page: "talk"
        text: qsTr("Talk", "menu: what the people at the table say")
    }
    Page {
        glyph: "check"
        page: "positions"
        text: qsTr("All I can do now", "menu: the list of what may be done, for the keyboard")
        visible: menu.table.isSeated
    }
    Page {
        glyph: "people"
        page: "people"
        //: In the menu: who sits where, and who watches.
        text: qsTr("People and seats")
    }
    Page {
        glyph: "rules"
        page: "keys"
        text: qsTr("Keys", "menu: what the keys of the keyboard do")
    }
    Page {
        glyph: "settings"
        page: "settings"
        //: In the menu: the page with the settings of this window.
        text: qsTr("Settings")
    }
    Final {
        detail: ""
        glyph: "restart"
        name: "restart"
        //: In the menu: the same tiles again, from the deal’s beginning.
        text: qsTr("Play this deal again")
        visible: menu.table.bar.allowsTakebacks
        yes: qsTr("Yes, from its beginning", "answer: play this deal again")

        onAgreed: menu.table.bar.restart()
    }
    Final {
        //: Under "New match", in the menu.
        detail: qsTr("The score begins again")
        glyph: "star"
        name: "newMatch"
        //: In the menu: leave this match and begin another.
        text: qsTr("New match")
        visible: menu.table.canBeginAnew
        yes: qsTr("Yes, a new match", "answer: leave this match for a new one")

        onAgreed: menu.table.newMatch()
    }
    Final {
        //: Under "New session", in the menu; the record is the list of all deals and their points.
        detail: qsTr("Match and record begin again")
        glyph: "star"
        name: "newSession"
        //: In the menu: leave this session and begin another.
        text: qsTr("New session")
        visible: menu.table.canBeginAnew
        yes: qsTr("Yes, a new session", "answer: leave this session for a new one")

        onAgreed: menu.table.newSession()
    }
    Final {
        //: Under "Stop here and keep it", in the menu.
        detail: qsTr("You can carry on later")
        glyph: "hold"
        name: "stop"
        //: In the menu: stop, and keep the session for another day.
        text: qsTr("Stop here and keep it")
        visible: menu.table.isSeated
        yes: qsTr("Yes, stop here", "answer: stop and keep the session")

        onAgreed: menu.table.stop()
    }
    Final {
        //: Under "Leave the table", in the menu.
        detail: menu.table.isSeated && !menu.table.isAlone ? qsTr("Your seat goes to somebody else") : ""
        glyph: "door"
        name: "leave"
        //: In the menu.
        text: qsTr("Leave the table")
        yes: qsTr("Yes, leave", "answer: leave the table")

        onAgreed: menu.table.leave()
    }
}
