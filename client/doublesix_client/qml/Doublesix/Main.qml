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

    // What the keyboard was on has gone: to the table's own place for it, or to the first there is.
    function bringFocusBack(): void {
        if (screen === "table")
            table.item.resume();
        else if (screen === "home")
            home.item.takeFocus();
        else
            contentItem.nextItemInFocusChain(true).forceActiveFocus(Qt.OtherFocusReason);
    }

    Component.onCompleted: Theme.narrow = Qt.binding(() => window.isNarrow)

    Dress {
        settings: window.models.settings
    }
    FocusKeeper {
        anchors.fill: parent
        isOn: window.screen === "table" || hadFocus
        z: 1

        onLost: window.bringFocusBack()
    }
    Item {
        id: voice

        objectName: "voice"

        Accessible.role: Accessible.StaticText
    }
    Connections {
        target: window.models.announcer

        function onSaid(text: string): void {
            voice.Accessible.announce(text, Accessible.Assertive);
        }
    }
    Connections {
        target: window.models.records

        function onOpened(): void {
            // It may come late, when one sits at a table already.
            if (window.screen === "records" || window.screen === "replay")
                window.models.shell.open("replay");
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
    LinkBanner {
        id: banner

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        banner: window.models.banner
    }
    Ground {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: banner.bottom
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
        Loader {
            active: window.screen === "room"
            anchors.fill: parent
            focus: active

            sourceComponent: RoomScreen {
                allowing: window.models.table.allowing
                room: window.models.room

                onRulesWanted: window.models.shell.open("rules")
            }
        }
        Loader {
            active: window.screen === "records"
            anchors.fill: parent
            focus: active

            sourceComponent: RecordsScreen {
                focus: true
                records: window.models.records

                onClosed: window.models.shell.back()
            }
        }
        Loader {
            active: window.screen === "replay"
            anchors.fill: parent
            focus: active

            sourceComponent: ReplayScreen {
                focus: true
                isFromTable: window.models.lookHere.isShown
                records: window.models.records
                replayed: window.models.records.replayed

                onClosed: window.models.shell.back()
            }
        }
        Loader {
            active: window.screen === "rules"
            anchors.fill: parent
            focus: active

            sourceComponent: RulesScreen {
                focus: true
                rules: window.models.table.rules
    
                onClosed: window.models.shell.back()
            }
        }
        Loader {
            active: window.screen === "settings"
            anchors.fill: parent
            focus: active

            sourceComponent: SettingsScreen {
                focus: true
                settings: window.models.settings

                onClosed: window.models.shell.back()
            }
        }
    }
    Loader {
        id: table

        active: window.models.shell.underneath === "table"
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: banner.bottom
        focus: window.screen === "table"
        visible: window.screen === "table"

        sourceComponent: TableScreen {
            focus: true
            lookFault: window.models.lookHere.fault
            table: window.models.table

            onLookBackAsked: window.models.lookHere.begin()
            onPageChosen: page => window.models.shell.open(page)
        }
    }
}
