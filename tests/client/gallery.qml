import QtQuick
import QtQuick.Layouts
import Doublesix

Window {
    id: window

    readonly property var names: ["Ana", "Nelson", "Tito", "Marisol"]

    width: Theme.narrow ? 390 : 1366
    height: Theme.narrow ? 2000 * Theme.textScale : 900 * Theme.textScale
    visible: true

    Ground {
        anchors.fill: parent

        Flow {
            anchors.fill: parent
            anchors.margins: Theme.margin
            spacing: Theme.wide

            Track {
                first: 1
                second: 0
                sentence: ""
                target: 4
            }
            Track {
                dot: Theme.dotResult
                first: 3
                firstLeft: 2
                second: 0
                sentence: ""
                target: 6
            }
            Row {
                spacing: 6

                Repeater {
                    model: 7

                    Bone {
                        required property int index

                        dim: index === 3
                        first: index
                        ghost: index === 5
                        raised: index === 1
                        ring: ["none", "accent", "hint", "target", "none", "accent", "none"][index]
                        second: 6 - index
                        unit: Theme.unitHand
                    }
                }
            }
            Flow {
                spacing: 6
                width: Math.min(620, window.width - Theme.margin * 2)

                Repeater {
                    model: [8, 12, 18, 22, 26, 32, 40, 52, 60]

                    Bone {
                        required property int modelData

                        first: 6
                        second: 5
                        unit: modelData
                        vertical: false
                    }
                }
            }
            Grid {
                columns: Theme.chipColumns
                spacing: 6

                Repeater {
                    model: 4

                    Plaque {
                        required property int index

                        isOwn: index === 0
                        isTurn: index === 0
                        lastFirst: 5
                        lastKind: ["", "play", "play", "pass"][index]
                        lastSecond: 4
                        mark: index % 2 ? "diamond" : "disc"
                        name: window.names[index]
                        passedOn: index === 1 ? "Passed on 5" : ""
                        pill: index === 0 ? "Your turn" : ""
                        sentence: ""
                        shape: "chip"
                        stateGlyph: "link_lost"
                        stateText: index === 2 ? "Link lost" : ""
                        tiles: 7 - index
                        who: ""
                    }
                }
            }
            Repeater {
                model: [
                    ["card", "Marisol", "computer", "diamond", "Thinking", "clock", "play", true],
                    ["card", "Nelson", "plays after you", "diamond", "Link lost, a computer plays", "link_lost", "pass", false],
                    ["card", "María del Carmen", "your partner", "disc", "Reads", "hold", "play", false],
                    ["flat", "Tito", "your partner", "disc", "Asked to undo", "undo", "play", false]
                ]

                Plaque {
                    required property var modelData

                    isOwn: false
                    isTurn: modelData[7]
                    lastFirst: 2
                    lastKind: modelData[6]
                    lastSecond: 3
                    mark: modelData[3]
                    name: modelData[1]
                    passedOn: "Passed on 5 and 2"
                    pill: ""
                    sentence: ""
                    shape: modelData[0]
                    stateGlyph: modelData[5]
                    stateText: modelData[4]
                    tiles: 5
                    who: modelData[2]
                }
            }
            Flow {
                spacing: Theme.gap
                width: Math.min(620, window.width - Theme.margin * 2)

                TextButton {
                    glyph: "check"
                    kind: "main"
                    text: "Confirm"
                }
                TextButton {
                    kind: "ivory"
                    text: "Continue"
                }
                TextButton {
                    focus: true
                    text: "Cancel"
                }
                TextButton {
                    glyph: "undo"
                    kind: "quiet"
                    text: "Undo"
                }
                TextButton {
                    enabled: false
                    glyph: "redo"
                    kind: "quiet"
                    stacked: true
                    text: "Redo"
                }
                IconButton {
                    glyph: "menu"
                    plain: false
                    text: "Menu"
                }
                Pill {
                    glyph: "clock"
                    text: "Waiting for Tito"
                }
            }
            Card {
                width: Math.min(400, window.width - Theme.margin * 2)

                ColumnLayout {
                    anchors.left: parent.left
                    anchors.right: parent.right

                    ListRow {
                        Layout.fillWidth: true
                        detail: "A code for up to three others"
                        glyph: "people"
                        text: "Invite friends"
                    }
                    Seam {
                        Layout.fillWidth: true
                    }
                    Toggle {
                        Layout.fillWidth: true
                        detail: "Clicks, knocks and your turn"
                        isOn: true
                        text: "Sounds"
                    }
                    Toggle {
                        Layout.fillWidth: true
                        text: "Motion"
                    }
                    Choice {
                        Layout.fillWidth: true
                        detail: "Counts what was played"
                        isChosen: true
                        text: "Club player"
                    }
                    Choice {
                        Layout.fillWidth: true
                        text: "Novice"
                    }
                }
            }
            Card {
                width: Math.min(400, window.width - Theme.margin * 2)

                ColumnLayout {
                    anchors.left: parent.left
                    anchors.right: parent.right

                    Segments {
                        Layout.fillWidth: true
                        current: 1
                        label: "Face"
                        options: ["Pips", "Colours", "Numerals"]
                    }
                    Stepper {
                        Layout.fillWidth: true
                        label: "Seconds to think"
                        value: "30"
                    }
                    Field {
                        Layout.fillWidth: true
                        fault: "That name is taken at this table."
                        label: "Your name"
                        text: "Ana"
                    }
                    Field {
                        Layout.fillWidth: true
                        label: "Code"
                        large: true
                        text: "K7TR-48Q2"
                    }
                }
            }
        }
    }
}
