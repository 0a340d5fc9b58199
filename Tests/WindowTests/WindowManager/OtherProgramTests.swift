import DisplaySupport
import Testing

/// Popups, and presses on the windows of another program.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Child.isInstalled("xdotool"), "Xvfb or xdotool is not installed"))
struct OtherProgramTests {
    @Test(arguments: ["popups", "popover"])
    func `A press on another program's window closes the popup, and the next press reaches that program`(
        scene: String
    ) throws {
        try VirtualDisplay.use { display in
            let other = try display.start("WindowProbe", "click")
            defer { other.end() }
            #expect(other.read(until: "ready"))
            let window = try display.window("Probe")
            try display.run("xdotool", "windowmove", "--sync", window, "480", "380")
            let probe = try display.start("WindowProbe", scene)
            defer { probe.end() }
            #expect(probe.read(until: "ready"))

            for _ in 0..<2 {
                try display.run("xdotool", "mousemove", "150", "125", "click", "1")
                #expect(probe.read(until: "popups 1"))
                // The button of the other program.
                try display.run("xdotool", "mousemove", "560", "417", "click", "1")
                #expect(probe.read(until: "popups 0"))
                try display.run("xdotool", "click", "1")
                #expect(other.read(until: "pressed"))
            }
            // One press for each that was made after the popup was closed.
            try display.run("xdotool", "mousemove", "560", "462", "click", "1")
            #expect(other.read(until: "checkbox on"))
            #expect(other.lines.filter { $0 == "pressed" }.count == 2)
            #expect(!probe.lines.contains { $0.hasPrefix("chosen") })
        }
    }
}
