import QtQuick

// A short sentence that explains the first deal; it covers no tile of the hand and can be put away.
Card {
    id: card

    objectName: "prompt"
    required property QtObject prompts

    padding: Theme.gap
    outline: Theme.hint
    visible: prompts.sentence !== ""

    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.hair

        Words {
            objectName: "promptText"
            text: card.prompts.sentence
            width: parent.width
        }
        TextButton {
            objectName: "dismissPrompts"
            kind: "quiet"
            text: card.prompts.dismissal
            x: -leftPadding

            onClicked: card.prompts.dismiss()
        }
    }
}
