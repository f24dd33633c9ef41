import QtQuick

// A short sentence that explains the first deal; it covers no tile of the hand and can be put away.
Card {
    id: card

    objectName: "prompt"
    required property QtObject prompts
    property bool isAside: false

    outline: Theme.hint
    padding: Theme.gap
    visible: prompts.sentence !== "" && !isAside

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
