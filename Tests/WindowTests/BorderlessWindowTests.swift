import DisplaySupport
import Testing

/// Windows without a title bar on X11: their menu, and how the pointer and fingers move and resize them.
@MainActor
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && VirtualDisplay.hasWindowManager,
        "Xvfb, openbox, xdotool or xprop is not installed"))
struct BorderlessWindowTests {
    /// The frame of the probe's window at the beginning.
    private static let frame = "frame 150 150 200 x 120"

    /// Starts the probe, with a window manager or without one.
    private func use(
        _ kind: String, hasManager: Bool, _ body: (VirtualDisplay, Child) throws -> Void
    ) throws {
        try VirtualDisplay.use { display in
            let manager = hasManager ? try display.startWindowManager() : nil
            defer { manager?.end() }
            let probe = try display.start("WindowProbe", "borderless", kind)
            defer { probe.end() }
            #expect(probe.read(until: Self.frame))
            try body(display, probe)
        }
    }

    /// Waits until the state of the window contains `state`, or does not.
    private func waitForState(_ state: String, isSet: Bool = true, on display: VirtualDisplay) throws -> Bool
    {
        try HangGuard.poll {
            let lines = try display.run("xprop", "-name", "Borderless", "_NET_WM_STATE")
            return lines.contains { $0.contains(state) } == isSet
        }
    }

    @Test func `Always on Top in the menu of the right button is set, and cleared when it is chosen again`()
        throws
    {
        try use("menu", hasManager: true) { display, _ in
            for isSet in [true, false] {
                try display.run("xdotool", "mousemove", "200", "165", "click", "3")
                // The last rows are Always on Top and Close.
                try display.run("xdotool", "key", "End", "Up", "Return")
                #expect(try waitForState("_NET_WM_STATE_ABOVE", isSet: isSet, on: display))
            }
        }
    }

    // Without a window manager: openbox has a menu of its own for the key.
    @Test func `Alt+Space opens the menu`() throws {
        try use("menu", hasManager: false) { display, probe in
            try display.run("xdotool", "mousemove", "200", "220")
            try display.run("xdotool", "key", "alt+space", "End", "Return")
            #expect(probe.read(until: "closed"))
        }
    }

    @Test func `The pointer moves the window by its bar, and resizes it by its corner`() throws {
        try use("mouse", hasManager: true) { display, probe in
            try drag(display, from: (220, 165), by: (60, 40))
            #expect(probe.read(until: "frame 210 190 200 x 120"))
            try drag(display, from: (210 + 198, 190 + 118), by: (40, 30))
            #expect(probe.read(until: "frame 210 190 240 x 150"))
        }
    }

    private func drag(_ display: VirtualDisplay, from start: (x: Int, y: Int), by delta: (x: Int, y: Int))
        throws
    {
        try display.run("xdotool", "mousemove", String(start.x), String(start.y), "mousedown", "1")
        for step in 1...10 {
            let (x, y) = (start.x + delta.x * step / 10, start.y + delta.y * step / 10)
            try display.run("xdotool", "mousemove", String(x), String(y))
        }
        try display.run("xdotool", "mouseup", "1")
    }

    @Test(arguments: [false, true])
    func `A finger moves the window exactly as far as it moves, and the content gets no tap`(hasManager: Bool)
        throws
    {
        try use("move", hasManager: hasManager) { _, probe in
            #expect(probe.read(until: "lifted"))
            if !probe.lines.contains("frame 210 190 200 x 120") {
                #expect(probe.read(until: "frame 210 190 200 x 120"))
            }
            let columns = probe.lines.filter { $0.hasPrefix("frame") }.compactMap {
                Int($0.split(separator: " ")[1])
            }
            #expect(columns == columns.sorted() && columns.last == 210, "\(columns)")
            #expect(!probe.lines.contains("tapped"))
        }
    }

    @Test(arguments: [false, true])
    func `A window follows a finger to the place where it is lifted during the movement`(hasManager: Bool)
        throws
    {
        try use("flick", hasManager: hasManager) { _, probe in
            #expect(probe.read(until: "frame 210 190 200 x 120"))
        }
    }

    @Test(arguments: [("resize", "frame 150 150 240 x 150"), ("narrow", "frame 230 150 120 x 120")])
    func `A finger at an edge resizes the window, not below its minimum size`(kind: String, frame: String)
        throws
    {
        try use(kind, hasManager: true) { _, probe in
            #expect(probe.read(until: frame))
        }
    }

    @Test func `A finger that hardly moves is a tap of the content`() throws {
        try use("tap", hasManager: false) { _, probe in
            #expect(probe.read(until: "tapped"))
            #expect(!probe.lines.contains { $0.hasPrefix("frame") && $0 != Self.frame })
        }
    }
}
