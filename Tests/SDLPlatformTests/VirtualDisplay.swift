import DisplaySupport
import Testing

/// The tests that need a display, run serially.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb is not installed"))
nonisolated enum DisplayTests {}

extension VirtualDisplay {
    /// Starts one of the probe's checks on the display.
    nonisolated func probe(_ check: String, _ environment: [String: String] = [:]) throws -> Child {
        try start("PlatformProbe", check, environment: environment)
    }

    nonisolated static var probePath: String { path(of: "PlatformProbe") }
}
