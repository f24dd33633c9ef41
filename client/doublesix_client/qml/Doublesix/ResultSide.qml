pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// The card of two partners at the end of a deal: their hands turned up, and what was counted.
Card {
    id: card

    required property string side
    required property string title
    required property int count
    required property string counted
    required property bool isWinner
    required property string winnerText
    required property var hands
    property bool isCounted: true
    property bool faceUp: true
    property real unit: Theme.unitResult

    readonly property color colour: side === "1/3" ? Theme.amber : Theme.sea

    outline: isWinner ? colour : Theme.line
    outlineWidth: isWinner ? Theme.stroke : 1
    Accessible.name: title
    Accessible.role: Accessible.Grouping

    contentItem: ColumnLayout {
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.small

            Mark {
                Layout.alignment: Qt.AlignVCenter
                shape: card.side === "1/3" ? "disc" : "diamond"
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Words {
                    Layout.fillWidth: true
                    font.pixelSize: Theme.name
                    strong: true
                    text: card.title
                }
                Words {
                    objectName: "winnerText"
                    Layout.fillWidth: true
                    color: card.colour
                    font.pixelSize: Theme.note
                    strong: true
                    text: card.winnerText
                    visible: text !== ""
                }
            }
            ColumnLayout {
                Layout.maximumWidth: card.availableWidth * 0.45
                spacing: 0

                Words {
                    Layout.alignment: Qt.AlignRight
                    color: card.isCounted ? card.colour : Theme.muted
                    font.pixelSize: card.isCounted ? Theme.result : Theme.heading
                    lineHeight: 1
                    strong: true
                    text: card.count
                }
                Words {
                    Layout.fillWidth: true
                    font.pixelSize: Theme.note
                    horizontalAlignment: Text.AlignRight
                    quiet: true
                    text: card.counted
                }
            }
        }
        Rectangle {
            Layout.fillWidth: true
            color: Theme.line
            implicitHeight: 1
        }
        Repeater {
            model: card.hands

            GridLayout {
                id: hand

                objectName: "hand-" + modelData.seat
                required property var modelData

                Layout.fillHeight: false
                Layout.fillWidth: true
                columnSpacing: Theme.gap
                columns: Theme.large ? 1 : 2
                rowSpacing: Theme.hair
                Accessible.name: modelData.spoken
                Accessible.role: Accessible.StaticText

                ColumnLayout {
                    Layout.alignment: Qt.AlignVCenter
                    Layout.fillWidth: hand.columns === 1
                    Layout.maximumWidth: hand.columns === 1 ? Infinity : Theme.nameColumn
                    Layout.minimumWidth: hand.columns === 1 ? 0 : Theme.nameColumn
                    Layout.preferredWidth: hand.columns === 1 ? -1 : Theme.nameColumn
                    spacing: 2

                    Words {
                        Layout.fillWidth: true
                        elide: Text.ElideRight
                        font.pixelSize: Theme.name
                        maximumLineCount: 2
                        text: hand.modelData.name
                        Accessible.ignored: true
                    }
                    Words {
                        Layout.fillWidth: true
                        color: hand.modelData.counts ? card.colour : Theme.muted
                        strong: hand.modelData.counts
                        text: hand.modelData.pips
                        Accessible.ignored: true
                    }
                }
                Item {
                    Layout.fillWidth: true
                    implicitHeight: Math.max(tiles.implicitHeight, out.visible ? out.implicitHeight : 1)
                    Layout.minimumHeight: hand.columns === 1 ? 0 : card.unit * 2

                    Row {
                        id: tiles

                        anchors.verticalCenter: parent.verticalCenter
                        spacing: Theme.small

                        Repeater {
                            model: hand.modelData.tiles

                            TurnedBone {
                                required property var modelData

                                faceUp: card.faceUp
                                first: modelData.first
                                second: modelData.second
                                unit: card.unit
                            }
                        }
                    }
                    Words {
                        id: out

                        objectName: "out-" + hand.modelData.seat
                        anchors.left: parent.left
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        font.pixelSize: Theme.name
                        quiet: true
                        text: hand.modelData.out
                        visible: text !== ""
                        Accessible.ignored: true
                    }
                }
            }
        }
        Item {
            Layout.fillHeight: true
        }
    }
}
