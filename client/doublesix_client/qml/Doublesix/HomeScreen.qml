import QtQuick
import QtQuick.Layouts

// The first thing seen: what can be carried on, begun, shared and joined.
Item {
    id: home

    objectName: "home"
    required property QtObject front

    readonly property bool isColumn: Theme.narrow || width < Theme.ways + Theme.column * 0.75 * Theme.textScale
    readonly property real side: Math.max(0, (width - Theme.widest) / 2)

    signal recordsWanted
    signal rulesWanted
    signal settingsWanted

    function takeFocus(): void {
        ways.takeFocus();
    }

    //: The name of the program; it stays as it is.
    Accessible.name: qsTr("Doublesix")
    Accessible.role: Accessible.Pane

    // Wide: the name and a picture on the left, the ways to a table on the right.
    Item {
        id: title

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: home.side
        anchors.right: scroller.left
        anchors.top: parent.top
        visible: !home.isColumn

        ColumnLayout {
            anchors.centerIn: parent
            spacing: 0
            width: Math.min(parent.width - Theme.page * 2, Theme.column)

            Words {
                Layout.fillWidth: true
                font.letterSpacing: -1
                font.pixelSize: Theme.wordmark
                font.weight: Theme.black
                text: qsTr("Doublesix")
                Accessible.role: Accessible.Heading
            }
            Words {
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.ways
                font.pixelSize: Theme.heading
                quiet: true
                //: Under the name of the program, on a wide screen.
                text: qsTr("Partner dominoes for four: with friends, with the computer, or both.")
            }
            HomeBones {
                Layout.bottomMargin: Theme.page
                Layout.topMargin: Theme.page
            }
            HomeLinks {
                Layout.fillWidth: true
                Layout.leftMargin: -Theme.gap
                onRecordsWanted: home.recordsWanted()
                onRulesWanted: home.rulesWanted()
                onSettingsWanted: home.settingsWanted()
            }
        }
    }
    Scroller {
        id: scroller

        function show(form: Item): void {
            reveal(form);
            if (form.height > height)
                contentY = form.mapToItem(contentItem, 0, 0).y - Theme.row;
        }

        anchors.bottom: home.isColumn && arriving.visible ? arriving.top : parent.bottom
        anchors.right: parent.right
        anchors.rightMargin: home.side
        anchors.top: parent.top
        padding: Theme.narrow ? Theme.wide : Theme.page
        width: home.isColumn ? parent.width : Math.min(Theme.ways + padding * 2, parent.width * 0.6)

        Item {
            implicitHeight: Math.max(content.implicitHeight, home.isColumn ? 0 : scroller.height - scroller.padding * 2)
            width: parent.width

            ColumnLayout {
                id: content

                anchors.centerIn: parent
                spacing: Theme.broad
                width: home.isColumn ? Math.min(parent.width, Theme.widest / 2) : parent.width

                RowLayout {
                    Layout.fillWidth: true
                    visible: home.isColumn

                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0

                        Words {
                            Layout.fillWidth: true
                            font.letterSpacing: -0.5
                            font.pixelSize: Theme.wordmark
                            font.weight: Theme.black
                            text: qsTr("Doublesix")
                            wrapMode: Text.NoWrap
                            fontSizeMode: Text.HorizontalFit
                            Accessible.role: Accessible.Heading
                        }
                        Words {
                            Layout.fillWidth: true
                            font.pixelSize: Theme.name
                            quiet: true
                            //: Under the name of the program, on a narrow screen.
                            text: qsTr("Partner dominoes for four.")
                        }
                    }
                    Row {
                        spacing: 1

                        Bone {
                            first: 6
                            second: 6
                            unit: Theme.unitHome
                        }
                        Bone {
                            anchors.verticalCenter: parent.verticalCenter
                            first: 6
                            second: 4
                            unit: Theme.unitHome
                            vertical: false
                        }
                    }
                }
                HomeWays {
                    id: ways

                    Layout.fillWidth: true
                    front: home.front
                    onOpened: form => Qt.callLater(scroller.show, form)
                }
                HomeLinks {
                    Layout.fillWidth: true
                    visible: home.isColumn
                    onRecordsWanted: home.recordsWanted()
                    onRulesWanted: home.rulesWanted()
                    onSettingsWanted: home.settingsWanted()
                }
            }
        }
    }
    ArrivingBar {
        id: arriving

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        front: home.front
    }
}
