import Foundation
import Testing

/// The tests that need a display, one at a time.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb is not installed"))
nonisolated enum DisplayTests {}

/// An X server without a screen, for one test.
///
///     try VirtualDisplay.use { display in
///         let probe = try display.probe("pixels")
///     }
nonisolated struct VirtualDisplay {
    let name: String

    static let isAvailable = Child.isInstalled("Xvfb")

    /// Starts a server on a free number, and ends it after `body`.
    static func use(_ body: (VirtualDisplay) throws -> Void) throws {
        let server = try Child(["Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp"])
        defer { server.end() }
        guard server.read(until: ""), let number = server.lines.first else { throw NoDisplay() }
        try body(VirtualDisplay(name: ":\(number)"))
    }

    /// Starts one of the probe's checks on it.
    func probe(_ check: String, _ environment: [String: String] = [:]) throws -> Child {
        try Child([Self.probePath, check], environment.merging(["DISPLAY": name]) { mine, _ in mine })
    }

    /// Runs a command to its end and gives its lines.
    @discardableResult func run(_ command: String...) throws -> [String] {
        let child = try Child(command, ["DISPLAY": name])
        _ = child.finish()
        return child.lines
    }

    /// The probe is built beside the tests.
    static var probePath: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("PlatformProbe").path
    }

    struct NoDisplay: Error {}
}
