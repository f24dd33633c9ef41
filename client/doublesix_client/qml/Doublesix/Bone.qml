import QtQuick

// A tile face up, `first` to `second` from left to right or from top to bottom.
//
// `unit` is half its length. A drawing only: whoever places it gives it a name and what it does.
Item {
    id: bone

    required property int first
    required property int second
    property bool vertical: true
    property real unit: Theme.unitHand
    property bool dim: false
    property bool raised: false
    property bool ghost: false
    // Partly hidden by a clip: without what might lie wholly beyond it.
    property bool cut: false
    property string ring: "none"

    readonly property bool isSmall: unit < Theme.unitSmall
    readonly property bool isColoured: Theme.face === "colours"

    implicitWidth: vertical ? unit : unit * 2
    implicitHeight: vertical ? unit * 2 : unit
    Accessible.ignored: true

    Item {
        anchors.fill: parent
        anchors.margins: 1
        opacity: bone.ghost ? Theme.ghost : 1

        Slab {
            id: slab

            anchors.fill: parent
            flat: bone.ghost
            high: Theme.ivoryHigh
            low: Theme.ivoryLow
            outline: Theme.boneBorder
            raised: bone.raised
            side: Theme.boneSide
            unit: bone.unit
        }
        Rectangle {
            anchors.centerIn: parent
            width: bone.vertical ? bone.unit * 0.72 : bone.isSmall ? 1 : 1.5
            height: bone.vertical ? (bone.isSmall ? 1 : 1.5) : bone.unit * 0.72
            antialiasing: true
            color: Theme.divider
        }
        Pin {
            anchors.centerIn: parent
            unit: bone.unit
            visible: !bone.isSmall && !bone.cut && Theme.face !== "numerals"
        }
        PipSet {
            anchors.left: parent.left
            anchors.leftMargin: -1
            anchors.top: parent.top
            anchors.topMargin: -1
            first: bone.first
            firstColour: bone.isColoured ? Theme.numbers[bone.first] : Theme.pip
            second: bone.second
            secondColour: bone.isColoured ? Theme.numbers[bone.second] : Theme.pip
            unit: bone.unit
            vertical: bone.vertical
            visible: Theme.face !== "numerals"
        }
        Loader {
            anchors.fill: parent
            active: Theme.face === "numerals"

            sourceComponent: Numerals {
                first: bone.first
                second: bone.second
                unit: bone.unit
                vertical: bone.vertical
            }
        }
        Rectangle {
            anchors.fill: parent
            antialiasing: true
            color: Theme.veil
            radius: slab.corner
            visible: bone.dim
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        antialiasing: true
        border.color: bone.ring === "accent" ? Theme.accent : bone.ring === "hint" ? Theme.hint : Theme.muted
        border.width: bone.ring === "target" ? Theme.stroke : Theme.stroke + 1
        color: "transparent"
        radius: slab.corner + 3
        visible: bone.ring !== "none"
    }
}
