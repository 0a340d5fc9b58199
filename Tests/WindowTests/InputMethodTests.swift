import DisplaySupport
import Foundation
import Testing

/// A real input method in a real window: ibus with its Korean engine.
@Suite(
    .serialized,
    .enabled(if: InputMethod.isInstalled, "ibus and ibus-hangul, dbus-daemon, Xvfb or xdotool is missing"))
struct InputMethodTests {
    @Test func `Korean is composed in an X11 window`() throws {
        try VirtualDisplay.use { display in try compose(on: display, [:]) }
    }

    @Test(.enabled(if: Compositor.isAvailable, "weston is not installed"))
    func `Korean is composed in a Wayland window`() throws {
        try Compositor.use(isKiosk: true) { display, variables in try compose(on: display, variables) }
    }

    /// Composes, corrects, commits and copies syllables.
    private func compose(on display: VirtualDisplay, _ variables: [String: String]) throws {
        try InputMethod.use(on: display) { environment in
            let probe = try display.start(
                "WindowProbe", "edit", environment: environment.merging(variables) { $1 })
            #expect(probe.read(until: "ready"))
            try display.run("xdotool", "mousemove", "60", "27", "click", "1")
            try InputMethod.choose("hangul", environment)

            // The engine starts in the Latin alphabet.
            try display.run("xdotool", "key", "x")
            #expect(probe.read(until: "first x"))
            try display.run("xdotool", "key", "Hangul")
            try display.run("xdotool", "key", "--delay", "60", "g", "k", "s")
            #expect(probe.read(until: "first x\u{d55c}"))
            try display.run("xdotool", "key", "--delay", "60", "r", "m", "f")
            #expect(probe.read(until: "first x\u{d55c}\u{ae00}"))
            // Backspace removes the last letter of the composed syllable.
            try display.run("xdotool", "key", "BackSpace")
            #expect(probe.read(until: "first x\u{d55c}\u{adf8}"))
            try display.run("xdotool", "key", "f")
            #expect(probe.read(until: "first x\u{d55c}\u{ae00}"))
            // Switching to the Latin alphabet commits the composition; the next key follows it.
            try display.run("xdotool", "key", "Hangul")
            try display.run("xdotool", "key", "y")
            #expect(probe.read(until: "first x\u{d55c}\u{ae00}y"))
            try display.run("xdotool", "key", "--delay", "60", "ctrl+a", "ctrl+c", "Tab", "ctrl+v")
            #expect(probe.read(until: "second x\u{d55c}\u{ae00}y"))
            probe.end()
        }
    }
}

/// The ibus daemon, with temporary settings that are removed afterwards.
private enum InputMethod {
    static let isInstalled =
        ["Xvfb", "xdotool", "ibus", "ibus-daemon", "dbus-daemon"].allSatisfy(Child.isInstalled)
        && FileManager.default.isExecutableFile(atPath: settings)
        && FileManager.default.isExecutableFile(atPath: "/usr/libexec/ibus-engine-hangul")

    /// The configuration program that keeps the engine's settings in memory.
    private static let settings = "/usr/libexec/ibus-memconf"

    struct NoEngine: Error {}

    /// Runs `body` while the daemon runs, with the environment in which programs find it.
    static func use(on display: VirtualDisplay, _ body: ([String: String]) throws -> Void) throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let folders = (config: home.appendingPathComponent("config"), run: home.appendingPathComponent("run"))
        for folder in [folders.config, folders.run] {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        defer { try? FileManager.default.removeItem(at: home) }
        var environment = [
            "DISPLAY": display.name, "HOME": home.path, "XDG_CONFIG_HOME": folders.config.path,
            "XDG_RUNTIME_DIR": folders.run.path, "GSETTINGS_BACKEND": "memory", "SDL_IM_MODULE": "ibus",
            "XMODIFIERS": "@im=ibus", "LC_ALL": "C.UTF-8",
        ]
        // SDL looks for input methods only if there is a session bus.
        let bus = try Child(["dbus-daemon", "--session", "--nofork", "--print-address"], environment)
        defer { bus.end() }
        guard bus.read(until: "unix:"), let address = bus.lines.last else { throw NoEngine() }
        environment["DBUS_SESSION_BUS_ADDRESS"] = address
        let daemon = try Child(
            ["ibus-daemon", "--panel=disable", "--config=\(settings)"], environment)
        defer { daemon.end() }
        // The daemon is ready when it can activate an engine.
        try choose("xkb:us::eng", environment)
        try body(environment)
    }

    /// Activates the engine for the program that has the focus.
    static func choose(_ engine: String, _ environment: [String: String]) throws {
        // A request that is sent before the daemon listens may wait for ever.
        let isChosen = try HangGuard.poll {
            try Child(["timeout", "5", "ibus", "engine", engine], environment).finish()
        }
        if !isChosen { throw NoEngine() }
    }
}
