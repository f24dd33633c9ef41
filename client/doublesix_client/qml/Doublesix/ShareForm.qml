import QtQuick
import QtQuick.Layouts

// Who sits around this device, seat by seat; computer players sit where no name is.
ColumnLayout {
    id: form

    required property QtObject front

    function names(): list<string> {
        const typed = [];
        for (let seat = 0; seat < seats.count; ++seat)
            typed.push(seats.itemAt(seat).text);
        return typed;
    }

    spacing: Theme.gap

    Words {
        Layout.fillWidth: true
        quiet: true
        //: Over four fields for names; the sign is a disc or a diamond.
        text: qsTr("Partners have the same sign and sit opposite each other. Where you leave a name out, a computer player sits.")
    }
    GridLayout {
        Layout.fillWidth: true
        columnSpacing: Theme.wide
        columns: Theme.narrow || Theme.textScale > 1.3 ? 1 : 2
        rowSpacing: Theme.gap

        Repeater {
            id: seats

            model: 4

            delegate: RowLayout {
                id: seat

                required property int index

                readonly property alias text: field.text
                readonly property bool isFirstSide: index % 2 === 0

                Layout.fillWidth: true
                spacing: Theme.gap

                Mark {
                    Layout.alignment: Qt.AlignBottom
                    Layout.bottomMargin: (Theme.target - height) / 2
                    shape: seat.isFirstSide ? "disc" : "diamond"
                }
                Field {
                    id: field

                    objectName: "share-" + (seat.index + 1)
                    Layout.fillWidth: true
                    label: seat.isFirstSide ? qsTr("Seat %1, disc", "a seat, 1 to 4, and the sign of its partnership").arg(seat.index + 1) : qsTr("Seat %1, diamond", "a seat, 1 to 4, and the sign of its partnership").arg(seat.index + 1)
                    maximumLength: 40
                    //: Stands in the field of a seat while no name is in it.
                    placeholder: qsTr("Computer player")
                    text: seat.index === 0 ? form.front.name : ""
                }
            }
        }
    }
    Words {
        objectName: "share-problem"
        Layout.fillWidth: true
        strong: true
        text: form.front.shareProblem
        visible: text !== ""
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextButton {
            objectName: "share-chiva"
            width: Math.min(implicitWidth, parent.width)
            //: A button that begins Chiva at this device.
            text: qsTr("Play Chiva")
            kind: "ivory"
            //: What the button "Play Chiva" does, for a screen reader.
            Accessible.description: qsTr("Begin Chiva at this device")
            onClicked: form.front.share("chiva", form.names())
        }
        TextButton {
            objectName: "share-six-love"
            width: Math.min(implicitWidth, parent.width)
            //: A button that begins Six-love at this device.
            text: qsTr("Play Six-love")
            kind: "ivory"
            //: What the button "Play Six-love" does, for a screen reader.
            Accessible.description: qsTr("Begin Six-love at this device")
            onClicked: form.front.share("six-love", form.names())
        }
    }
}
