import QtQuick

// What Windows and macOS are about to ask, said before they do; elsewhere nothing is asked.
Words {
    id: note

    property string system: Qt.platform.os

    objectName: "firewall-note"
    quiet: true
    //: Over what is about to make the computer's system ask a question of its own, about networks.
    text: qsTr("Your system may ask whether doublesix may use the network. Allow it on private networks: otherwise friends nearby are not found, and do not find you.")
    visible: system === "windows" || system === "osx"
}
