import QtQuick
import QtQuick.Layouts

// Settings as a page of their own.
FocusScope {
    id: screen

    objectName: "settings"
    required property QtObject settings

    signal closed

    //: The heading of the page with the settings of this window.
    Accessible.name: qsTr("Settings")
    Accessible.role: Accessible.Pane

    Keys.onEscapePressed: closed()

    Scroller {
        id: scroller

        anchors.fill: parent
        padding: Theme.narrow ? Theme.wide : Theme.margin

        ColumnLayout {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.broad
            width: Math.min(parent.width, Theme.column)

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.small

                IconButton {
                    objectName: "settings-back"
                    focus: true
                    glyph: "back"
                    //: A button: back to where one was before.
                    text: qsTr("Back")
                    onClicked: screen.closed()
                }
                Words {
                    Layout.fillWidth: true
                    font.pixelSize: Theme.result
                    strong: true
                    text: qsTr("Settings")
                    Accessible.role: Accessible.Heading
                }
            }
            SettingsList {
                Layout.fillWidth: true
                settings: screen.settings
                onResizing: control => scroller.pin(control)
            }
        }
    }
}
