import QtQuick

// Between two persons at one device: no tile is to be seen until the next one says so (Rules 4.5).
FocusScope {
    id: view

    objectName: "cover"
    required property QtObject cover

    function takeFocus(): void {
        button.forceActiveFocus(Qt.OtherFocusReason);
    }

    Ground {
        anchors.fill: parent
    }
    Column {
        anchors.centerIn: parent
        spacing: Theme.broad
        width: Math.min(parent.width - Theme.page * 2, Theme.column)

        Mark {
            anchors.horizontalCenter: parent.horizontalCenter
            shape: view.cover.side === "2/4" ? "diamond" : "disc"
            size: Theme.heading
        }
        Words {
            objectName: "coverTitle"
            width: parent.width
            font.pixelSize: Theme.result
            horizontalAlignment: Text.AlignHCenter
            strong: true
            text: view.cover.title
            Accessible.role: Accessible.Heading
        }
        Words {
            width: parent.width
            font.pixelSize: Theme.name
            horizontalAlignment: Text.AlignHCenter
            quiet: true
            text: view.cover.isNaming ? qsTr("Hand the device over. Whoever takes it names who opens, and sees only their own tiles.", "on the cover of a shared device") : qsTr("Hand the device over. The tiles stay covered until then.", "on the cover of a shared device")
        }
        TextButton {
            id: button

            objectName: "uncover"
            anchors.horizontalCenter: parent.horizontalCenter
            focus: true
            glyph: "eye"
            kind: "main"
            //: A button on a shared device; %1 is a name.
            text: qsTr("I am %1: show my tiles").arg(view.cover.name)
            width: Math.min(implicitWidth, parent.width)

            onClicked: view.cover.uncover()
        }
    }

    Component.onCompleted: takeFocus()
}
