import DisplaySupport
import Testing

/// The start of a program with a menu bar.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb is not installed"))
struct MenuBarStartTests {
    @Test func `Before the first frame, a menu bar maps no library, starts no thread and sends no request`()
        throws
    {
        try VirtualDisplay.use { display in
            let plain = try display.start("WindowProbe", "start", "plain")
            #expect(plain.finish())
            let bar = try display.start("WindowProbe", "start", "bar")
            #expect(bar.finish())

            #expect(plain.value("menu bar") == "false" && bar.value("menu bar") == "true")
            #expect(plain.value("threads") == "1" && bar.value("threads") == "1")
            for name in ["libraries", "requests"] {
                let value = try #require(bar.value(name))
                #expect(value == plain.value(name), "\(name)")
            }
        }
    }
}

/// A menu bar in a real window, operated with xdotool.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Child.isInstalled("xdotool"), "Xvfb or xdotool is not installed"))
struct MenuBarWindowTests {
    @Test func `Keys, mnemonics and Alt alone operate the bar, and nothing of them is typed into the text`()
        throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "menu")
            #expect(probe.read(until: "ready"))

            try display.run("xdotool", "key", "a", "b")
            #expect(probe.read(until: "field ab"))
            try display.run("xdotool", "key", "alt+t")
            try display.run("xdotool", "key", "s")
            #expect(probe.read(until: "chosen second"))
            try display.run("xdotool", "key", "ctrl+t")
            #expect(probe.read(until: "chosen second"))
            try display.run("xdotool", "key", "c")
            #expect(probe.read(until: "field abc"))
            try display.run("xdotool", "key", "ctrl+a", "ctrl+x")
            #expect(probe.read(until: "field "))
            try display.run("xdotool", "key", "ctrl+z")
            #expect(probe.read(until: "field abc"))
            // Alt alone, then Right twice to the menu Test, its first row, and Return.
            try display.run("xdotool", "key", "Alt_L")
            try display.run("xdotool", "key", "Right", "Right", "Down", "Return")
            #expect(probe.read(until: "chosen first"))
            try display.run("xdotool", "key", "F10", "Escape", "Escape", "End", "d")
            #expect(probe.read(until: "field abcd"))
            probe.end()
        }
    }

    @Test func `A press, a drag across the titles to a row and a release choose the row`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "menu")
            #expect(probe.read(until: "ready"))

            // File, Edit and Test are about 45 points wide each; the first row of a menu is below the bar.
            // Movements that have not been processed yet are combined, so each one waits for its menu.
            try display.run("xdotool", "mousemove", "25", "15", "mousedown", "1")
            #expect(probe.read(until: "open File"))
            try display.run("xdotool", "mousemove", "70", "15")
            #expect(probe.read(until: "open Edit"))
            try display.run("xdotool", "mousemove", "118", "15")
            #expect(probe.read(until: "open Test"))
            try display.run("xdotool", "mousemove", "135", "52", "mouseup", "1")
            #expect(probe.read(until: "chosen first"))
            probe.end()
        }
    }
}
