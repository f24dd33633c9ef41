import QtQuick
import QtQuick.Layouts

// What waits for an answer, a row each, above the bar; it takes its room from the layout.
//
// `settled` is sent when the row that the keyboard was on is gone.
FocusScope {
    id: strip

    objectName: "asking"
    required property QtObject asking
    property real most: Infinity

    readonly property Item focused: Window.activeFocusItem

    signal settled

    clip: true
    implicitHeight: rows.count > 0 ? Math.min(most, scroller.contentHeight) : 0
    Accessible.name: qsTr("What waits for an answer", "accessible name of a strip above the bar")
    Accessible.role: Accessible.Pane

    onFocusedChanged: if (focused === strip)
        Qt.callLater(strip.settled)

    Scroller {
        id: scroller

        anchors.fill: parent
        spacing: 0

        Repeater {
            id: rows

            model: strip.asking.rows

            delegate: AskingLine {
                away: strip.asking.putAway
                width: parent.width

                onAgreed: key => strip.asking.agree(key)
                onDeclined: key => strip.asking.decline(key)
                onDismissed: key => strip.asking.dismiss(key)
            }
        }
    }
}
