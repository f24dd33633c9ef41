import QtQuick
import QtQuick.Layouts

// Which deal of this table does not check out, and why; nothing where all do.
RowLayout {
    id: mistrust

    required property QtObject points

    spacing: Theme.gap
    visible: points.mistrust !== ""

    Icon {
        Layout.alignment: Qt.AlignTop
        name: "warning"
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.hair

        Words {
            objectName: "mistrust"
            Layout.fillWidth: true
            strong: true
            text: mistrust.points.mistrust
        }
        Words {
            objectName: "mistrustDetail"
            Layout.fillWidth: true
            text: mistrust.points.mistrustDetail
        }
    }
}
