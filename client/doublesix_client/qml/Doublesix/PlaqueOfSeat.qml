import QtQuick

// One row of the plaques' model as a plaque; it knocks twice when its seat passes.
Plaque {
    id: plaque

    required property int seat
    required property string place
    required property string side
    required property string standing
    required property string told
    required property int held
    required property int passes
    required hasOpened

    property int passesShown: passes

    objectName: "plaque-" + place
    mark: side === "2/4" ? "diamond" : "disc"
    pill: standing === "your_turn" ? told : ""
    stateText: standing === "your_turn" || ((isChip || Theme.large) && standing === "quiet") ? "" : told
    stateGlyph: ({
            "lost": "link_lost",
            "stood_in": "computer",
            "reads": "hold",
            "ready": "check",
            "left": "door"
        })[standing] ?? ""

    onPassesChanged: {
        if (passes > passesShown)
            knock();
        passesShown = passes;
    }
}
