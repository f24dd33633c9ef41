pragma ComponentBehavior: Bound

import QtQuick

// The short card of the rules, for a panel beside the table or in the waiting room.
Column {
    id: card

    objectName: "rulesCard"
    required property QtObject rules

    signal pageWanted

    spacing: Theme.broad

    Words {
        width: parent.width
        quiet: true
        text: card.rules.about
    }
    Repeater {
        model: card.rules.card

        RulePassage {
            width: card.width
        }
    }
    TextButton {
        objectName: "wholeRules"
        glyph: "rules"
        //: A button on the short card of the rules: open the whole page.
        text: qsTr("All the rules")

        onClicked: card.pageWanted()
    }
}
