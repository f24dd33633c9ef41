pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts

// A seat and its hand beside a deal that is stepped through; pressed, the deal is seen from there.
//
// `across` is how many tiles stand in a row; the room for seven stays when there are fewer.
Button {
    id: hand

    required property int seat
    required property string name
    required property string shape
    required property var tiles
    required property int held
    required property bool isSeen
    required property bool isTurn
    required property string last
    required property string passedOn
    required property string spoken
    property bool isViewer: false
    property bool beside: true
    property int across: 7
    property real unit: Theme.unitReplay

    readonly property real pitch: unit + Theme.hair

    activeFocusOnTab: true
    hoverEnabled: true
    padding: Theme.narrow ? Theme.hair + 2 : Theme.gap
    Accessible.description: last + (passedOn ? ". " + passedOn : "")
    Accessible.name: spoken

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    background: Rectangle {
        border.color: hand.isTurn ? sign.colour : hand.isViewer ? Theme.text : Theme.line
        border.width: hand.isTurn || hand.isViewer ? Theme.stroke : 1
        color: hand.down || hand.hovered ? Theme.raised : Theme.surface
        radius: Theme.radius

        FocusRing {
            anchors.fill: parent
            visible: hand.activeFocus && hand.focusReason !== Qt.MouseFocusReason
        }
    }
    contentItem: GridLayout {
        columnSpacing: Theme.gap
        columns: hand.beside ? 2 : 1
        rowSpacing: Theme.hair

        RowLayout {
            Layout.alignment: Qt.AlignVCenter
            Layout.preferredWidth: hand.beside ? Theme.nameColumn : -1
            spacing: Theme.small

            Mark {
                id: sign

                Layout.alignment: Qt.AlignTop
                Layout.topMargin: Theme.hair
                shape: hand.shape
                size: Theme.narrow ? Theme.mark - 3 : Theme.mark
            }
            ColumnLayout {
                spacing: 0

                Words {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    maximumLineCount: 1
                    silent: true
                    strong: true
                    text: hand.name
                    wrapMode: Text.NoWrap
                }
                Words {
                    Layout.fillWidth: true
                    elide: Text.ElideRight
                    font.pixelSize: Theme.note
                    maximumLineCount: Theme.narrow ? 1 : 2
                    quiet: true
                    silent: true
                    text: hand.last
                    visible: text !== "" && !(Theme.narrow && Theme.large)
                }
                Words {
                    Layout.fillWidth: true
                    font.pixelSize: Theme.note
                    quiet: true
                    silent: true
                    text: hand.passedOn
                    visible: text !== "" && !Theme.narrow
                }
            }
        }
        Grid {
            Layout.alignment: Qt.AlignVCenter
            Layout.minimumHeight: Math.ceil(7 / hand.across) * (hand.unit * 2 + spacing) - spacing
            Layout.minimumWidth: hand.across * hand.pitch - spacing
            columns: hand.across
            spacing: Theme.hair

            Repeater {
                model: hand.isSeen ? hand.tiles : hand.held

                Item {
                    id: place

                    required property var modelData

                    implicitHeight: hand.unit * 2
                    implicitWidth: hand.unit

                    Loader {
                        sourceComponent: hand.isSeen ? face : back
                    }
                    Component {
                        id: face

                        Bone {
                            first: place.modelData.first
                            second: place.modelData.second
                            unit: hand.unit
                        }
                    }
                    Component {
                        id: back

                        BoneBack {
                            unit: hand.unit
                        }
                    }
                }
            }
        }
    }
}
