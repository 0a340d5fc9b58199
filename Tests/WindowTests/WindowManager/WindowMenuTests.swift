import DisplaySupport
import Testing

/// The items of the standard menus that concern windows, under a window manager.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && VirtualDisplay.hasWindowManager && Child.isInstalled("xwininfo"),
        "Xvfb, openbox, xdotool, xprop or xwininfo is not installed"))
struct WindowMenuTests {
    /// Runs `body` with two windows of a program, of which the second one has the keyboard.
    private func use(_ body: (VirtualDisplay, Child) throws -> Void) throws {
        try VirtualDisplay.use { display in
            let manager = try display.startWindowManager()
            defer { manager.end() }
            let probe = try display.start("WindowProbe", "windowMenus")
            defer { probe.end() }
            #expect(probe.read(until: "ready"))
            _ = try display.window("One")
            try display.run("xdotool", "windowactivate", "--sync", display.window("Two"))
            if !probe.lines.contains("states One inactive, Two key") {
                #expect(probe.read(until: "states One inactive, Two key"))
            }
            try body(display, probe)
        }
    }

    @Test func `A row of the Window menu moves the keyboard to its window, also to a minimised one`() throws {
        try use { display, probe in
            // The third menu to the right of File; its last two rows are the windows.
            try display.run("xdotool", "key", "F10", "Right", "Right", "Right", "End", "Up", "Return")
            #expect(probe.read(until: "states One key, Two inactive"))
            try display.run("xdotool", "key", "alt+w", "End", "Return")
            #expect(probe.read(until: "states One inactive, Two key"))
            try display.run("xdotool", "key", "alt+w", "m")
            #expect(probe.read(until: "states One key, Two inactive minimised"))
            try display.run("xdotool", "key", "alt+w", "End", "Return")
            #expect(probe.read(until: "states One inactive, Two key"))
            #expect(probe.lines.last == "states One inactive, Two key")
        }
    }

    @Test func `Minimise is chosen with the mouse`() throws {
        try use { display, probe in
            let title = try #require(probe.value("title Window")).split(separator: " ").compactMap { Int($0) }
            let frame = try display.frame(ofWindow: display.window("Two"))
            let (x, y) = (frame.left + title[0], frame.top + title[1])
            try display.run("xdotool", "mousemove", "\(x)", "\(y)", "click", "1")
            // The first row is below the bar.
            try display.run("xdotool", "mousemove", "\(x + 10)", "\(y + 30)")
            try display.run("xdotool", "mousemove", "\(x + 17)", "\(y + 37)", "click", "1")
            #expect(probe.read(until: "states One key, Two inactive minimised"))
        }
    }

    @Test func `Zoom and Full Screen change the key window, and chosen again they restore it`() throws {
        try use { display, probe in
            let window = try display.window("Two")
            let frame = try display.frame(ofWindow: window)
            for (keys, state) in [
                (["alt+w", "z"], "zoomed"), (["F11"], "full screen"), (["alt+v", "f"], "full screen"),
            ] {
                func choose() throws {
                    for key in keys { try display.run("xdotool", "key", key) }
                }
                try choose()
                #expect(probe.read(until: "states One inactive, Two key \(state)"))
                // The manager sets the state before it resizes the window.
                let isWide = try HangGuard.poll { try display.frame(ofWindow: window).width == 800 }
                #expect(isWide, "\(keys)")
                try choose()
                #expect(probe.read(until: "states One inactive, Two key"))
                #expect(probe.lines.last == "states One inactive, Two key")
                let isRestored = try HangGuard.poll { try display.frame(ofWindow: window) == frame }
                #expect(isRestored, "\(keys)")
            }
        }
    }

    @Test(arguments: [["ctrl+w"], ["alt+f", "c"]], [["ctrl+q"], ["alt+f", "q"]])
    func `Close closes the key window only, and Quit ends the program`(close: [String], quit: [String]) throws
    {
        try use { display, probe in
            for key in close { try display.run("xdotool", "key", key) }
            #expect(probe.read(until: "Two closed"))
            #expect(probe.read(until: "states One key"))
            #expect(!probe.lines.contains("One closed"))
            for key in quit { try display.run("xdotool", "key", key) }
            #expect(probe.finish())
            #expect(probe.lines.contains("One closed") && probe.lines.last == "ended")
        }
    }
}
