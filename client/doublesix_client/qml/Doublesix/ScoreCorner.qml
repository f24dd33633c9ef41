import QtQuick

// The match as it stands, in a corner: what is played, the streak track, and what wins.
Item {
    id: corner

    required property QtObject standing

    readonly property string title: standing.profile === "chiva" ? qsTr("Chiva, deal %1", "the game and the number of the deal").arg(standing.deal) : qsTr("Six-love, deal %1", "the game and the number of the deal").arg(standing.deal)

    implicitHeight: Theme.narrow ? Math.max(track.height, told.implicitHeight) : told.y + told.implicitHeight
    implicitWidth: Theme.narrow ? track.width + Theme.wide + told.width : Math.max(heading.implicitWidth, told.width)

    Words {
        id: heading

        font.pixelSize: Theme.name
        strong: true
        text: corner.title
        visible: !Theme.narrow
    }
    Track {
        id: track

        objectName: "track"
        first: corner.standing.first
        second: corner.standing.second
        sentence: corner.standing.streak
        target: corner.standing.target
        y: Theme.narrow ? 0 : heading.height + Theme.small
    }
    Column {
        id: told

        width: Theme.narrow ? corner.width - track.width - Theme.wide : Math.max(track.width, Theme.cardWidth)
        x: Theme.narrow ? track.width + Theme.wide : 0
        y: Theme.narrow ? 0 : track.y + track.height + Theme.small

        Words {
            width: parent.width
            font.pixelSize: Theme.large ? Theme.note : Theme.body
            strong: true
            text: corner.title
            visible: Theme.narrow
        }
        Words {
            objectName: "meaning"
            width: parent.width
            font.pixelSize: Theme.note
            maximumLineCount: Theme.narrow ? 3 : 6
            elide: Text.ElideRight
            quiet: true
            text: corner.standing.meaning || corner.standing.goal
            visible: !(Theme.narrow && Theme.large)
        }
    }
}
