import QtQuick
import QtQuick.Layouts

// What is known of one seat: who sits there, the tiles left, the last act, the state.
//
// `shape`: "card" at a side of the table, "flat" at its top, "chip" in the row of a narrow window.
// `tiles` is -1 where the hand itself lies open. `lastKind`: "play", "pass" or "". `sentence` says
// all of it to those who hear it. `tight`: the sign of a state
// stands in the place of the small backs, without words.
Card {
    id: plaque

    required property string name
    required property string who
    required property string mark
    required property int tiles
    required property bool isTurn
    required property bool isOwn
    required property string pill
    required property string stateText
    required property string stateGlyph
    required property string lastKind
    required property int lastFirst
    required property int lastSecond
    required property string passedOn
    required property string sentence
    property string shape: "card"
    property bool brief: false
    property bool tight: false
    property bool hasOpened: false

    readonly property bool isChip: shape === "chip"
    readonly property bool isFlat: shape === "flat"

    function knock(): void {
        if (Theme.motion)
            knocks.restart();
    }

    implicitHeight: Math.max(brief ? Theme.target : isChip ? Theme.chipHeight : isFlat ? Theme.flatHeight : Theme.cardHeight, content.implicitHeight + padding * 2)
    implicitWidth: isChip ? Theme.chipWidth : isFlat ? Theme.flatWidth : Theme.cardWidth
    outline: isTurn ? (isOwn ? Theme.accent : sign.colour) : Theme.line
    outlineWidth: isTurn ? Theme.stroke : 1
    padding: isChip ? Theme.small : Theme.gap + 2
    Accessible.name: sentence
    Accessible.role: Accessible.StaticText

    transform: Translate {
        id: shift
    }

    ColumnLayout {
        id: content

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: plaque.isChip ? Theme.hair : Theme.small

        RowLayout {
            spacing: plaque.isChip ? Theme.hair : Theme.small + 2

            Mark {
                id: sign

                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.hair
                shape: plaque.mark
                size: plaque.isChip ? Theme.mark - 3 : Theme.mark
            }
            Flow {
                id: whoSits

                Layout.fillWidth: true
                spacing: Theme.small + 2

                Words {
                    id: called

                    width: Math.min(implicitWidth, whoSits.width)
                    elide: Text.ElideRight
                    font.pixelSize: plaque.isChip ? Theme.body : Theme.name
                    fontSizeMode: plaque.isChip ? Text.HorizontalFit : Text.FixedSize
                    maximumLineCount: plaque.isChip ? 1 : 2
                    minimumPixelSize: Theme.smallest
                    silent: true
                    strong: true
                    text: plaque.name
                    wrapMode: plaque.isChip ? Text.NoWrap : Text.Wrap
                }
                Words {
                    width: Math.min(implicitWidth, whoSits.width)
                    font.pixelSize: Theme.note
                    quiet: true
                    silent: true
                    text: plaque.who
                    topPadding: called.width + width + whoSits.spacing > whoSits.width ? 0 : Theme.besideName
                    visible: !plaque.isChip && text !== ""
                }
            }
            Icon {
                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.hair
                name: plaque.hasOpened && plaque.isChip ? "play" : ""
                size: Theme.note
                visible: name !== ""
            }
            Icon {
                id: tightState

                objectName: "tightState"
                Layout.alignment: Qt.AlignVCenter
                name: plaque.stateGlyph
                size: Theme.note + 3
                visible: plaque.tight && name !== ""
            }
            Backs {
                count: plaque.tiles
                figureAlone: tightState.visible
                figureFirst: true
                visible: (plaque.isFlat || plaque.brief) && plaque.tiles >= 0
            }
        }
        Pill {
            Layout.maximumWidth: content.width
            kind: plaque.isOwn && plaque.isTurn ? "accent" : "neutral"
            silent: true
            text: plaque.pill
            visible: text !== "" && !plaque.brief
        }
        Backs {
            count: plaque.tiles
            unit: plaque.isChip ? Theme.unitChip : Theme.unitBack
            visible: !plaque.isFlat && !plaque.brief && plaque.tiles >= 0
        }
        GridLayout {
            columnSpacing: Theme.hair + 2
            columns: plaque.isChip && told.implicitWidth + Theme.broad > content.width ? 1 : 2
            rowSpacing: Theme.hair
            visible: plaque.stateText !== "" && !plaque.tight

            Icon {
                Layout.alignment: Qt.AlignTop
                name: plaque.stateGlyph
                size: Theme.note + 3
                visible: name !== ""
            }
            Words {
                id: told

                Layout.fillWidth: true
                font.pixelSize: Theme.note
                silent: true
                text: plaque.stateText
            }
        }
        // One below the other, always in the same way; side by side at the top, where it is low.
        GridLayout {
            columnSpacing: Theme.gap
            columns: plaque.isFlat && !Theme.large ? 2 : 1
            rowSpacing: Theme.hair
            visible: !plaque.brief

            LastAct {
                brief: plaque.isChip
                first: plaque.lastFirst
                kind: plaque.lastKind
                second: plaque.lastSecond
                visible: kind === "play"
            }
            Words {
                Layout.fillWidth: true
                font.pixelSize: Theme.note
                horizontalAlignment: plaque.lastKind === "play" && plaque.isFlat && !Theme.large ? Text.AlignRight : Text.AlignLeft
                quiet: plaque.lastKind !== "pass"
                silent: true
                text: plaque.passedOn
                visible: text !== ""
            }
        }
    }
    SequentialAnimation {
        id: knocks

        loops: 2

        NumberAnimation {
            duration: Theme.knock
            easing.type: Easing.OutCubic
            property: "y"
            target: shift
            to: Theme.hair
        }
        NumberAnimation {
            duration: Theme.knock
            easing.type: Easing.OutCubic
            property: "y"
            target: shift
            to: 0
        }
    }
}
