import DBus
import DisplaySupport
import Foundation
import Testing

/// A display and a bus with the xdg-desktop-portal and the GTK backend of this system, for programs with real windows.
///
///     try await InstalledDesktop.use { desktop in
///         let program = try desktop.start("panel")
///         try await desktop.waitForWindow("Probe panel")
///     }
struct InstalledDesktop {
    static let isAvailable =
        InstalledPortal.isAvailable && VirtualDisplay.isAvailable && MessageBus.isAvailable

    /// A portal that does not answer although it is installed: a defect of this system, not of the program.
    private struct PortalDidNotStart: Error, CustomStringConvertible {
        let cause: DBusError
        var description: String { "the xdg-desktop-portal of this system could not start: \(cause)" }
    }

    let display: String
    let portal: InstalledPortal
    let bus: MessageBus
    private let cache: URL

    /// Starts a display and the portal with `settings`.
    @MainActor
    static func use(
        _ settings: [(String, String)] = [], _ body: @MainActor (InstalledDesktop) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try Child(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp"])
        defer { server.end() }
        #expect(server.read(until: ""))
        let display = ":" + server.lines[0]
        let portal = try InstalledPortal(in: folder, display: display)
        for (key, value) in settings { #expect(try portal.set(key, to: value)) }
        try await MessageBus.use(services: portal.services, environment: portal.environment) { bus in
            let connection = try DBusConnection(address: bus.address)
            let version = DBusMethod(
                "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                "org.freedesktop.DBus.Properties", "Get")
            do throws(DBusError) {
                try await connection.call(
                    version, [.string("org.freedesktop.portal.FileChooser"), .string("version")],
                    timeout: HangGuard.limit)
            } catch {
                throw PortalDidNotStart(cause: error)
            }
            try await body(
                InstalledDesktop(
                    display: display, portal: portal, bus: bus,
                    cache: folder.appendingPathComponent("program")))
        }
    }

    /// Starts a scene of WindowProbe.
    @MainActor func start(_ scene: String, _ arguments: String...) throws -> Program {
        try Program(
            scene,
            [
                "DISPLAY": display, "DBUS_SESSION_BUS_ADDRESS": bus.address, "XDG_CACHE_HOME": cache.path,
            ], arguments: arguments)
    }

    /// Runs a command on the display; returns its lines of output.
    @discardableResult func run(_ command: String...) throws -> [String] {
        let child = try Child(command, ["DISPLAY": display])
        _ = child.finish()
        return child.lines
    }

    /// The identifier of the last displayed window whose title contains `title`; nil if there is none.
    func window(_ title: String) throws -> String? {
        try run("xdotool", "search", "--onlyvisible", "--name", title).last
    }

    /// Waits until a window is displayed whose title contains `title`.
    @MainActor func waitForWindow(_ title: String) async throws {
        if try await HangGuard.wait(until: { try window(title) != nil }) { return }
        Issue.record("no window \(title) is displayed")
    }

    /// Presses a key in the last window whose title contains `title` until there is none.
    ///
    /// A window may be displayed before it accepts keys.
    @MainActor func press(_ key: String, untilCloses title: String) async throws {
        let isClosed = try await HangGuard.wait {
            guard let window = try window(title) else { return true }
            try run("xdotool", "windowfocus", window, "key", key)
            try await Task.sleep(for: .milliseconds(50))
            return false
        }
        if !isClosed { Issue.record("the window \(title) stays open") }
    }
}
