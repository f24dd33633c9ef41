import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// A button with words, and an icon before them if `glyph` names one.
//
// `kind`: "main" in the accent (what is yours to do now), "ivory" (the way on elsewhere), "plain",
// or "quiet" (words only). `stacked` puts the icon above the words.
Button {
    id: button

    property string kind: "plain"
    property string glyph: ""
    property bool stacked: false
    property string detail: ""

    readonly property bool loud: kind === "main" || kind === "ivory"
    readonly property color ink: kind === "main" ? Theme.accentInk : kind === "ivory" ? Theme.ivoryInk : Theme.text
    readonly property color fill: kind === "main" ? Theme.accent : kind === "ivory" ? Theme.ivory : Theme.raised

    activeFocusOnTab: true
    bottomPadding: Theme.hair
    font.family: Theme.family
    font.pixelSize: stacked ? Theme.note : kind === "main" ? Theme.name : Theme.body
    font.weight: loud ? Theme.bold : kind === "plain" ? Theme.medium : Theme.regular
    hoverEnabled: true
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding)
    leftPadding: kind === "quiet" ? (stacked ? Theme.hair : Theme.gap) : Theme.broad
    opacity: enabled ? 1 : Theme.resting
    rightPadding: leftPadding
    topPadding: Theme.hair
    Accessible.description: detail
    Accessible.name: text

    Keys.onEnterPressed: if (enabled) click()
    Keys.onReturnPressed: if (enabled) click()

    background: Item {
        Rectangle {
            width: parent.width
            height: parent.height
            y: Theme.buttonDrop
            color: Theme.shadow
            radius: Theme.radius
            visible: button.kind !== "quiet" && !button.down
        }
        Rectangle {
            anchors.fill: parent
            border.color: Theme.line
            border.width: button.loud && !Theme.contrast ? 0 : 1
            color: button.down ? Qt.darker(button.fill, 1.12) : button.hovered ? Qt.lighter(button.fill, 1.06) : button.fill
            radius: Theme.radius
            visible: button.kind !== "quiet" || button.down || button.hovered
        }
        FocusRing {
            anchors.fill: parent
            visible: button.activeFocus && button.focusReason !== Qt.MouseFocusReason
        }
    }
    contentItem: Item {
        implicitHeight: words.implicitHeight
        implicitWidth: words.implicitWidth

        GridLayout {
            id: words

            anchors.centerIn: parent
            columnSpacing: Theme.small + 2
            columns: button.stacked ? 1 : 2
            rowSpacing: Theme.hair
            width: Math.min(implicitWidth, parent.width)

            Icon {
                Layout.alignment: Qt.AlignCenter
                colour: button.ink
                name: button.glyph
                visible: button.glyph !== ""
            }
            Words {
                Layout.fillWidth: true
                color: button.ink
                font: button.font
                fontSizeMode: button.stacked ? Text.HorizontalFit : Text.FixedSize
                horizontalAlignment: button.stacked || button.glyph === "" ? Text.AlignHCenter : Text.AlignLeft
                minimumPixelSize: Theme.smallest
                silent: true
                text: button.text
                visible: text !== ""
                wrapMode: button.stacked ? Text.NoWrap : Text.Wrap
            }
        }
    }
}
