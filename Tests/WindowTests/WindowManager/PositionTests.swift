import DisplaySupport
import Testing

/// The position of a window, which is that of its frame, under a window manager and without one.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && VirtualDisplay.hasWindowManager && Child.isInstalled("xwininfo"),
        "Xvfb, openbox, xdotool, xprop or xwininfo is not installed"))
struct PositionTests {
    /// Returns the line that the probe prints for the current frame of its window, as another program sees it.
    private func frame(on display: VirtualDisplay, hasWindowManager: Bool) throws -> String {
        let window = try display.window("Position")
        let borders = hasWindowManager ? try display.borders(ofWindow: window) : [0, 0, 0, 0]
        let content = try display.frame(ofWindow: window)
        let (left, top) = (content.left - borders[0], content.top - borders[2])
        let width = content.width + borders[0] + borders[1]
        return "frame \(left) \(top) \(width) \(content.height + borders[2] + borders[3])"
    }

    /// Waits until another program sees the frame that the probe has printed last.
    private func waitForFrame(of probe: Child, on display: VirtualDisplay, hasWindowManager: Bool = true)
        throws
        -> Bool
    {
        try HangGuard.poll { try frame(on: display, hasWindowManager: hasWindowManager) == probe.lines.last }
    }

    @Test
    func `position is that of the frame when the window opens, when it is moved, and without a title bar`()
        throws
    {
        try VirtualDisplay.use { display in
            let manager = try display.startWindowManager()
            defer { manager.end() }
            let probe = try display.start("WindowProbe", "position")
            defer { probe.end() }
            let opened = try frame(on: display, hasWindowManager: true)
            #expect(opened.hasPrefix("frame 120 90 20") && !opened.hasSuffix(" 100"), "\(opened)")
            #expect(probe.read(until: opened))
            let size = opened.split(separator: " ").suffix(2).joined(separator: " ")
            try display.run("xdotool", "windowactivate", "--sync", display.window("Position"))

            try display.run("xdotool", "key", "space")
            #expect(probe.read(until: "frame 300 200 \(size)"))
            #expect(try waitForFrame(of: probe, on: display))
            try display.run("xdotool", "windowmove", "--sync", display.window("Position"), "50", "60")
            #expect(probe.read(until: "frame 50 60 \(size)"))
            #expect(try waitForFrame(of: probe, on: display))

            try display.run("xdotool", "key", "space")
            #expect(probe.read(until: "frame 50 60 200 100"))
            #expect(try waitForFrame(of: probe, on: display))
            try display.run("xdotool", "key", "space")
            #expect(probe.read(until: "frame 50 60 \(size)"))
            #expect(try waitForFrame(of: probe, on: display))
            #expect(!probe.lines.contains("content differs"))
        }
    }

    @Test func `Without a window manager, position is that of the content`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "position")
            defer { probe.end() }
            #expect(probe.read(until: "frame 120 90 200 100"))
            #expect(try waitForFrame(of: probe, on: display, hasWindowManager: false))
            try display.run("xdotool", "key", "space")
            #expect(probe.read(until: "frame 300 200 200 100"))
            #expect(try waitForFrame(of: probe, on: display, hasWindowManager: false))
        }
    }
}
