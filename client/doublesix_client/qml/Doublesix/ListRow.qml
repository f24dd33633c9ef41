import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// A row that leads somewhere: an icon, a title, a detail, and a chevron.
Button {
    id: row

    property string glyph: ""
    property string detail: ""
    property bool leads: true

    activeFocusOnTab: true
    bottomPadding: Theme.small
    hoverEnabled: true
    implicitHeight: Math.max(Theme.row, implicitContentHeight + topPadding + bottomPadding)
    leftPadding: Theme.hair
    opacity: enabled ? 1 : Theme.resting
    rightPadding: Theme.hair
    topPadding: Theme.small
    Accessible.description: detail
    Accessible.name: text

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    background: Rectangle {
        color: row.down || row.hovered ? Theme.raised : "transparent"
        radius: Theme.radius

        FocusRing {
            anchors.fill: parent
            reach: 0
            visible: row.activeFocus && row.focusReason !== Qt.MouseFocusReason
        }
    }
    contentItem: RowLayout {
        spacing: Theme.wide

        Icon {
            name: row.glyph
            visible: name !== ""
        }
        GridLayout {
            columnSpacing: Theme.gap
            columns: Theme.narrow || title.implicitWidth + more.implicitWidth + columnSpacing > width ? 1 : 2
            rowSpacing: 2

            Words {
                id: title

                Layout.fillWidth: true
                font.pixelSize: Theme.name
                silent: true
                text: row.text
            }
            Words {
                id: more

                Layout.fillWidth: true
                horizontalAlignment: parent.columns === 1 ? Text.AlignLeft : Text.AlignRight
                quiet: true
                silent: true
                text: row.detail
                visible: text !== ""
            }
        }
        Icon {
            colour: Theme.muted
            name: "next"
            visible: row.leads
        }
    }
}
