import DBus
import DesktopServices
import DisplaySupport
import Drawing
import PortalScript
import Testing

/// The settings of the desktop: their interpretation, and the portal that has them.
struct SettingsTests {
    private func settings(_ values: [(String, String, DBusValue)]) -> DesktopSettings {
        var table = SettingsTable()
        for (namespace, key, value) in values { table.set(value, key, in: namespace) }
        return table.settings
    }

    private let appearance = "org.freedesktop.appearance"
    private let interface = "org.gnome.desktop.interface"

    @Test func `The settings of all desktops are read, and those of GNOME where they are missing`() {
        #expect(settings([]) == DesktopSettings())
        #expect(settings([(appearance, "color-scheme", .uint32(1))]).colorScheme == .dark)
        #expect(settings([(appearance, "color-scheme", .uint32(2))]).colorScheme == .light)
        #expect(settings([(interface, "color-scheme", .string("prefer-dark"))]).colorScheme == .dark)
        #expect(settings([(interface, "gtk-theme", .string("Adwaita-dark"))]).colorScheme == .dark)
        #expect(settings([(interface, "gtk-theme", .string("Adwaita"))]).colorScheme == nil)
        #expect(
            settings([
                (appearance, "color-scheme", .uint32(0)), (interface, "gtk-theme", .string("Adwaita-dark")),
            ]).colorScheme == nil)
        let red = DBusValue.structure([.double(1), .double(0), .double(0)])
        #expect(settings([(appearance, "accent-color", red)]).accentColor == Color(red: 1, green: 0, blue: 0))
        let unset = DBusValue.structure([.double(-1), .double(-1), .double(-1)])
        #expect(settings([(appearance, "accent-color", unset)]).accentColor == nil)
        #expect(settings([(interface, "accent-color", .string("teal"))]).accentColor == Color(hex: 0x2190a4))
        #expect(settings([(appearance, "contrast", .uint32(1))]).prefersHighContrast)
        #expect(
            settings([("org.gnome.desktop.a11y.interface", "high-contrast", .boolean(true))])
                .prefersHighContrast)
        #expect(settings([(interface, "enable-animations", .boolean(false))]).prefersReducedMotion)
        #expect(settings([(appearance, "reduced-motion", .uint32(1))]).prefersReducedMotion)
        let others = settings([
            (interface, "font-name", .string("Cantarell 11")),
            (interface, "text-scaling-factor", .double(1.25)),
            (interface, "cursor-theme", .string("Adwaita")), (interface, "cursor-size", .int32(32)),
            ("org.gnome.desktop.wm.preferences", "button-layout", .string("close:")),
            ("org.gnome.desktop.wm.preferences", "action-middle-click-titlebar", .string("lower")),
            ("org.gnome.desktop.wm.preferences", "action-double-click-titlebar", .string("toggle-shade")),
        ])
        #expect(others.titleBarMiddleClick == .lower && others.titleBarDoubleClick == .toggleMaximize)
        #expect(others.fontName == "Cantarell 11" && others.textScalingFactor == 1.25)
        #expect(
            others.cursorThemeName == "Adwaita" && others.cursorSize == 32
                && others.titleBarButtons == "close:")
    }

    @Test func `Values of a wrong type or beyond their range have no effect`() {
        var table = SettingsTable()
        table.set(.string("dark"), "color-scheme", in: appearance)
        table.set(.strings(["x"]), "accent-color", in: appearance)
        table.set(.double(.nan), "text-scaling-factor", in: interface)
        table.set(.int32(-4), "cursor-size", in: interface)
        #expect(table.settings == DesktopSettings())
        #expect(table.invalidValues.count == 3)
        table.set(.double(50), "text-scaling-factor", in: interface)
        #expect(table.settings == DesktopSettings())
        #expect(table.invalidValues.last?.contains("is 50.0, which is not from 0.5 to 3") == true)
        for index in 0..<10_000 { table.set(.int32(1), "key\(index)", in: interface) }
        #expect(table.settings == DesktopSettings())
    }

    @Test(.enabled(if: MessageBus.isAvailable, "dbus-daemon is not installed"))
    func `The settings are read once, followed, and read again from a restarted portal`() async throws {
        try await MessageBus.use { bus in
            let portal = try await ScriptedPortal(address: bus.address)
            portal.settings = [appearance: ["color-scheme": .uint32(1)]]
            let desktop = DesktopBus { () throws(DBusError) in try DBusConnection(address: bus.address) }
            let settings = SettingsPortal(bus: desktop)
            var changes: [DesktopSettings] = []
            var problems: [String] = []
            settings.onChange = { changes.append($0) }
            settings.onInvalidData = { problems.append($0) }
            settings.start()
            #expect(desktop.current == nil, "no connection before the bus may be used")
            desktop.start()
            settings.start()
            try await wait { changes.last?.colorScheme == .dark }
            try portal.set(.uint32(2), "color-scheme", in: appearance)
            try portal.set(.uint32(1), "contrast", in: appearance)
            try await wait { changes.last?.prefersHighContrast == true }
            #expect(settings.settings.colorScheme == .light)
            try portal.emit("Settings", "SettingChanged", [.string("nonsense")])
            try await wait { !problems.isEmpty }
            #expect(portal.readCount <= 2 && problems.count == 1)
            portal.connection.close()
            let second = try await ScriptedPortal(
                address: bus.address, settings: [appearance: ["color-scheme": .uint32(1)]])
            try await wait { settings.settings.colorScheme == .dark }
            second.answerSettings(with: .string("nonsense"))
            second.connection.close()
            #expect(settings.settings.colorScheme == .dark)
        }
    }

    @Test(.enabled(if: MessageBus.isAvailable, "dbus-daemon is not installed"), arguments: [true, false])
    func `Changes are applied, and the next portal is read, if a portal refuses to be read or never answers`(
        refuses: Bool
    ) async throws {
        try await MessageBus.use { bus in
            let portal = try await ScriptedPortal(address: bus.address)
            portal.settingsReaction =
                refuses ? .refuse("org.freedesktop.portal.Error.Failed") : .ignore
            let desktop = DesktopBus { () throws(DBusError) in try DBusConnection(address: bus.address) }
            desktop.start()
            let settings = SettingsPortal(bus: desktop)
            var problems: [String] = []
            settings.onInvalidData = { problems.append($0) }
            settings.start()
            try await wait { portal.readCount > 0 }
            #expect(settings.settings == DesktopSettings())
            try portal.set(.uint32(1), "color-scheme", in: appearance)
            try await wait { settings.settings.colorScheme == .dark }
            portal.connection.close()
            let second = try await ScriptedPortal(
                address: bus.address, settings: [appearance: ["color-scheme": .uint32(2)]])
            try await wait { settings.settings.colorScheme == .light }
            #expect(second.readCount > 0 && problems.isEmpty)
        }
    }

    @Test(.enabled(if: MessageBus.isAvailable, "dbus-daemon is not installed"))
    func `An answer of another type is reported, and changes nothing`() async throws {
        try await MessageBus.use { bus in
            let portal = try await ScriptedPortal(address: bus.address)
            portal.answerSettings(with: .array([.int32(1)], of: .int32))
            let desktop = DesktopBus { () throws(DBusError) in try DBusConnection(address: bus.address) }
            desktop.start()
            let settings = SettingsPortal(bus: desktop)
            var problems: [String] = []
            settings.onInvalidData = { problems.append($0) }
            settings.start()
            try await wait { !problems.isEmpty }
            #expect(settings.settings == DesktopSettings())
        }
    }
}

/// Waits until a condition is true.
func wait(until condition: () -> Bool) async throws {
    guard try await HangGuard.wait(until: condition) else { throw NeverTrue() }
}

/// An error thrown if a condition does not become true.
struct NeverTrue: Error {}
