import QtQuick
import QtQuick.Layouts

// A line of the record of points.
Item {
    id: line

    required property int deal
    required property string text
    required property string detail
    required property int first
    required property int second
    required property string leads
    required property string spoken
    required property bool isLatest
    property bool canChoose: false
    property bool isCurrent: false
    property bool isFocused: false

    signal chosen

    function activate() {
        if (canChoose)
            chosen();
    }

    implicitHeight: Math.max(canChoose ? Theme.target : 0, row.implicitHeight + 2 * Theme.small)
    Accessible.focusable: canChoose
    Accessible.name: spoken
    Accessible.role: canChoose ? Accessible.Button : Accessible.ListItem
    Accessible.onPressAction: activate()

    TapHandler {
        enabled: line.canChoose

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
        spacing: 0

        Words {
            Layout.alignment: Qt.AlignTop
            Layout.minimumWidth: Theme.dealColumn
            quiet: true
            text: line.deal
            Accessible.ignored: true
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            Words {
                Layout.fillWidth: true
                strong: line.isCurrent
                text: line.text
                Accessible.ignored: true
            }
            Words {
                Layout.fillWidth: true
                font.pixelSize: Theme.note
                quiet: true
                text: line.detail
                visible: text !== ""
                Accessible.ignored: true
            }
        }
        Words {
            Layout.alignment: Qt.AlignTop
            Layout.minimumWidth: Theme.scoreColumn
            color: line.leads === "1/3" ? Theme.amber : Theme.muted
            font.pixelSize: Theme.name
            horizontalAlignment: Text.AlignHCenter
            strong: true
            text: line.first
            Accessible.ignored: true
        }
        Words {
            Layout.alignment: Qt.AlignTop
            Layout.minimumWidth: Theme.scoreColumn
            color: line.leads === "2/4" ? Theme.sea : Theme.muted
            font.pixelSize: Theme.name
            horizontalAlignment: Text.AlignHCenter
            strong: true
            text: line.second
            Accessible.ignored: true
        }
    }
}
