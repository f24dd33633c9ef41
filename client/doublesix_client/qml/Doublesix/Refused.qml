import QtQuick
import QtQuick.Layouts

// Why there is no second window, and how there may be one.
Window {
    id: window

    objectName: "refused"
    required property string path

    color: Theme.ground1
    height: sheet.implicitHeight + Theme.page * 2
    //: The name of the program.
    title: qsTr("Doublesix")
    visible: true
    width: Theme.panel + Theme.page * 2

    ColumnLayout {
        id: sheet

        anchors.left: parent.left
        anchors.margins: Theme.page
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.broad

        Words {
            objectName: "refused-why"
            Layout.fillWidth: true
            font.pixelSize: Theme.name
            //: In a window of its own; %1 is a folder. "--home" is written so, and stays as it is.
            text: qsTr("Doublesix is open already in another window, with the folder %1. Go to that window, or close it first. Whoever wants two at once starts the second with another folder: doublesix play --home FOLDER.").arg(window.path)
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
        TextButton {
            objectName: "refused-close"
            Layout.alignment: Qt.AlignRight
            focus: true
            kind: "ivory"
            //: A button: close this window.
            text: qsTr("Close")

            onClicked: window.close()
        }
    }
}
