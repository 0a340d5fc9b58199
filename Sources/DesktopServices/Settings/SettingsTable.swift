package import DBus
internal import Drawing

/// The raw values of the settings portal, and their interpretation.
///
/// A setting is read from `org.freedesktop.appearance`, and if that lacks it, from the keys of GNOME, which the other desktops' portals also
/// provide.
///
///     var table = SettingsTable()
///     table.set(.uint32(1), "color-scheme", in: "org.freedesktop.appearance")
///     table.settings.colorScheme   // .dark
package nonisolated struct SettingsTable {
    /// The namespaces that are read.
    package static let namespaces = [
        appearance, interface, "org.gnome.desktop.a11y.interface", windows,
    ]
    private static let windows = "org.gnome.desktop.wm.preferences"
    private static let appearance = "org.freedesktop.appearance"
    private static let interface = "org.gnome.desktop.interface"

    private var values: [String: [String: DBusValue]] = [:]
    /// The maximum number of values of a namespace that are stored.
    private static let limit = 256

    package init() {}

    /// Reads the answer of `ReadAll`, of the type `a{sa{sv}}`.
    package init(_ answer: DBusValue) {
        for section in answer.entries ?? [] {
            guard let namespace = section.key.string else { continue }
            for entry in section.value.entries ?? [] {
                if let key = entry.key.string { set(entry.value, key, in: namespace) }
            }
        }
    }

    /// Stores a value; other namespaces than those in use are ignored.
    package mutating func set(_ value: DBusValue, _ key: String, in namespace: String) {
        guard Self.namespaces.contains(namespace), values[namespace]?.count ?? 0 < Self.limit else { return }
        values[namespace, default: [:]][key] = value.unwrapped
    }

    /// The settings according to the values.
    package var settings: DesktopSettings {
        var settings = DesktopSettings()
        settings.colorScheme = colorScheme
        settings.accentColor = accentColor
        settings.prefersHighContrast = prefersHighContrast
        settings.prefersReducedMotion = prefersReducedMotion
        settings.fontName = text("font-name")
        settings.monospaceFontName = text("monospace-font-name")
        settings.textScalingFactor =
            self[Self.interface, "text-scaling-factor"]?.number.flatMap {
                Self.textScalingFactors.contains($0) ? $0 : nil
            }
        settings.titleBarButtons = self[Self.windows, "button-layout"]?.string
        if let action = titleBarAction("double") { settings.titleBarDoubleClick = action }
        if let action = titleBarAction("middle") { settings.titleBarMiddleClick = action }
        if let action = titleBarAction("right") { settings.titleBarRightClick = action }
        settings.cursorThemeName = text("cursor-theme")
        settings.cursorSize =
            self[Self.interface, "cursor-size"]?.int.flatMap { (1...512).contains($0) ? $0 : nil }
        settings.iconThemeName = text("icon-theme")
        return settings
    }

    /// The factors that have an effect; GNOME's settings offer 0.5 to 3.
    private static let textScalingFactors = 0.5...3.0

    /// The values of known keys that have the wrong type or are out of range, as texts for a diagnostic, in order.
    package var invalidValues: [String] {
        let types: [(namespace: String, key: String, isValid: (DBusValue) -> Bool)] = [
            (Self.appearance, "color-scheme", { $0.int != nil }),
            (Self.appearance, "contrast", { $0.int != nil }),
            (Self.appearance, "reduced-motion", { $0.int != nil }),
            (Self.appearance, "accent-color", { $0.elements?.compactMap(\.number).count == 3 }),
            (Self.interface, "color-scheme", { $0.string != nil }),
            (Self.interface, "gtk-theme", { $0.string != nil }),
            (Self.interface, "enable-animations", { $0.bool != nil }),
            (Self.interface, "font-name", { $0.string != nil }),
            (Self.interface, "text-scaling-factor", { $0.number != nil }),
            ("org.gnome.desktop.a11y.interface", "high-contrast", { $0.bool != nil }),
        ]
        var texts = types.compactMap { type -> String? in
            guard let value = self[type.namespace, type.key], !type.isValid(value) else { return nil }
            return "\(type.namespace) \(type.key) has the type \"\(value.type.signature)\""
        }
        if let factor = self[Self.interface, "text-scaling-factor"]?.number,
            !Self.textScalingFactors.contains(factor)
        {
            texts.append("\(Self.interface) text-scaling-factor is \(factor), which is not from 0.5 to 3")
        }
        return texts
    }

    private subscript(namespace: String, key: String) -> DBusValue? { values[namespace]?[key] }

    private func text(_ key: String) -> String? {
        self[Self.interface, key]?.string.flatMap { $0.isEmpty ? nil : $0 }
    }

    // MARK: - Settings

    /// The effect of a click on a title bar; nil for one that the toolkit does not have, such as rolling the window up.
    private func titleBarAction(_ click: String) -> DesktopSettings.TitleBarAction? {
        self[Self.windows, "action-\(click)-click-titlebar"]?.string.flatMap {
            DesktopSettings.TitleBarAction(rawValue: $0)
        }
    }

    private var colorScheme: DesktopSettings.ColorScheme? {
        switch self[Self.appearance, "color-scheme"]?.int {
        case 1: return .dark
        case 2: return .light
        case 0: return nil
        default: break
        }
        switch text("color-scheme") {
        case "prefer-dark": return .dark
        case "prefer-light": return .light
        case "default": return nil
        default: break
        }
        // Older desktops have no setting but themes whose name ends in "-dark".
        guard let theme = text("gtk-theme")?.lowercased() else { return nil }
        return theme.hasSuffix("dark") || theme == "highcontrastinverse" ? .dark : nil
    }

    private var accentColor: Color? {
        if let parts = self[Self.appearance, "accent-color"]?.elements?.compactMap(\.number), parts.count == 3
        {
            // Values outside of the range stand for no accent colour.
            if parts.allSatisfy({ (0...1).contains($0) }) {
                return Color(red: parts[0], green: parts[1], blue: parts[2])
            }
        }
        return text("accent-color").flatMap { Self.accents[$0] }.map { Color(hex: $0) }
    }

    /// The accent colours of GNOME by their names.
    private static let accents: [String: UInt32] = [
        "blue": 0x3584e4, "teal": 0x2190a4, "green": 0x3a944a, "yellow": 0xc88800, "orange": 0xed5b00,
        "red": 0xe62d42, "pink": 0xd56199, "purple": 0x9141ac, "slate": 0x6f8396,
    ]

    private var prefersHighContrast: Bool {
        if let value = self[Self.appearance, "contrast"]?.int { return value == 1 }
        if let value = self["org.gnome.desktop.a11y.interface", "high-contrast"]?.bool { return value }
        return text("gtk-theme")?.lowercased().hasPrefix("highcontrast") ?? false
    }

    private var prefersReducedMotion: Bool {
        if let value = self[Self.appearance, "reduced-motion"]?.int { return value == 1 }
        return self[Self.interface, "enable-animations"]?.bool == false
    }
}
