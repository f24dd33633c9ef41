pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// Records: the sessions that a server keeps, and files on this computer.
FocusScope {
    id: screen

    objectName: "records"
    required property QtObject records

    signal closed

    //: The heading of a screen: finished deals that were kept.
    Accessible.name: qsTr("Records")
    Accessible.role: Accessible.Pane

    Component.onCompleted: records.visit()
    Keys.onEscapePressed: closed()

    PageHead {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        title: qsTr("Records")

        onClosed: screen.closed()
    }
    Scroller {
        id: page

        objectName: "recordsPage"
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        padding: Theme.page

        GridLayout {
            id: content

            anchors.horizontalCenter: parent.horizontalCenter
            columnSpacing: Theme.margin
            columns: Theme.narrow || Theme.large ? 1 : 2
            rowSpacing: Theme.broad
            width: Math.min(parent.width, Theme.sheet)

            Card {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.preferredWidth: 3

                ColumnLayout {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    spacing: Theme.small

                    Words {
                        Layout.fillWidth: true
                        font.pixelSize: Theme.heading
                        strong: true
                        //: The heading of a list of sessions.
                        text: qsTr("Played here")
                        Accessible.role: Accessible.Heading
                    }
                    Words {
                        objectName: "recordsEmpty"
                        Layout.fillWidth: true
                        quiet: true
                        text: screen.records.isWaiting && !rows.count ? qsTr("Looking for sessions …", "in place of a list, until the server answers") : screen.records.emptyText
                        visible: text !== ""
                    }
                    Words {
                        objectName: "listFault"
                        Layout.fillWidth: true
                        strong: true
                        text: screen.records.listFault
                        visible: text !== ""
                        Accessible.role: Accessible.AlertMessage
                    }
                    Repeater {
                        id: rows

                        model: screen.records.rows

                        SessionRow {
                            Layout.fillWidth: true

                            onContinued: screen.records.carryOn(key)
                            onOpened: screen.records.fetch(key)
                        }
                    }
                    TextButton {
                        objectName: "listMore"
                        //: A button: show the sessions that are older.
                        text: qsTr("Older sessions")
                        visible: screen.records.hasMore

                        onClicked: screen.records.listMore()
                    }
                }
            }
            Card {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.preferredWidth: 2

                ColumnLayout {
                    anchors.left: parent.left
                    anchors.right: parent.right
                    spacing: Theme.gap

                    Words {
                        Layout.fillWidth: true
                        font.pixelSize: Theme.heading
                        strong: true
                        //: The heading of where a file of a record is opened.
                        text: qsTr("From a file")
                        Accessible.role: Accessible.Heading
                    }
                    Words {
                        Layout.fillWidth: true
                        quiet: true
                        //: Over a field for the path of a file; the same can be done by mouse or with a dialog.
                        text: qsTr("Drag a record onto the window, choose it, or write where it is.")
                    }
                    Field {
                        id: place

                        objectName: "path"
                        Layout.fillWidth: true
                        fault: screen.records.fault
                        //: The label of a line to write in: where a file is.
                        label: qsTr("File")

                        onAccepted: screen.records.open(text)
                        onEdited: screen.records.forgetNotes()
                    }
                    Flow {
                        Layout.fillWidth: true
                        spacing: Theme.gap

                        TextButton {
                            objectName: "openFile"
                            enabled: place.text !== ""
                            kind: "ivory"
                            //: A button: open the file that was written above.
                            text: qsTr("Open")

                            onClicked: screen.records.open(place.text)
                        }
                        TextButton {
                            objectName: "chooseFile"
                            //: A button: choose a file in a dialog.
                            text: qsTr("Choose a file")

                            onClicked: chooser.open()
                        }
                    }
                }
            }
        }
    }
    FileChooser {
        id: chooser

        onChosen: place => screen.records.open(place)
    }
    DropArea {
        id: area

        anchors.fill: parent
        keys: ["text/uri-list"]

        onDropped: drop => {
            if (drop.hasUrls)
                screen.records.open(drop.urls[0].toString());
        }

        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.gap
            border.color: Theme.hint
            border.width: Theme.stroke
            color: "transparent"
            radius: Theme.radius
            visible: area.containsDrag
        }
    }
}
