import QtQuick

// A thin line between what belongs together.
Rectangle {
    color: Theme.line
    implicitHeight: 1
    implicitWidth: Theme.target
}
