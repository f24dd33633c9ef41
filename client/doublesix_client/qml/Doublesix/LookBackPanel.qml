pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// The look back on the deal that is shown: asked for, under way, or its acts with what mattered.
Panel {
    id: panel

    required property QtObject lookBack

    objectName: "lookBackPanel"
    //: The title of a panel: what could have been done in a deal that is over.
    title: qsTr("Look back")

    steady: GridLayout {
        columnSpacing: Theme.gap
        columns: Theme.large ? 1 : 2
        rowSpacing: Theme.hair
        visible: panel.lookBack.marked > 0
        width: parent.width

        TextButton {
            objectName: "nextMarked"
            glyph: "next"
            //: A button: to the next of the few acts of a deal that mattered most.
            text: qsTr("Next that mattered")

            onClicked: panel.lookBack.toNextMarked()
        }
        Words {
            objectName: "markedText"
            quiet: true
            text: panel.lookBack.markedText
            Layout.fillWidth: true
        }
    }

    Words {
        width: parent.width
        quiet: true
        //: In a panel: what is told of each act of a deal that is over. The computer sees what that
        //: seat saw; "all hands open" means that all four hands are seen.
        text: qsTr("What the strongest computer player, the Master, leaned to at each act, from that seat’s own tiles and what all could see; and what was best with all hands open.")
    }
    TextButton {
        objectName: "beginLookBack"
        glyph: "eye"
        kind: "ivory"
        //: A button: find out what could have been done in the deal that is shown.
        text: qsTr("Look back on this deal")
        visible: panel.lookBack.phase === "none" || panel.lookBack.phase === "failed"

        onClicked: panel.lookBack.begin()
    }
    Words {
        objectName: "lookBackFault"
        width: parent.width
        strong: true
        text: panel.lookBack.fault
        visible: text !== ""
        Accessible.role: Accessible.AlertMessage
    }
    Column {
        spacing: Theme.small
        visible: panel.lookBack.phase === "working"
        width: parent.width

        Words {
            objectName: "lookBackWorking"
            width: parent.width
            text: panel.lookBack.workingText
        }
        Rectangle {
            width: parent.width
            height: Theme.hair
            color: Theme.line
            radius: height / 2

            Rectangle {
                width: parent.width * panel.lookBack.share
                height: parent.height
                color: Theme.hint
                radius: height / 2
            }
        }
        TextButton {
            objectName: "stopLookBack"
            //: A button: do not go on looking for what could have been done.
            text: qsTr("Cancel", "a look back that is under way")

            onClicked: panel.lookBack.forget()
        }
    }
    ListView {
        id: acts

        objectName: "lookBackActs"
        width: parent.width
        height: contentHeight
        activeFocusOnTab: count > 0
        currentIndex: panel.lookBack.current
        interactive: false
        model: panel.lookBack.rows
        visible: count > 0
        //: Read aloud: the list of all acts of a deal that is over.
        Accessible.name: qsTr("Acts of this deal")
        Accessible.role: Accessible.List

        onContentHeightChanged: showing.restart()
        onCurrentItemChanged: showing.restart()

        Keys.onDownPressed: panel.lookBack.choose(Math.min(count - 1, currentIndex + 1))
        Keys.onUpPressed: panel.lookBack.choose(Math.max(0, currentIndex - 1))

        delegate: LookBackLine {
            isCurrent: ListView.isCurrentItem
            isFocused: ListView.isCurrentItem && acts.activeFocus
            width: acts.width

            onChosen: {
                panel.lookBack.choose(place);
                if (Theme.narrow)
                    panel.shut();
            }
        }

        // Not at once: the line may not have its place yet.
        Timer {
            id: showing

            interval: 0

            onTriggered: if (panel.isOpen && acts.currentItem)
                panel.reveal(acts.currentItem)
        }
    }
}
