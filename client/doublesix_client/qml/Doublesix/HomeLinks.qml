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
        glyph: "records"
        kind: "quiet"
        text: qsTr("Records")
        onClicked: links.recordsWanted()
    }
    TextButton {
        objectName: "home-rules"
        glyph: "rules"
        kind: "quiet"
        text: qsTr("Rules")
        onClicked: links.rulesWanted()
    }
    TextButton {
        objectName: "home-settings"
        glyph: "settings"
        kind: "quiet"
        text: qsTr("Settings")
        onClicked: links.settingsWanted()
    }
}
