import QtQuick
import QtQuick.Layouts

// An act of a deal that is looked back on: who did what, what the computer leaned to with that
// seat's tiles, and what was best with all hands open.
Item {
    id: line

    required property int place
    required property string name
    required property string shape
    required property string act
    required property string leaned
    required property string opened
    required property string mark
    required property string markText
    required property string spoken
    property bool isCurrent: false
    property bool isFocused: false

    signal chosen

    function activate(): void {
        chosen();
    }

    implicitHeight: Math.max(Theme.target, row.implicitHeight + 2 * Theme.small)
    Accessible.focusable: true
    Accessible.name: spoken
    Accessible.role: Accessible.Button
    Accessible.onPressAction: activate()

    TapHandler {
        onTapped: line.activate()
    }
    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: 1
        color: Theme.raised
        radius: Theme.radius
        visible: line.isCurrent
    }
    Rectangle {
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        color: Theme.line
        height: 1
        visible: !line.isCurrent
    }
    FocusRing {
        anchors.fill: parent
        reach: 0
        visible: line.isFocused
    }
    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.leftMargin: Theme.small
        anchors.right: parent.right
        anchors.rightMargin: Theme.small
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.small

        Mark {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.hair
            shape: line.shape
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            GridLayout {
                Layout.fillWidth: true
                columnSpacing: Theme.small
                columns: Theme.large ? 1 : 2
                rowSpacing: Theme.hair

                Words {
                    Layout.fillWidth: true
                    silent: true
                    strong: true
                    text: line.name + ": " + line.act
                }
                Pill {
                    Layout.maximumWidth: row.width - Theme.mark - Theme.small
                    glyph: line.mark === "find" ? "star" : line.mark === "luck" ? "covered" : "warning"
                    kind: line.mark === "cost" ? "accent" : "neutral"
                    silent: true
                    text: line.markText
                    visible: line.mark !== ""
                }
            }
            Words {
                Layout.fillWidth: true
                font.pixelSize: Theme.note
                quiet: true
                silent: true
                text: line.leaned
                visible: text !== ""
            }
            Words {
                Layout.fillWidth: true
                font.pixelSize: Theme.note
                quiet: true
                silent: true
                text: line.opened
                visible: text !== ""
            }
        }
    }
}
