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
    /// The `kiosk` shell shows one window on the whole display, so that each pixel of the display belongs to that window.
    public static func use(
        scale: Int = 1, isKiosk: Bool = false, _ body: (VirtualDisplay, [String: String]) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        try VirtualDisplay.use { display in
            let command =
                "exec weston --backend=x11-backend.so --use-pixman --socket=wl --idle-time=0 --no-config"
                + " --scale=\(scale) --width=400 --height=300" + (isKiosk ? " --shell=kiosk-shell.so" : "")
                + " 2>&1"
            let compositor = try Child(
                ["sh", "-c", command], ["DISPLAY": display.name, "XDG_RUNTIME_DIR": folder.path])
            defer { compositor.end() }
            guard compositor.read(untilLineWith: isKiosk ? "weston/kiosk-shell.so" : "weston-desktop-shell")
            else {
                throw VirtualDisplay.NoDisplay()
            }
            try body(
                display,
                ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wl", "SDL_VIDEODRIVER": "wayland"])
        }
    }
}
