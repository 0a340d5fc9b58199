import DisplaySupport
import Testing

/// Gesture recognisers in a real window, with the mouse and with fingers.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Child.isInstalled("xdotool"), "Xvfb or xdotool is not installed"))
struct GestureWindowTests {
    @Test func `The mouse taps twice, pans, pinches with Ctrl and the wheel, and presses long`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "gestures", "mouse")
            #expect(probe.read(until: "ready"))
            // Clicks that a slow machine receives too late are not a double tap, so there are more of them.
            try display.run(
                "xdotool", "mousemove", "50", "60", "click", "--repeat", "8", "--delay", "60", "1")
            #expect(probe.read(until: "double tap 50 60"))

            try display.run("xdotool", "mousemove", "150", "60", "mousedown", "1")
            for step in 1...4 {
                try display.run("xdotool", "mousemove", String(150 + 10 * step), String(60 + 5 * step))
            }
            try display.run("xdotool", "mouseup", "1")
            #expect(probe.read(until: "pan ended 190 80"))
            #expect(probe.lines.contains("pan began"))

            try display.run(
                "xdotool", "mousemove", "250", "60", "keydown", "ctrl", "click", "4", "click", "4", "keyup",
                "ctrl")
            #expect(probe.read(until: "pinch enlarges"))

            try display.run("xdotool", "mousemove", "350", "60", "mousedown", "1")
            #expect(probe.read(until: "long press 350 60"))
            try display.run("xdotool", "mouseup", "1")
            probe.end()
        }
    }

    @Test func `Two fingers that spread are a pinch`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "gestures", "fingers")
            #expect(probe.read(until: "pinch ended"))
            // The fingers are three times as far from each other; the gesture begins when they have moved a little.
            let scale = try #require(probe.value("pinch ended").flatMap { Double($0) })
            #expect(scale > 1.5 && scale <= 3)
            probe.end()
        }
    }
}
