import DisplaySupport
import Testing

/// The tests that need a display, one at a time.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb is not installed"))
nonisolated enum DisplayTests {}

extension VirtualDisplay {
    /// Starts one of the probe's checks on it.
    nonisolated func probe(_ check: String, _ environment: [String: String] = [:]) throws -> Child {
        try start("PlatformProbe", check, environment: environment)
    }

    nonisolated static var probePath: String { path(of: "PlatformProbe") }
}
