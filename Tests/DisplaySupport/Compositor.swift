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
    /// shows one window on the whole display, so that each pixel of the display belongs to that window. `preparing` changes the display before
    /// the compositor starts, which reads the layout of its keyboard then.
    public static func use(
        scales: [Int] = [1], isKiosk: Bool = false, preparing: (VirtualDisplay) throws -> Void = { _ in },
        _ body: (VirtualDisplay, [String: String]) throws -> Void
    ) throws {
        try run(scales: scales, isKiosk: isKiosk, preparing: preparing) { display, variables, _ in
            try body(display, variables)
        }
    }

    /// Starts a compositor like ``use(scales:isKiosk:preparing:_:)``, and also passes `body` its process, which a test ends while programs are
    /// connected to it.
    public static func run(
        scales: [Int] = [1], isKiosk: Bool = false, preparing: (VirtualDisplay) throws -> Void = { _ in },
        _ body: (VirtualDisplay, [String: String], Child) throws -> Void
    ) throws {
        let folder = try makeFolder(scales)
        defer { try? FileManager.default.removeItem(at: folder) }
        try VirtualDisplay.use(options: options(scales)) { display in
            try preparing(display)
            let compositor = try start(in: folder, on: display, scales, isKiosk)
            defer { compositor.end() }
            try body(display, variables(folder), compositor)
        }
    }

    /// Starts a compositor with one output, and ends it after `body`, which suspends to answer the programs on the display.
    public static func use(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (VirtualDisplay, [String: String]) async throws -> Void
    ) async throws {
        let folder = try makeFolder([1])
        defer { try? FileManager.default.removeItem(at: folder) }
        try await VirtualDisplay.use { display in
            let compositor = try start(in: folder, on: display, [1], false)
            defer { compositor.end() }
            try await body(display, variables(folder))
        }
    }

    private static func makeFolder(_ scales: [Int]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let outputs = scales.indices.map { "[output]\nname=screen\($0)\nscale=\(scales[$0])\n" }
        try outputs.joined().write(
            to: folder.appendingPathComponent("weston.ini"), atomically: true, encoding: .utf8)
        return folder
    }

    private static func options(_ scales: [Int]) -> [String] {
        ["-screen", "0", "\(max(400 * scales.reduce(0, +), 800))x600x24"]
    }

    private static func variables(_ folder: URL) -> [String: String] {
        ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wl", "SDL_VIDEODRIVER": "wayland"]
    }

    /// Starts the compositor, and returns when its shell runs.
    private static func start(
        in folder: URL, on display: VirtualDisplay, _ scales: [Int], _ isKiosk: Bool
    ) throws -> Child {
        let configuration = folder.appendingPathComponent("weston.ini").path
        let command =
            "exec weston --backend=x11-backend.so --use-pixman --socket=wl --idle-time=0"
            + " --config=\(configuration) --output-count=\(scales.count)"
            + " --width=400 --height=300" + (isKiosk ? " --shell=kiosk-shell.so" : "") + " 2>&1"
        let compositor = try Child(
            ["sh", "-c", command], ["DISPLAY": display.name, "XDG_RUNTIME_DIR": folder.path])
        do {
            guard compositor.read(untilLineWith: isKiosk ? "weston/kiosk-shell.so" : "weston-desktop-shell")
            else { throw VirtualDisplay.NoDisplay() }
            try arrange(scales, on: display)
            return compositor
        } catch {
            compositor.end()
            throw error
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
