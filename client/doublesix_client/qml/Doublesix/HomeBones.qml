import QtQuick

// The beginning of a deal, as a picture: nothing to be read or pressed.
Item {
    id: picture

    property real unit: Theme.unitHome

    implicitHeight: unit * 3.55
    implicitWidth: unit * 5
    Accessible.ignored: true

    Bone {
        x: 0
        y: picture.unit / 2
        first: 3
        second: 6
        unit: picture.unit
        vertical: false
    }
    Bone {
        x: picture.unit * 2
        y: 0
        first: 6
        second: 6
        unit: picture.unit
    }
    Bone {
        x: picture.unit * 3
        y: picture.unit / 2
        first: 6
        second: 4
        unit: picture.unit
        vertical: false
    }
    Bone {
        x: picture.unit * 4
        y: picture.unit * 1.5 + 2
        first: 4
        second: 1
        unit: picture.unit
    }
}
