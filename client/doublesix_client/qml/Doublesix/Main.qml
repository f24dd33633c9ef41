import QtQuick
import QtQuick.Controls.Basic

// The window: one screen at a time.
ApplicationWindow {
    id: window

    objectName: "window"
    required property QtObject models

    readonly property string screen: models.shell.screen
    readonly property bool isNarrow: width < 720 || (width < 900 && height > width)

    color: Theme.ground1
    height: 768
    minimumHeight: 480
    minimumWidth: 360
    //: The name of the program.
    title: qsTr("Doublesix")
    visible: true
    width: 1366

    Component.onCompleted: Theme.narrow = Qt.binding(() => window.isNarrow)

    Item {
        id: voice

        Accessible.role: Accessible.StaticText
    }
    Connections {
        target: window.models.announcer

        function onSaid(text: string): void {
            voice.Accessible.announce(text, Accessible.Assertive);
        }
    }
    Shortcut {
        enabled: window.screen === "table"
        sequence: "1"

        onActivated: window.models.announcer.sayTable()
    }
    Shortcut {
        enabled: window.screen === "table"
        sequence: "2"

        onActivated: window.models.announcer.sayHand()
    }
    Shortcut {
        enabled: window.screen === "table"
        sequence: "3"

        onActivated: window.models.announcer.sayPasses()
    }
    Shortcut {
        enabled: window.screen === "table"
        sequence: "4"

        onActivated: window.models.announcer.sayScore()
    }
    Ground {
        anchors.fill: parent
        visible: window.screen !== "table"

        Loader {
            id: home

            active: window.screen === "home"
            anchors.fill: parent
            focus: active

            sourceComponent: HomeScreen {
                front: window.models.front

                onRecordsWanted: window.models.shell.open("records")
                onRulesWanted: window.models.shell.open("rules")
                onSettingsWanted: window.models.shell.open("settings")
            }
        }
    }
    Loader {
        active: window.models.shell.underneath === "table"
        anchors.fill: parent
        focus: active
        visible: window.screen === "table"

        sourceComponent: TableScreen {
            focus: true
            table: window.models.table

            onPageChosen: page => window.models.shell.open(page)
        }
    }
}
