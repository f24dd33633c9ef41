import QtQuick
import QtQuick.Layouts

// A session that a server keeps, and where it can be played on the way there.
GridLayout {
    id: row

    required property string key
    required property string title
    required property string detail
    required property string when
    required property string mark
    required property bool canOpen
    required property bool canContinue

    signal opened
    signal continued

    columnSpacing: Theme.small
    columns: Theme.narrow || Theme.large ? 1 : 2
    rowSpacing: Theme.hair

    SessionLine {
        objectName: "session-" + row.key
        Layout.fillWidth: true
        detail: row.detail
        enabled: row.canOpen
        mark: row.mark
        title: row.title
        when: row.when

        onClicked: row.opened()
    }
    TextButton {
        objectName: "continue-" + row.key
        Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
        //: A button: go on with the session beside it.
        text: qsTr("Continue")
        visible: row.canContinue
        Accessible.description: row.title + ", " + row.when

        onClicked: row.continued()
    }
    Seam {
        Layout.columnSpan: row.columns
        Layout.fillWidth: true
    }
}
