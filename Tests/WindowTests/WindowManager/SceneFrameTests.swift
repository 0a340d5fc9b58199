import DisplaySupport
import Foundation
import Testing

/// The frames and the contents of declarative windows under a window manager.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && VirtualDisplay.hasWindowManager && VirtualDisplay.readsScreen
            && Child.isInstalled("xwininfo"),
        "Xvfb, openbox, xdotool, xprop, xwininfo or python3-xlib is not installed"))
struct SceneFrameTests {
    /// Runs `body` with a window manager and a program without saved state.
    private func use(_ scene: String, _ body: (VirtualDisplay, Child) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try VirtualDisplay.use { display in
            let manager = try display.startWindowManager()
            defer { manager.end() }
            let probe = try display.start("WindowProbe", scene, environment: ["XDG_STATE_HOME": folder.path])
            defer { probe.end() }
            try body(display, probe)
        }
    }

    @Test func `Windows have their default size, and are within the display at their default position`()
        throws
    {
        try use("placed") { display, probe in
            #expect(probe.read(until: "ready"))
            // The title bar is assumed to be 32 points high, until the window manager has reported its height.
            let expected = [
                ("Leading", 0, 0, 300, 200), ("Center", 280, 204, 240, 160), ("Trailing", 480, 388, 320, 180),
            ]
            for (title, left, top, width, height) in expected {
                let window = try display.window(title)
                let borders = try display.borders(ofWindow: window)
                let frame = try display.frame(ofWindow: window)
                #expect(frame.width == width && frame.height == height, "\(title) \(frame)")
                #expect(
                    frame.left - borders[0] == left && frame.top - borders[2] == top,
                    "\(title) \(frame) \(borders)")
            }
        }
    }

    @Test func `A minimised window that is restored is active, and displays what has changed meanwhile`()
        throws
    {
        try use("minimised") { display, probe in
            #expect(probe.read(until: "phase active"))
            let window = try display.window("Minimised")
            #expect(try display.area(of: 0xF0D020) != nil)
            try display.run("xdotool", "windowminimize", window)
            #expect(probe.read(until: "phase background"))
            #expect(try display.area(of: 0x20F040, attempts: 1) == nil)
            let area = try display.frame(ofWindow: window)
            try display.run("xdotool", "windowactivate", window)
            #expect(probe.read(until: "phase active"))
            #expect(try display.area(of: 0x20F040, width: 200, height: 100) != nil)
            #expect(try display.frame(ofWindow: window) == area)
            #expect(try display.area(of: 0xF0D020, attempts: 1) == nil)
        }
    }
}
