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
        //: A button: the page with records of sessions that were played.
        text: qsTr("Records")
        onClicked: links.recordsWanted()
    }
    TextButton {
        objectName: "home-rules"
        width: Math.min(implicitWidth, parent.width)
        glyph: "rules"
        kind: "quiet"
        //: A button: the page with the rules of both games.
        text: qsTr("Rules")
        onClicked: links.rulesWanted()
    }
    TextButton {
        objectName: "home-settings"
        width: Math.min(implicitWidth, parent.width)
        glyph: "settings"
        kind: "quiet"
        //: A button: the page with the settings of this window.
        text: qsTr("Settings")
        onClicked: links.settingsWanted()
    }
}
