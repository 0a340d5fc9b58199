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
            try display.run(
                "xdotool", "mousemove", "100", "250", "mousedown", "3", "click", "5", "mouseup", "1")
            #expect(probe.read(until: "First up 100 250"))
            try display.run("xdotool", "mousemove", "100", "240", "mouseup", "3")
            #expect(probe.read(until: "First exited"))
            // Afterwards everything is as before.
            try display.run("xdotool", "mousemove", "400", "50", "click", "1")
            #expect(probe.read(until: "Second up 100 50"))
        }
    }
}
