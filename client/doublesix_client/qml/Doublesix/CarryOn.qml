pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// The sessions that were kept, the newest first: the game, the people, the score, the way back.
Card {
    id: card

    required property QtObject front

    function takeFocus(): void {
        const newest = lines.itemAt(0) as KeptLine;
        if (newest)
            newest.takeFocus();
    }

    contentItem: ColumnLayout {
        spacing: Theme.small

        Words {
            Layout.fillWidth: true
            font.pixelSize: Theme.heading
            strong: true
            //: A heading on the home screen, over the sessions that were kept.
            text: qsTr("Carry on")
            Accessible.role: Accessible.Heading
        }
        Repeater {
            id: lines

            model: card.front.kept

            KeptLine {
                Layout.fillWidth: true
                onForgotten: card.front.forgetKept(key)
                onWanted: card.front.carryOn(key)
            }
        }
        TextButton {
            objectName: "kept-more"
            Layout.leftMargin: -Theme.gap
            kind: "quiet"
            text: card.front.moreKept
            visible: text !== ""
            onClicked: card.front.showAllKept()
        }
    }
}
