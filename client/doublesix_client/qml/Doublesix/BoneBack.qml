import QtQuick

// A tile face down. Two of them cannot be told apart: there is no mark on them.
Item {
    id: bone

    property bool vertical: true
    property real unit: Theme.unitBack

    implicitWidth: vertical ? unit : unit * 2
    implicitHeight: vertical ? unit * 2 : unit
    Accessible.ignored: true

    Slab {
        anchors.fill: parent
        anchors.margins: 1
        high: Theme.back
        low: Theme.back
        outline: Theme.backSide
        side: Theme.backSide
        unit: bone.unit
    }
}
