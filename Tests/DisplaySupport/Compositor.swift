import Foundation

/// A Wayland compositor nested in a virtual display: weston, whose headless backend has no seat, without which SDL 2.26 crashes.
///
///     try Compositor.use { display, variables in
///         let program = try display.start("WindowProbe", "click", environment: variables)
///     }
public enum Compositor {
    public static let isAvailable = VirtualDisplay.isAvailable && Child.isInstalled("weston")

    /// Starts a compositor and passes `body` the display and the environment variables that a client of the compositor needs.
    ///
    /// There is one output of 400 x 300 points for each of the scales, side by side; more than one require xdotool. The `kiosk` shell
    /// shows one window on the whole display, so that each pixel of the display belongs to that window.
    public static func use(
        scales: [Int] = [1], isKiosk: Bool = false, _ body: (VirtualDisplay, [String: String]) throws -> Void
    ) throws {
        try run(scales: scales, isKiosk: isKiosk) { display, variables, _ in try body(display, variables) }
    }

    /// Starts a compositor like ``use(scales:isKiosk:_:)``, and also passes `body` its process, which a test ends while programs are
    /// connected to it.
    public static func run(
        scales: [Int] = [1], isKiosk: Bool = false,
        _ body: (VirtualDisplay, [String: String], Child) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        let outputs = scales.indices.map { "[output]\nname=screen\($0)\nscale=\(scales[$0])\n" }
        let configuration = folder.appendingPathComponent("weston.ini")
        try outputs.joined().write(to: configuration, atomically: true, encoding: .utf8)
        let width = 400 * scales.reduce(0, +)
        try VirtualDisplay.use(options: ["-screen", "0", "\(max(width, 800))x600x24"]) { display in
            let command =
                "exec weston --backend=x11-backend.so --use-pixman --socket=wl --idle-time=0"
                + " --config=\(configuration.path) --output-count=\(scales.count)"
                + " --width=400 --height=300" + (isKiosk ? " --shell=kiosk-shell.so" : "") + " 2>&1"
            let compositor = try Child(
                ["sh", "-c", command], ["DISPLAY": display.name, "XDG_RUNTIME_DIR": folder.path])
            defer { compositor.end() }
            guard compositor.read(untilLineWith: isKiosk ? "weston/kiosk-shell.so" : "weston-desktop-shell")
            else {
                throw VirtualDisplay.NoDisplay()
            }
            try arrange(scales, on: display)
            try body(
                display,
                ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wl", "SDL_VIDEODRIVER": "wayland"],
                compositor)
        }
    }

    /// Puts the windows of the outputs side by side; they open in the same corner.
    private static func arrange(_ scales: [Int], on display: VirtualDisplay) throws {
        if scales.count == 1 { return }
        let windows = try display.run("xdotool", "search", "--class", "Weston Compositor").compactMap {
            Int($0)
        }
        var left = 0
        for (window, scale) in zip(windows.sorted(), scales) {
            try display.run("xdotool", "windowmove", String(window), String(left), "0")
            left += 400 * scale
        }
    }
}
