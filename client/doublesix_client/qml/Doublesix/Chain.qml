import QtQuick
Item { property QtObject chain }
