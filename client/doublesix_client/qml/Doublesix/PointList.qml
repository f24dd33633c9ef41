pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// The record of points: a line a deal, with the score after it. A line can be chosen if `chosen`
// leads somewhere.
Card {
    id: list

    required property var rows
    required property string title
    property string note: ""
    property bool canChoose: false
    property int current: -1

    signal chosen(deal: int)

    function showLatest() {
        lines.positionViewAtEnd();
    }

    contentItem: ColumnLayout {
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                Layout.fillWidth: true
                font.pixelSize: Theme.name
                strong: true
                text: list.title
                Accessible.role: Accessible.Heading
            }
            ScoreMarks {}
        }
        ListView {
            id: lines

            objectName: "pointLines"
            Layout.fillHeight: true
            Layout.fillWidth: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            currentIndex: list.current
            implicitHeight: contentHeight
            keyNavigationEnabled: list.canChoose
            model: list.rows
            Accessible.name: list.title
            Accessible.role: Accessible.List

            onCountChanged: showing.start()

            Keys.onEnterPressed: (currentItem as PointRow)?.activate()
            Keys.onReturnPressed: (currentItem as PointRow)?.activate()
            Keys.onSpacePressed: (currentItem as PointRow)?.activate()

            section.delegate: Words {
                required property string section

                bottomPadding: Theme.hair
                font.pixelSize: Theme.note
                quiet: true
                strong: true
                text: section
                topPadding: Theme.small
                visible: text !== ""
                width: ListView.view.width
            }
            section.property: "match"

            delegate: PointRow {
                canChoose: list.canChoose
                isCurrent: list.canChoose ? ListView.isCurrentItem : isLatest
                isFocused: list.canChoose && ListView.isCurrentItem && lines.activeFocus
                width: lines.width

                onChosen: list.chosen(deal)
            }

            Timer {
                id: showing

                interval: 0

                onTriggered: list.showLatest()
            }
        }
        Words {
            Layout.fillWidth: true
            font.pixelSize: Theme.note
            quiet: true
            text: list.note
            visible: text !== ""
        }
    }
}
