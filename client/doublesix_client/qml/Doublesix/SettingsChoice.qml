import QtQuick
import QtQuick.Layouts

// A setting with a few values, of which one is chosen, under its name.
ColumnLayout {
    id: setting

    required property string label
    required property list<string> options
    property int current: -1

    signal chosen(index: int)

    spacing: Theme.hair

    Words {
        Layout.fillWidth: true
        silent: true
        text: setting.label
    }
    Segments {
        objectName: setting.objectName + "-segments"
        Layout.fillWidth: true
        current: setting.current
        label: setting.label
        options: setting.options
        onChosen: index => setting.chosen(index)
    }
}
