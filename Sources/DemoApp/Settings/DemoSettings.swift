import Widgets

/// The settings of the gallery, which apply to all of its windows as soon as they change.
///
///     let settings = DemoSettings()
///     settings.add(window)
///     settings.values.style = .dark
final class DemoSettings {
    /// The current values; all from the desktop by default.
    var values = SettingsValues() {
        didSet { if values != oldValue { valuesDidChange() } }
    }
    /// A style for this run of the program, which is not stored; nil after the user has chosen one.
    var temporaryStyle: UserInterfaceStyle? {
        didSet { if temporaryStyle != oldValue { valuesDidChange() } }
    }
    /// Called after a change, when the windows have their new appearance.
    var onChange: [() -> Void] = []

    private var windows: [WindowReference] = []

    private struct WindowReference {
        weak var window: Window?
    }

    /// Applies the settings to `window`, now and after each change.
    func add(_ window: Window) {
        windows.removeAll { $0.window == nil || $0.window === window }
        windows.append(WindowReference(window: window))
        apply(to: window)
    }

    /// The style that the user has chosen; setting it is a choice of the user.
    var style: UserInterfaceStyle {
        get { temporaryStyle ?? values.style }
        set {
            temporaryStyle = nil
            values.style = newValue
        }
    }

    /// Applies the settings again, after those of the desktop have changed.
    func desktopSettingsDidChange() { valuesDidChange() }

    private func valuesDidChange() {
        for reference in windows { reference.window.map(apply) }
        for action in onChange { action() }
    }

    private func apply(to window: Window) {
        var values = values
        values.style = style
        window.followsDesktopAppearance = true
        if values != SettingsValues() { window.appearance = values.theme(over: window.appearance) }
    }
}
