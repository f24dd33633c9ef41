import QtQuick

// What can be read and set without a table.
Flow {
    id: links

    signal recordsWanted
    signal rulesWanted
    signal settingsWanted

    spacing: Theme.small

    TextButton {
        objectName: "home-records"
        width: Math.min(implicitWidth, parent.width)
        glyph: "records"
        kind: "quiet"
        text: qsTr("Records")
        onClicked: links.recordsWanted()
    }
    TextButton {
        objectName: "home-rules"
        width: Math.min(implicitWidth, parent.width)
        glyph: "rules"
        kind: "quiet"
        text: qsTr("Rules")
        onClicked: links.rulesWanted()
    }
    TextButton {
        objectName: "home-settings"
        width: Math.min(implicitWidth, parent.width)
        glyph: "settings"
        kind: "quiet"
        text: qsTr("Settings")
        onClicked: links.settingsWanted()
    }
}
