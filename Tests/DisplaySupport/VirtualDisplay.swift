import Foundation

/// An X server without a screen that runs for one test.
///
///     try VirtualDisplay.use { display in
///         let program = try display.start("WindowProbe", "click")
///     }
public struct VirtualDisplay {
    public let name: String
    private let server: Child

    public static let isAvailable = Child.isInstalled("Xvfb")

    /// Starts a server on a free display number, and ends it after `body`; `options` are further arguments of the server.
    public static func use(options: [String] = [], _ body: (VirtualDisplay) throws -> Void) throws {
        try use(server: command(options), body)
    }

    /// Starts another server, which prints the number of its display, and ends it after `body`.
    static func use(server: [String], _ body: (VirtualDisplay) throws -> Void) throws {
        let display = try VirtualDisplay(server: server)
        defer { display.stop() }
        try body(display)
    }

    /// Starts a server, and ends it after `body`, which suspends to answer the programs on the display.
    public static func use(
        options: [String] = [], isolation: isolated (any Actor)? = #isolation,
        _ body: (VirtualDisplay) async throws -> Void
    ) async throws {
        let display = try VirtualDisplay(server: command(options))
        defer { display.stop() }
        try await body(display)
    }

    // Without -noreset, the server resets itself when its last client leaves, which can be xdotool while a program is connecting. A key
    // that xdotool releases late on a busy machine must not repeat: -r.
    private static func command(_ options: [String]) -> [String] {
        ["Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset", "-r"]
            + options
    }

    private init(server command: [String]) throws {
        server = try Child(command)
        guard server.read(until: ""), let number = server.lines.first else {
            server.end()
            throw NoDisplay()
        }
        name = ":\(number)"
    }

    /// Starts a program of this package, built beside the tests, on the display.
    public func start(
        _ program: String, _ arguments: String..., environment: [String: String] = [:]
    ) throws -> Child {
        try Child(
            [Self.path(of: program)] + arguments, environment.merging(["DISPLAY": name]) { mine, _ in mine })
    }

    /// Whether ``startWindowManager()`` finds its programs.
    public static let hasWindowManager = ["openbox", "xdotool", "xprop"].allSatisfy { Child.isInstalled($0) }

    /// Starts the window manager openbox, and returns when it manages windows.
    ///
    /// It announces itself (`_NET_SUPPORTING_WM_CHECK`) before its loop runs. A request to map a window that it reads until then stays in
    /// its queue until another event arrives, so the program would wait for its window. The effect of a message shows that the loop runs.
    public func startWindowManager() throws -> Child {
        let manager = try Child(["openbox", "--sm-disable"], ["DISPLAY": name])
        // Each question takes processes of its own, so that a busy machine gives the manager more time.
        let isRunning = try HangGuard.poll {
            try run("xdotool", "set_num_desktops", "2")
            return try run("xprop", "-root", "_NET_NUMBER_OF_DESKTOPS").contains { $0.hasSuffix("= 2") }
        }
        if isRunning { return manager }
        manager.end()
        throw NoDisplay()
    }

    /// Ends the server while programs are connected to it.
    public func stop() { server.end() }

    /// Runs a command until it exits, and returns its lines of output.
    @discardableResult public func run(_ command: String...) throws -> [String] {
        let child = try Child(command, ["DISPLAY": name])
        _ = child.finish()
        return child.lines
    }

    /// Returns the path of a program of this package, which is beside the tests.
    public static func path(of program: String) -> String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(program).path
    }

    /// An error thrown if the server does not start.
    public struct NoDisplay: Error {}
}
