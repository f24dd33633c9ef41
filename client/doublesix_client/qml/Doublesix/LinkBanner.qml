import QtQuick
import QtQuick.Layouts

// How the way to the server stands, in one line, with what can be done; nothing is covered by it.
Rectangle {
    id: line

    objectName: "link-banner"
    required property QtObject banner

    color: Theme.deck
    implicitHeight: banner.isShown ? Math.max(Theme.target + Theme.small, row.implicitHeight + Theme.small * 2) : 0
    visible: banner.isShown
    Accessible.name: banner.text
    Accessible.role: Accessible.AlertMessage

    Flow {
        id: row

        anchors.left: parent.left
        anchors.leftMargin: Theme.margin
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.small

        RowLayout {
            height: Math.max(Theme.target, implicitHeight)
            spacing: Theme.gap
            width: Theme.narrow ? parent.width : Math.min(implicitWidth, parent.width)

            Icon {
                name: line.banner.kind
            }
            Words {
                objectName: "banner-text"
                Layout.fillWidth: true
                silent: true
                text: line.banner.text
            }
        }
        TextButton {
            objectName: "banner-try"
            width: Math.min(implicitWidth, parent.width)
            //: A button, while the link is lost: do not wait, connect at once.
            text: qsTr("Try now")
            visible: line.banner.canTry
            onClicked: line.banner.tryNow()
        }
        TextButton {
            objectName: "banner-leave"
            width: Math.min(implicitWidth, parent.width)
            //: A button, while the link is lost.
            text: qsTr("Leave the table")
            visible: line.banner.canLeave
            onClicked: line.banner.leave()
        }
        TextButton {
            objectName: "banner-close"
            width: Math.min(implicitWidth, parent.width)
            //: A button: put away what is said about the link.
            text: qsTr("Close")
            visible: line.banner.canDismiss
            onClicked: line.banner.dismiss()
        }
    }
    Seam {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
