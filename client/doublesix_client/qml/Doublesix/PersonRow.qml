import QtQuick
import QtQuick.Layouts

// A seat, who has it, and what may be asked about it now.
Column {
    id: row

    objectName: "person-" + seat
    required property int seat
    required property string side
    required property string name
    required property string who
    required property string told
    required property list<var> actions
    required property string giveText
    required property list<var> receivers
    required property string levelText
    required property list<string> levels
    required property int level
    required property string sentence
    property bool gives: false
    property bool ranks: false

    readonly property real inset: sign.width + Theme.gap

    signal given(int person)
    signal levelChosen(int index)
    signal pressed(string key)

    spacing: Theme.small
    Accessible.name: sentence
    Accessible.role: Accessible.Grouping

    RowLayout {
        spacing: Theme.gap
        width: parent.width

        Mark {
            id: sign

            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.hair
            shape: row.side === "2/4" ? "diamond" : "disc"
        }
        Told {
            Layout.fillWidth: true
            detail: row.told === "" ? row.who : row.who + " · " + row.told
            strong: true
            text: row.name
        }
    }
    Flow {
        id: asking

        spacing: Theme.small
        visible: row.actions.length > 0 || row.giveText !== "" || row.levels.length > 0
        width: parent.width - x
        x: row.inset

        Repeater {
            model: row.actions

            delegate: TextButton {
                required property var modelData

                objectName: modelData.key + "-" + row.seat
                width: Math.min(implicitWidth, asking.width)
                text: modelData.label
                Accessible.description: row.name

                onClicked: row.pressed(modelData.key)
            }
        }
        TextButton {
            objectName: "ranks-" + row.seat
            width: Math.min(implicitWidth, asking.width)
            checkable: true
            checked: row.ranks
            glyph: row.ranks ? "up" : "down"
            text: row.levelText
            visible: row.levels.length > 0

            onClicked: row.ranks = !row.ranks
        }
        Segments {
            objectName: "levels-" + row.seat
            current: row.level
            label: row.levelText
            options: row.levels
            visible: row.ranks && row.levels.length > 0
            width: asking.width

            onChosen: index => row.levelChosen(index)
        }
        TextButton {
            objectName: "give-" + row.seat
            width: Math.min(implicitWidth, asking.width)
            checkable: true
            checked: row.gives
            glyph: row.gives ? "up" : "down"
            text: row.giveText
            visible: text !== ""
            Accessible.description: row.name

            onClicked: row.gives = !row.gives
        }
        Repeater {
            model: row.gives ? row.receivers : []

            delegate: TextButton {
                required property var modelData

                objectName: "give-" + row.seat + "-" + modelData.person
                width: Math.min(implicitWidth, asking.width)
                kind: "quiet"
                text: modelData.label

                onClicked: {
                    row.given(modelData.person);
                    row.gives = false;
                }
            }
        }
    }
}
