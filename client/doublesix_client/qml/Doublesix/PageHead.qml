import QtQuick

// The head of a page that was opened over another screen: the way back, and its title.
Item {
    id: head

    required property string title
    property alias tools: tools.data

    signal closed

    implicitHeight: Math.max(Theme.target, title.implicitHeight) + y0 + Theme.small
    readonly property int y0: Theme.rim + Theme.gap

    IconButton {
        id: close

        objectName: "closePage"
        anchors.left: parent.left
        anchors.leftMargin: Theme.page - Theme.gap
        focus: true
        glyph: "back"
        //: A button: from a page back to the screen under it.
        text: qsTr("Back")
        y: head.y0

        onClicked: head.closed()
    }
    Words {
        id: title

        anchors.left: close.right
        anchors.leftMargin: Theme.gap
        anchors.right: tools.left
        anchors.rightMargin: Theme.small
        anchors.verticalCenter: close.verticalCenter
        font.pixelSize: Theme.narrow ? Theme.heading : Theme.result
        strong: true
        text: head.title
        Accessible.role: Accessible.Heading
    }
    Row {
        id: tools

        anchors.right: parent.right
        anchors.rightMargin: Theme.page
        anchors.verticalCenter: close.verticalCenter
    }
}
