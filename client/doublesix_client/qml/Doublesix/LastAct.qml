import QtQuick

// What a seat did last: the tile it played as a small bone, or that it passed.
Row {
    id: act

    required property string kind
    required property int first
    required property int second
    property bool brief: false

    spacing: Theme.small

    Words {
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.note
        quiet: true
        silent: true
        text: act.kind === "pass" ? qsTr("Passed", "on a seat's plaque: what it did last") : qsTr("Played", "on a seat's plaque, before a small picture of a tile")
        visible: act.kind === "pass" || !act.brief
    }
    Bone {
        anchors.verticalCenter: parent.verticalCenter
        first: act.first
        second: act.second
        unit: Theme.unitPlayed
        vertical: false
        visible: act.kind === "play"
    }
}
