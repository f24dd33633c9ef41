pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// What the keys do at the table, a line for each.
Column {
    id: list

    objectName: "keys"
    spacing: Theme.small

    component Key: GridLayout {
        id: line

        required property string keys
        required property string text

        columnSpacing: Theme.gap
        columns: Theme.large ? 1 : 2
        rowSpacing: 0
        width: list.width
        Accessible.name: `${keys}: ${text}`
        Accessible.role: Accessible.StaticText

        Words {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: line.columns === 1
            Layout.preferredWidth: line.columns === 1 ? -1 : Theme.nameColumn
            silent: true
            strong: true
            text: line.keys
        }
        Words {
            Layout.fillWidth: true
            silent: true
            text: line.text
        }
    }

    Key {
        //: The keys with an arrow to the left and to the right, in a list of keys.
        keys: qsTr("Left, Right")
        //: What these keys do in the hand.
        text: qsTr("go from tile to tile; Home and End to the first and the last")
    }
    Key {
        //: The names of two keys, in a list of keys.
        keys: qsTr("Enter, Space")
        //: What these keys do.
        text: qsTr("pick the tile; once more: go on with it")
    }
    Key {
        //: The keys with an arrow up and down, in a list of keys.
        keys: qsTr("Up, Down")
        //: What these keys do once a tile is picked.
        text: qsTr("from the picked tile to its ends, or to Confirm")
    }
    Key {
        //: The name of a key, in a list of keys.
        keys: qsTr("Tab")
        //: What this key does.
        text: qsTr("on to the ends, to Confirm and to all else; with Shift back")
    }
    Key {
        //: The name of a key, in a list of keys.
        keys: qsTr("Escape")
        //: What this key does.
        text: qsTr("drops what was picked; closes what is open")
    }
    Key {
        keys: "1"
        //: What a key does for whoever listens: the ends, whose turn it is, how many tiles each has.
        text: qsTr("says the table")
    }
    Key {
        keys: "2"
        //: What a key does for whoever listens.
        text: qsTr("says your hand, what fits first")
    }
    Key {
        keys: "3"
        //: What a key does for whoever listens.
        text: qsTr("says who passed on what")
    }
    Key {
        keys: "4"
        //: What a key does for whoever listens.
        text: qsTr("says how the match stands")
    }
    Key {
        keys: "+  −  0"
        //: What these keys do to the row of tiles on the table, while it has the keyboard.
        text: qsTr("on the layout: larger, smaller, all of it; arrows shift it")
    }
    Key {
        //: The keys for undo, in a list of keys.
        keys: qsTr("Ctrl+Z")
        //: What these keys do.
        text: qsTr("undo, where the table allows it")
    }
    Key {
        //: The keys for redo, in a list of keys.
        keys: qsTr("Ctrl+Shift+Z")
        //: What these keys do.
        text: qsTr("redo")
    }
    Key {
        keys: "F1"
        //: What a key does.
        text: qsTr("shows this list")
    }
}
