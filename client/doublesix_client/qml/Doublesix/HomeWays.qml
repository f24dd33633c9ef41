import QtQuick
import QtQuick.Layouts

// Every way to a table: the one that was kept, a new one of either game, or one with others.
ColumnLayout {
    id: ways

    required property QtObject front
    property string open: ""

    signal opened(form: Item)

    function toggle(way: string) {
        front.refresh();
        open = open === way ? "" : way;
    }

    function takeFocus(): void {
        (carryOn.visible ? carryOn : chiva).takeFocus();
    }

    enabled: !front.isArriving
    spacing: Theme.wide

    CarryOn {
        id: carryOn

        Layout.fillWidth: true
        Layout.bottomMargin: Theme.small
        front: ways.front
        visible: ways.front.hasKept
    }
    Words {
        Layout.fillWidth: true
        font.pixelSize: Theme.name
        strong: true
        //: A heading over the two games, each of which begins with computer players by a press.
        text: qsTr("Start a table")
        Accessible.role: Accessible.Heading
    }
    GridLayout {
        Layout.fillWidth: true
        columnSpacing: Theme.wide
        columns: Theme.narrow && Theme.textScale > 1.3 ? 1 : 2
        rowSpacing: Theme.wide
        uniformCellWidths: true

        ProfileCard {
            id: chiva

            objectName: "start-chiva"
            Layout.fillHeight: true
            Layout.fillWidth: true
            //: Under the name of the game; to win a match, the other pair must have no point.
            rule: qsTr("Puerto Rico. First pair to four, with the others at nil.")
            target: 4
            //: The name of a game of Puerto Rico; it stays as it is.
            title: qsTr("Chiva")
            onClicked: ways.front.start("chiva")
        }
        ProfileCard {
            objectName: "start-six-love"
            Layout.fillHeight: true
            Layout.fillWidth: true
            //: Under the name of the game; the key tile is the only tile that still fitted anywhere.
            rule: qsTr("Jamaica. First to six, the others at nil; the key tile counts two.")
            target: 6
            //: The name of a game of Jamaica; it stays as it is.
            title: qsTr("Six-love")
            onClicked: ways.front.start("six-love")
        }
    }
    Card {
        Layout.fillWidth: true
        bottomPadding: Theme.small
        topPadding: Theme.small

        contentItem: ColumnLayout {
            spacing: 0

            WayRow {
                objectName: "invite"
                Layout.fillWidth: true
                //: Under "Invite friends".
                detail: qsTr("A code for up to three others")
                glyph: "people"
                isOpen: ways.open === "invite"
                //: Opens what is needed to make a table for friends on other devices.
                title: qsTr("Invite friends")
                onOpened: form => ways.opened(form)
                onToggled: ways.toggle("invite")

                form: InviteForm {
                    front: ways.front
                }
            }
            Seam {
                Layout.fillWidth: true
            }
            WayRow {
                objectName: "join"
                Layout.fillWidth: true
                //: Under "Join with a code".
                detail: qsTr("To a friend’s table")
                glyph: "key"
                isOpen: ways.open === "join"
                //: Opens what is needed to come to the table of somebody else.
                title: qsTr("Join with a code")
                onOpened: form => ways.opened(form)
                onToggled: {
                    ways.toggle("join");
                    if (ways.open === "join")
                        ways.front.nearby.look();
                }

                form: JoinForm {
                    front: ways.front
                }
            }
            Seam {
                Layout.fillWidth: true
            }
            WayRow {
                objectName: "share"
                Layout.fillWidth: true
                //: Under "Share this device": the device goes from hand to hand; a hand is the tiles of one person.
                detail: qsTr("Pass it around, hands stay covered")
                glyph: "device"
                isOpen: ways.open === "share"
                //: Opens what is needed to play with up to four people at one device.
                title: qsTr("Share this device")
                onOpened: form => ways.opened(form)
                onToggled: ways.toggle("share")

                form: ShareForm {
                    front: ways.front
                }
            }
        }
    }
}
