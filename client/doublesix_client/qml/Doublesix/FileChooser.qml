import QtQuick
import QtQuick.Dialogs

// Lets a file of a record be chosen, to be opened or to be written; it is made when it is needed.
Item {
    id: chooser

    property bool isSaving: false

    signal chosen(string place)

    function open(): void {
        loader.active = true;
        loader.item.open();
    }

    Loader {
        id: loader

        active: false

        sourceComponent: FileDialog {
            defaultSuffix: "json"
            fileMode: chooser.isSaving ? FileDialog.SaveFile : FileDialog.OpenFile
            //: In a dialog that chooses files: which kinds of files are shown.
            nameFilters: [qsTr("Records (*.json)"), qsTr("All files (*)", "which kinds of files a dialog shows")]

            onAccepted: chooser.chosen(selectedFile.toString())
        }
    }
}
