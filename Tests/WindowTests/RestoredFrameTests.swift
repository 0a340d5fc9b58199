import DisplaySupport
import Foundation
import Glibc
import Testing

/// Frames that windows have again at the next launch of their program, under a window manager.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && VirtualDisplay.hasWindowManager,
        "Xvfb, openbox, xdotool or xprop is not installed"))
struct RestoredFrameTests {
    /// A start of the program with a kind of its scene, and the frames that it prints in this order.
    private struct Launch {
        let kind: String
        let frames: [String]
        init(_ kind: String, _ frames: String...) { (self.kind, self.frames) = (kind, frames) }
    }

    private static let place = "120, 90, 200 x 100"
    /// Moves the window to its place.
    private static let first = [Launch("move", "frame"), Launch("keep", place)]

    /// Starts the program once for each launch, and ends it when it has printed its frames.
    private func run(_ launches: Launch...) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try VirtualDisplay.use { display in
            let manager = try display.startWindowManager()
            defer { manager.end() }
            for launch in Self.first + launches {
                let probe = try display.start(
                    "WindowProbe", "frame", launch.kind, environment: ["XDG_STATE_HOME": folder.path])
                for frame in launch.frames {
                    #expect(probe.read(untilLineWith: frame), "\(launch.kind): \(probe.lines)")
                }
                if let program = probe.programID { kill(program, SIGTERM) }
                #expect(probe.finish())
            }
        }
    }

    @Test func `A window that is not moved stays where it is`() throws {
        try run(Launch("keep", Self.place), Launch("keep", Self.place))
    }

    @Test func `A program that ends in full screen opens with the frame before`() throws {
        try run(Launch("full", "0, 0, 800 x 600, full screen"), Launch("keep", Self.place))
    }

    @Test func `A maximised window opens maximised, and has the frame before when it is restored`() throws {
        try run(
            Launch("zoom", ", zoomed"), Launch("keep", ", zoomed"), Launch("restore", ", zoomed", Self.place))
    }
}
