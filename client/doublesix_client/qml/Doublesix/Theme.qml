pragma Singleton
import QtQuick

// Every colour, size, duration and font of the window. What can be written is set by Main.
QtObject {
    property bool dark: true
    property bool contrast: false
    property bool motion: true
    property bool narrow: false
    property bool pointed: false
    property real textScale: 1
    // Letters so large that what stands side by side otherwise stands one below the other.
    readonly property bool large: textScale > 1.4
    property string face: "pips"

    // Grounds, from the lamp outwards.
    readonly property color ground0: pick("#185250", "#DCE9DF", "#000000", "#FFFFFF")
    readonly property color ground1: pick("#0F3D3F", "#C6DACF", "#000000", "#FFFFFF")
    readonly property color ground2: pick("#07262A", "#B6CFC4", "#000000", "#FFFFFF")
    readonly property color surface: pick("#0A2C30", "#F6F2E6", "#000000", "#FFFFFF")
    readonly property color raised: pick("#134449", "#FFFDF6", "#1C2A2C", "#F2F2EC")
    readonly property color deck: pick("#071F23", "#EDE8D9", "#000000", "#FFFFFF")
    readonly property color line: pick("#2C6064", "#AEBFB2", "#E8E0CC", "#20302E")

    readonly property color text: pick("#F6EEDD", "#122E2E", "#FFFFFF", "#000000")
    readonly property color muted: pick("#B9CBC3", "#38524E", "#E6EEE9", "#1C2E2B")
    readonly property color amber: pick("#F4B544", "#704700", "#FFC85C", "#5A3800")
    readonly property color sea: pick("#7CC4FA", "#084E82", "#9AD4FF", "#003C6B")
    readonly property color accent: pick("#FF8062", "#B23213", "#FF9A80", "#9C2406")
    readonly property color accentInk: pick("#2B0D05", "#FFFFFF", "#000000", "#FFFFFF")
    readonly property color hint: pick("#F5E2A4", "#665000", "#FFEFB8", "#4F3D00")
    readonly property color focus: pick("#FFFFFF", "#0B2323", "#FFFFFF", "#000000")
    readonly property color shadow: pick("#73000F12", "#40203A30", "#00000000", "#00000000")
    readonly property color shade: pick("#40000A0C", "#1A203A30", "#00000000", "#00000000")

    // The bones.
    readonly property color ivoryHigh: pick("#F8F0DE", "#FFFAED", "#FFFFFF", "#FFFFFF")
    readonly property color ivoryLow: pick("#EFE3C8", "#F6ECD3", "#FFFFFF", "#FFFFFF")
    readonly property color boneBorder: pick("#D9C8A2", "#94804F", "#FFFFFF", "#000000")
    readonly property color boneSide: pick("#B29B6C", "#A68C58", "#B29B6C", "#000000")
    readonly property color back: pick("#D8C59C", "#DCC79A", "#E9DBB8", "#C9B07A")
    readonly property color backSide: pick("#97804F", "#8F7746", "#97804F", "#000000")
    readonly property color pip: pick("#1C1A17", "#1C1A17", "#000000", "#000000")
    readonly property color pipGlint: "#FFFDF5"
    readonly property color divider: pick("#A8946A", "#A8946A", "#000000", "#000000")
    readonly property color pinRim: "#7A5A1C"
    readonly property color pinHead: "#D8A94B"
    readonly property color pinGlint: "#F6E0A0"
    readonly property color veil: pick("#4D2B2416", "#406B6046", "#8C2B2416", "#737A7260")
    // One colour a number, told apart with any common kind of colour-blindness.
    readonly property list<color> numbers: [pip, "#1036BE", "#6B1B04", "#0B6C4A", "#9C2A96", "#686102", "#1C1A17"]
    // The main button where nothing is yet to be played: ivory by night, ink by day.
    readonly property color ivory: pick("#F8F0DE", "#123C3B", "#FFFFFF", "#000000")
    readonly property color ivoryInk: pick("#122E2E", "#FFFDF6", "#000000", "#FFFFFF")
    readonly property color paper: "#FFFDF6"

    // The wood of rim and track.
    readonly property color woodHigh: pick("#6B4529", "#A87646", "#6B4529", "#85592F")
    readonly property color wood: pick("#4A2E1A", "#85592F", "#2B1A0E", "#5E3D1E")
    readonly property color woodLow: pick("#2B1A0E", "#5E3D1E", "#140B05", "#2B1A0E")
    readonly property color woodInk: "#FBF3E2"
    readonly property color collar: "#C9973A"
    readonly property color pegAmber: "#F4B544"
    readonly property color pegAmberSide: "#B97B12"
    readonly property color pegAmberGlint: "#FFE0A3"
    readonly property color pegSea: "#7CC4FA"
    readonly property color pegSeaGlint: "#C9E6FD"
    readonly property color pegSeaSide: "#2F7FBC"
    readonly property color hole: pick("#1A0E07", "#3A220F", "#000000", "#1F1006")

    // Type.
    readonly property string family: "Lato"
    readonly property int smallest: 11
    readonly property int note: Math.round(13 * textScale)
    readonly property int body: Math.round(15 * textScale)
    readonly property int name: Math.round(18 * textScale)
    readonly property int heading: Math.round(24 * textScale)
    readonly property int result: Math.round((narrow ? 26 : 34) * textScale)
    readonly property int code: Math.round((narrow ? 34 : 44) * textScale)
    readonly property int wordmark: narrow ? 44 : 68
    readonly property real leading: 1.1
    readonly property real reading: 1.3
    readonly property real sits: 0.12
    readonly property int besideName: Math.round((name - note) * 0.62 + note * sits)
    readonly property int regular: Font.Normal
    readonly property int medium: Font.Medium
    readonly property int bold: Font.Bold
    readonly property int black: Font.Black

    // Space and shape, on a grid of four.
    readonly property int hair: 4
    readonly property int small: 8
    readonly property int gap: 12
    readonly property int wide: 16
    readonly property int broad: 20
    readonly property int margin: narrow ? 12 : 32
    readonly property int page: narrow ? 16 : 56
    readonly property int rim: narrow ? 0 : 12
    readonly property int radius: 10
    readonly property int target: 44
    readonly property int row: 56
    readonly property int switchHeight: 28
    readonly property int icon: Math.round(20 * Math.min(textScale, 1.4))
    readonly property int stroke: 2
    readonly property int cardDrop: 4
    readonly property int buttonDrop: 3
    readonly property real resting: 0.55
    readonly property real ghost: 0.86
    readonly property int dot: narrow ? 9 : 12
    readonly property int dotResult: narrow ? 12 : 18
    readonly property int mark: 14
    // Chips stand four in a row, and two by two when their letters are large.
    readonly property int chipColumns: textScale > 1.3 ? 2 : 4
    readonly property int chipWidth: textScale > 1.3 ? 179 : 87
    readonly property int chipHeight: 106
    // So much room have two rows of them with what each may have to say, and the sentence below.
    readonly property real tightChips: target * 3 * textScale
    readonly property int cardWidth: Math.round(196 * Math.min(textScale, 1.3))
    readonly property int cardHeight: 116
    readonly property int flatWidth: Math.round(340 * Math.min(textScale, 1.3))
    readonly property int flatHeight: 76
    // Less than this, and the bar puts its buttons one above the other.
    readonly property int barLeast: Math.round(760 * textScale)
    readonly property int bar: narrow ? 124 : 68
    readonly property int strip: 64
    // How much of a window's height may be taken by what waits for an answer.
    readonly property real strips: textScale > 1.3 ? 0.4 : 0.28
    readonly property int panel: 360
    readonly property int column: 640
    readonly property int sheet: 1280
    readonly property int nameColumn: Math.round((narrow ? 88 : 112) * textScale)
    readonly property int stepValue: 88
    readonly property int stepColumn: Math.round(64 * textScale)
    readonly property int replaySide: 152
    readonly property int toldHeight: 128
    readonly property int scoreColumn: Math.round(34 * Math.min(textScale, 1.5))
    readonly property int dealColumn: Math.round(28 * textScale)

    // Bones: half a bone's length, by place.
    readonly property int unitLayout: narrow ? 32 : 52
    readonly property int unitHand: narrow ? 46 : 58
    readonly property int unitResult: narrow ? 36 : 48
    readonly property int unitBack: narrow ? 8 : 12
    readonly property int unitChip: 8
    readonly property int unitPlayed: 18
    readonly property int unitSmall: 22
    readonly property int unitRules: narrow ? 34 : 40
    readonly property int unitReplay: narrow ? 20 : 26
    readonly property int unitReplayLayout: narrow ? 28 : 40
    readonly property int lift: narrow ? 12 : 18

    // The rooms before the table.
    readonly property int unitHome: narrow ? 34 : 82
    readonly property int ringHole: 10
    readonly property int ways: Math.round(544 * Math.min(textScale, 1.3))
    readonly property int seatWidth: Math.round(216 * Math.min(textScale, 1.4))
    readonly property int seatHeight: 112
    readonly property int invitationWidth: Math.round(362 * Math.min(textScale, 1.3))
    readonly property int scanned: 224
    readonly property int widest: 1480

    // Time, in milliseconds.
    readonly property int place: motion ? 160 : 0
    readonly property int rise: motion ? 90 : 0
    readonly property int reveal: motion ? 400 : 0
    readonly property int knock: motion ? 70 : 0
    readonly property int slide: motion ? 200 : 0
    readonly property int step: motion ? 260 : 0
    readonly property int patience: 600
    // How long a page that comes by itself takes no press.
    readonly property int fresh: 600
    readonly property int settled: 250

    function pick(night: color, day: color, nightContrast: color, dayContrast: color): color {
        if (contrast)
            return dark ? nightContrast : dayContrast;
        return dark ? night : day;
    }
}
