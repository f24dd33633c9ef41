import QtQml

// Has the theme follow the settings.
QtObject {
    id: dress

    required property QtObject settings

    readonly property list<Binding> worn: [
        Binding {
            property: "dark"
            target: Theme
            value: dress.settings.isDark
        },
        Binding {
            property: "contrast"
            target: Theme
            value: dress.settings.contrast
        },
        Binding {
            property: "motion"
            target: Theme
            value: dress.settings.motion
        },
        Binding {
            property: "textScale"
            target: Theme
            value: dress.settings.textScale
        },
        Binding {
            property: "face"
            target: Theme
            value: dress.settings.faceName
        }
    ]
}
