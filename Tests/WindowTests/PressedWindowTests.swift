import DisplaySupport
import Testing

/// The window in which a button is pressed receives the pointer until the button is released.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Child.isInstalled("xdotool"), "Xvfb or xdotool is not installed"))
struct PressedWindowTests {
    private static func use(_ body: (VirtualDisplay, Child) throws -> Void) throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "pointer")
            #expect(probe.read(until: "ready"))
            try body(display, probe)
            probe.end()
        }
    }

    @Test(arguments: [("First", 100), ("Second", 400)])
    func `It receives each release, with or without the keyboard`(_ name: String, _ x: Int) throws {
        try Self.use { display, probe in
            try display.run(
                "xdotool", "mousemove", "\(x)", "50", "click", "--repeat", "40", "--delay", "4", "1")
            for _ in 1...40 { #expect(probe.read(until: "\(name) up 100 50")) }
            #expect(probe.lines.count { $0 == "\(name) down 100 50" } == 40)
        }
    }

    @Test(arguments: [("First", 100, "Second"), ("Second", 400, "First")])
    func `It follows a drag over other windows and beside them, which it leaves at the end`(
        _ name: String, _ x: Int, _ other: String
    ) throws {
        try Self.use { display, probe in
            try display.run("xdotool", "mousemove", "\(x)", "50", "mousedown", "1")
            #expect(probe.read(until: "\(name) down 100 50"))
            try display.run("xdotool", "mousemove", "\(x)", "250")
            #expect(probe.read(until: "\(name) dragged 100 250"))
            try display.run("xdotool", "mousemove", "\(x)", "280")
            #expect(probe.read(until: "\(name) dragged 100 280"))
            let there = x == 100 ? 300 : -300
            try display.run("xdotool", "mousemove", "\(x + there)", "60", "mouseup", "1")
            #expect(probe.read(until: "\(name) up \(100 + there) 60"))
            #expect(probe.read(until: "\(name) exited"))
            try display.run("xdotool", "mousemove", "\(x + there)", "61")
            #expect(probe.read(until: "\(other) entered"))
            #expect(!probe.lines.contains { $0.hasPrefix("\(other) down") || $0.hasPrefix("\(other) up") })
            #expect(probe.lines.count { $0.hasPrefix("\(name) up") } == 1)
        }
    }

    @Test func `A second button and the wheel beside the window belong to it until the last button is up`()
        throws
    {
        try Self.use { display, probe in
            try display.run("xdotool", "mousemove", "100", "50", "mousedown", "1")
            #expect(probe.read(until: "First down 100 50"))
            try display.run("xdotool", "mousemove", "100", "250", "mousedown", "3")
            #expect(probe.read(until: "First right down 100 250"))
            // There is nothing to scroll outside of the window.
            try display.run("xdotool", "mousemove", "90", "260", "click", "5", "mouseup", "1")
            #expect(probe.read(until: "First up 90 260"))
            try display.run("xdotool", "mousemove", "100", "240", "mouseup", "3")
            #expect(probe.read(until: "First right up 100 240"))
            #expect(probe.read(until: "First exited"))
            // Afterwards everything is as before.
            try display.run("xdotool", "mousemove", "400", "50", "click", "1")
            #expect(probe.read(until: "Second up 100 50"))
            #expect(probe.lines.count { $0 == "First entered" } == 1)
            #expect(!probe.lines.contains { $0.contains("wheel") })
        }
    }

    @Test func `It keeps the pointer when it becomes the focused window, and when the pointer returns`()
        throws
    {
        try Self.use { display, probe in
            let first = try display.window("First")
            try display.run("xdotool", "mousemove", "100", "50", "mousedown", "1")
            #expect(probe.read(until: "First down 100 50"))
            try display.run("xdotool", "windowfocus", "--sync", first)
            for (x, y) in [(100, 250), (90, 40), (450, 250), (80, 60), (70, 300)] {
                try display.run("xdotool", "mousemove", "\(x)", "\(y)")
                #expect(probe.read(until: "First dragged \(x) \(y)"))
            }
            try display.run("xdotool", "mouseup", "1")
            #expect(probe.read(until: "First up 70 300"))
        }
    }

    /// Prints whether another client can grab the pointer, as soon as the answer is the expected one, or when the time is up.
    private static let grabber = """
        import os, sys, time
        from Xlib import X, display
        d = display.Display()
        end = time.time() + float(os.environ["WIDGETS_WAIT"])
        while time.time() < end:
            status = d.screen().root.grab_pointer(False, 0, X.GrabModeAsync, X.GrabModeAsync, 0, 0, X.CurrentTime)
            if status == X.GrabSuccess: d.ungrab_pointer(X.CurrentTime)
            answer = "free" if status == X.GrabSuccess else "grabbed"
            if answer == sys.argv[1]: break
            time.sleep(0.01)
        print(answer)
        """

    private func isPointer(_ state: String, on display: VirtualDisplay) throws -> Bool {
        try display.run("/usr/bin/python3", "-c", Self.grabber, state) == [state]
    }

    @Test(.enabled(if: DragSource.isAvailable, "python3-xlib is not installed"))
    func `Other programs have the pointer back after the release, and when the window is closed before`()
        throws
    {
        try Self.use { display, probe in
            #expect(try isPointer("free", on: display))
            try display.run("xdotool", "mousemove", "100", "50", "mousedown", "1")
            #expect(probe.read(until: "First down 100 50"))
            try display.run("xdotool", "mousemove", "100", "250")
            #expect(probe.read(until: "First dragged 100 250"))
            #expect(try isPointer("grabbed", on: display))
            try display.run("xdotool", "mouseup", "1")
            #expect(probe.read(until: "First up 100 250"))
            #expect(try isPointer("free", on: display))

            try display.run("xdotool", "mousemove", "400", "50", "mousedown", "1")
            #expect(probe.read(until: "Second down 100 50"))
            try display.run("xdotool", "windowunmap", "--sync", display.window("Second"))
            try display.run("xdotool", "mouseup", "1")
            #expect(try isPointer("free", on: display))
            try display.run("xdotool", "mousemove", "100", "50", "click", "3")
            #expect(probe.read(until: "First right up 100 50"))
            #expect(try isPointer("free", on: display))
        }
    }
}
