import QtQuick
import QtQuick.Layouts

// The session that was kept last: the game, the people, the score, and the way back to it.
Card {
    id: card

    required property QtObject front

    function takeFocus(): void {
        go.forceActiveFocus(Qt.OtherFocusReason);
    }

    contentItem: GridLayout {
        columnSpacing: Theme.broad
        columns: Theme.narrow ? (Theme.large ? 1 : 2) : 3
        rowSpacing: Theme.gap

        ColumnLayout {
            Layout.columnSpan: parent.columns === 2 ? 2 : 1
            Layout.fillWidth: true
            spacing: Theme.hair

            Words {
                Layout.fillWidth: true
                font.pixelSize: Theme.heading
                strong: true
                //: A heading on the home screen, over the session that was kept last.
                text: qsTr("Carry on")
                Accessible.role: Accessible.Heading
            }
            Words {
                Layout.fillWidth: true
                quiet: true
                text: card.front.keptTitle + " " + card.front.keptStanding
            }
            Words {
                Layout.fillWidth: true
                Layout.topMargin: Theme.hair
                font.pixelSize: Theme.note
                quiet: true
                text: card.front.keptWhen
            }
        }
        Track {
            first: card.front.keptFirst
            second: card.front.keptSecond
            sentence: card.front.keptStanding
            target: card.front.keptTarget
        }
        TextButton {
            id: go

            objectName: "carry-on"
            Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
            kind: "ivory"
            //: A button: go on with the session that was kept.
            text: qsTr("Continue")
            Accessible.description: card.front.keptTitle + " " + card.front.keptStanding
            onClicked: card.front.carryOn()
        }
    }
}
