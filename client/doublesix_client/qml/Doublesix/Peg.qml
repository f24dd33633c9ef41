import QtQuick

// The peg of a partnership on the track, with its side and a glint.
Item {
    id: peg

    required property string shape
    required property real size

    implicitWidth: size
    implicitHeight: size

    Mark {
        colour: peg.shape === "diamond" ? Theme.pegSeaSide : Theme.pegAmberSide
        rimmed: false
        shape: peg.shape
        size: peg.size
        y: Math.max(1, peg.size * 0.1)
    }
    Mark {
        colour: peg.shape === "diamond" ? Theme.pegSea : Theme.pegAmber
        rimmed: false
        shape: peg.shape
        size: peg.size
    }
    Mark {
        colour: peg.shape === "diamond" ? Theme.pegSeaGlint : Theme.pegAmberGlint
        rimmed: false
        shape: peg.shape
        size: peg.size * 0.4
        x: peg.size * 0.26
        y: peg.size * 0.2
    }
}
