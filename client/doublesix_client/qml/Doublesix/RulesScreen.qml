pragma ComponentBehavior: Bound

import QtQuick

// The rules of both games, one at a time.
FocusScope {
    id: screen

    objectName: "rules"
    required property QtObject rules

    signal closed

    //: The heading of a screen: the rules of both games.
    Accessible.name: qsTr("Rules")
    Accessible.role: Accessible.Pane

    Keys.onEscapePressed: closed()

    PageHead {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        title: qsTr("Rules")

        onClosed: screen.closed()
    }
    Scroller {
        id: page

        objectName: "rulesPage"
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        padding: Theme.page
        spacing: Theme.margin

        Segments {
            id: choice

            objectName: "whichGame"
            anchors.horizontalCenter: parent.horizontalCenter
            current: screen.rules.current
            //: Which of the two games' rules are shown.
            label: qsTr("Game")
            options: screen.rules.names
            width: Math.min(parent.width, Theme.column)

            onChosen: index => {
                screen.rules.choose(index);
                page.contentY = 0;
            }
        }
        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            font.pixelSize: Theme.name
            quiet: true
            text: screen.rules.about
            width: choice.width
        }
        Repeater {
            model: screen.rules.page

            RulePassage {
                required property string key

                objectName: "rule-" + key
                anchors.horizontalCenter: parent?.horizontalCenter
                width: choice.width
            }
        }
    }
}
