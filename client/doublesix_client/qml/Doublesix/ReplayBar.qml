import QtQuick
import QtQuick.Layouts

// What has just happened in a deal that is stepped through, and the ways on.
Rectangle {
    id: bar

    required property QtObject replayed
    required property QtObject lookBack
    property alias slider: slider

    color: Theme.deck
    implicitHeight: content.implicitHeight + 2 * Theme.gap

    Rectangle {
        width: parent.width
        color: Theme.line
        height: 1
    }
    GridLayout {
        id: content

        anchors.left: parent.left
        anchors.leftMargin: Theme.margin
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        columnSpacing: Theme.margin
        columns: Theme.narrow || Theme.large ? 1 : 2
        rowSpacing: Theme.hair

        Scroller {
            Layout.alignment: Qt.AlignVCenter
            Layout.fillWidth: true
            Layout.maximumHeight: Theme.toldHeight
            Layout.minimumHeight: Math.min(Theme.toldHeight, Theme.narrow ? Theme.name * 4 : 0)
            Layout.preferredHeight: contentHeight
            Layout.preferredWidth: 1
            spacing: Theme.hair

            Words {
                objectName: "told"
                width: parent.width
                font.pixelSize: bar.replayed.isOver && !Theme.narrow ? Theme.heading : Theme.name
                strong: true
                text: bar.replayed.told
            }
            Words {
                objectName: "more"
                width: parent.width
                font.pixelSize: Theme.narrow ? Theme.note : Theme.body
                quiet: true
                text: bar.replayed.more
                visible: text !== ""
            }
            Remark {
                objectName: "knewText"
                width: parent.width
                glyph: "computer"
                text: bar.lookBack.knewText
            }
            Remark {
                objectName: "openText"
                width: parent.width
                glyph: "eye"
                text: bar.lookBack.openText
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            spacing: 0

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap

                StepSlider {
                    id: slider

                    objectName: "steps"
                    Layout.fillWidth: true
                    focus: true
                    step: bar.replayed.step
                    steps: bar.replayed.steps
                    //: A slider: the plays of a deal that is stepped through.
                    Accessible.name: qsTr("Plays of this deal")

                    onWanted: step => bar.replayed.stepTo(step)
                }
                Words {
                    Layout.minimumWidth: Theme.stepColumn
                    font.pixelSize: Theme.note
                    horizontalAlignment: Text.AlignRight
                    quiet: true
                    text: bar.replayed.stepText
                }
            }
            RowLayout {
                Layout.alignment: Qt.AlignHCenter
                spacing: Theme.narrow ? 0 : Theme.hair

                IconButton {
                    objectName: "dealBefore"
                    enabled: bar.replayed.canGoBack
                    glyph: "up"
                    //: A button: to the deal before.
                    text: qsTr("Deal before")

                    onClicked: bar.replayed.dealBefore()
                }
                IconButton {
                    objectName: "toBeginning"
                    enabled: bar.replayed.step > 0
                    glyph: "first"
                    //: A button: to the beginning of this deal.
                    text: qsTr("Beginning of the deal")

                    onClicked: bar.replayed.toBeginning()
                }
                IconButton {
                    objectName: "back"
                    enabled: bar.replayed.canGoBack
                    glyph: "back"
                    //: A button: one play back.
                    text: qsTr("One play back")

                    onClicked: bar.replayed.back()
                }
                TextButton {
                    objectName: "playOrPause"
                    enabled: bar.replayed.canGoOn
                    glyph: bar.replayed.isPlaying ? "hold" : "play"
                    //: A button: the record plays by itself, or stops.
                    text: Theme.narrow && Theme.large ? "" : bar.replayed.isPlaying ? qsTr("Pause", "button: stop the record that plays by itself") : qsTr("Play", "button: let the record play by itself")
                    //: The same button, as it is read aloud.
                    Accessible.name: bar.replayed.isPlaying ? qsTr("Pause", "button: stop the record that plays by itself") : qsTr("Play", "button: let the record play by itself")

                    onClicked: bar.replayed.playOrPause()
                }
                IconButton {
                    objectName: "forward"
                    enabled: bar.replayed.canGoOn
                    glyph: "next"
                    //: A button: one play on.
                    text: qsTr("One play on")

                    onClicked: bar.replayed.forward()
                }
                IconButton {
                    objectName: "toEnd"
                    enabled: bar.replayed.step < bar.replayed.steps
                    glyph: "last"
                    //: A button: to the end of this deal.
                    text: qsTr("End of the deal")

                    onClicked: bar.replayed.toEnd()
                }
                IconButton {
                    objectName: "dealAfter"
                    enabled: bar.replayed.deal < bar.replayed.deals
                    glyph: "down"
                    //: A button: to the next deal.
                    text: qsTr("Next deal")

                    onClicked: bar.replayed.dealAfter()
                }
            }
        }
    }

    // What a look back says of this act: by what the seat could know, or with all hands open.
    component Remark: RowLayout {
        id: remark

        required property string text
        required property string glyph

        spacing: Theme.small
        visible: text !== ""

        Icon {
            Layout.alignment: Qt.AlignTop
            colour: Theme.muted
            name: remark.glyph
            size: Theme.note + 3
        }
        Words {
            Layout.fillWidth: true
            font.pixelSize: Theme.narrow ? Theme.note : Theme.body
            text: remark.text
        }
    }
}
