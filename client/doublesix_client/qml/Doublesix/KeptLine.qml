import QtQuick
import QtQuick.Layouts

// A session that was kept, the way back to it, and the way to be rid of it.
GridLayout {
    id: line

    required property int index
    required property string key
    required property string title
    required property string standing
    required property string when
    required property int target
    required property int first
    required property int second

    readonly property string ending: index ? "-" + (index + 1) : ""
    readonly property bool isColumn: Theme.narrow || Theme.large

    signal wanted
    signal forgotten

    function takeFocus(): void {
        go.forceActiveFocus(Qt.OtherFocusReason);
    }

    columnSpacing: Theme.gap
    columns: isColumn ? 1 : 2
    rowSpacing: Theme.hair

    Seam {
        Layout.bottomMargin: Theme.hair
        Layout.columnSpan: line.columns
        Layout.fillWidth: true
        visible: line.index > 0
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.hair

        Words {
            Layout.fillWidth: true
            text: line.title
            strong: true
        }
        Words {
            Layout.fillWidth: true
            quiet: true
            text: line.standing
            visible: text !== ""
        }
        Words {
            Layout.fillWidth: true
            font.pixelSize: Theme.note
            quiet: true
            text: line.when
        }
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
        spacing: Theme.hair

        Track {
            Layout.rightMargin: Theme.small
            first: line.first
            second: line.second
            sentence: line.standing
            target: line.target
            visible: line.index === 0
        }
        TextButton {
            id: go

            objectName: "carry-on" + line.ending
            kind: line.index ? "plain" : "ivory"
            //: A button: go on with the session that was kept.
            text: qsTr("Continue")
            Accessible.description: line.title + " " + line.standing
            onClicked: line.wanted()
        }
        IconButton {
            objectName: "forget-kept" + line.ending
            glyph: "close"
            //: A button, read aloud: offer a kept session no more; %1 is "Chiva with Tito, deal 6."
            text: qsTr("Forget: %1").arg(line.title)
            onClicked: line.forgotten()
        }
    }
}
