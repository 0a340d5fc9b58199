import DisplaySupport
import Glibc
import Testing

/// Menus and lists in windows of their own, which leave the window of their control.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Child.isInstalled("xdotool"), "Xvfb or xdotool is not installed"))
struct PopupTests {
    @Test func `A menu leaves its window, where the pointer and the keyboard choose from it`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "popups")
            #expect(probe.read(until: "ready"))

            // The second row is below the window, which ends at y = 180.
            try display.run("xdotool", "mousemove", "150", "125", "click", "1")
            #expect(probe.read(until: "popups 1"))
            try display.run("xdotool", "mousemove", "150", "193", "click", "1")
            #expect(probe.read(until: "popups 0"))
            #expect(probe.value("chosen") == "Open")

            // Press, drag out of the window and release.
            try display.run("xdotool", "mousemove", "150", "125", "mousedown", "1")
            #expect(probe.read(until: "popups 1"))
            try display.run("xdotool", "mousemove", "150", "180", "mousemove", "150", "193", "mouseup", "1")
            #expect(probe.read(until: "popups 0"))
            #expect(probe.lines.filter { $0 == "chosen Open" }.count == 2)

            try display.run("xdotool", "key", "space")
            #expect(probe.read(until: "popups 1"))
            try display.run("xdotool", "key", "Down", "Down", "Right")
            #expect(probe.read(until: "popups 2"))
            try display.run("xdotool", "key", "Left")
            #expect(probe.read(until: "popups 1"))
            try display.run("xdotool", "key", "Right")
            #expect(probe.read(until: "popups 2"))
            try display.run("xdotool", "key", "Down", "Return")
            #expect(probe.read(until: "popups 0"))
            #expect(probe.lines.contains("chosen Two"))
            probe.end()
        }
    }

    @Test func `A press outside of the program's windows closes the menu, and chooses nothing`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "popups")
            #expect(probe.read(until: "ready"))

            for _ in 0..<2 {
                try display.run("xdotool", "mousemove", "150", "125", "click", "1")
                #expect(probe.read(until: "popups 1"))
                try display.run("xdotool", "mousemove", "700", "550", "click", "1")
                #expect(probe.read(until: "popups 0"))
            }

            #expect(!probe.lines.contains { $0.hasPrefix("chosen") })
            probe.end()
        }
    }

    @Test func `A press outside closes a menu that was opened by the keyboard while the pointer was outside`()
        throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "popups")
            #expect(probe.read(until: "ready"))
            try display.run("xdotool", "mousemove", "150", "125", "click", "1")
            #expect(probe.read(until: "popups 1"))
            try display.run("xdotool", "key", "Escape", "mousemove", "700", "550")
            #expect(probe.read(until: "popups 0"))

            for _ in 0..<2 {
                try display.run("xdotool", "key", "space")
                #expect(probe.read(until: "popups 1"))
                try display.run("xdotool", "mousemove", "690", "540", "click", "1")
                #expect(probe.read(until: "popups 0"))
            }
            // The pointer chooses an element, too, outside of the window and inside.
            try display.run("xdotool", "key", "space")
            #expect(probe.read(until: "popups 1"))
            try display.run("xdotool", "mousemove", "150", "190", "mousemove", "150", "193", "click", "1")
            #expect(probe.read(until: "chosen Open"))
            #expect(probe.read(until: "popups 0"))
            probe.end()
        }
    }

    @Test
    func `A menu that is opened again while another program has grabbed the pointer stays inside its window`()
        throws
    {
        try VirtualDisplay.use { display in
            let other = try display.start("WindowProbe", "popups")
            #expect(other.read(until: "ready"))
            try display.run(
                "xdotool", "search", "--sync", "--name", "^Probe$", "windowmove", "--sync", "500", "400")
            let probe = try display.start("WindowProbe", "popups")
            #expect(probe.read(until: "ready"))
            try display.run("xdotool", "mousemove", "700", "550", "key", "space")
            #expect(probe.read(until: "popups 1"))
            try display.run("xdotool", "key", "Escape")
            #expect(probe.read(until: "popups 0"))
            #expect(probe.read(until: "menu false"))
            try display.run("xdotool", "mousemove", "550", "425", "click", "1")
            #expect(other.read(until: "popups 1"))

            try display.run("xdotool", "key", "space")

            #expect(probe.read(until: "menu true"))
            try display.run("xdotool", "key", "Down", "Return")
            #expect(probe.read(until: "chosen Open"))
            #expect(probe.lines.last { $0.hasPrefix("popups") } == "popups 0")
            // The grab of the other program is undisturbed.
            try display.run("xdotool", "mousemove", "700", "550", "click", "1")
            #expect(other.read(until: "popups 0"))
            probe.end()
            other.end()
        }
    }

    @Test func `A list that is higher than the display stays on it, and scrolls`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "popups")
            #expect(probe.read(until: "ready"))

            try display.run("xdotool", "mousemove", "290", "125", "click", "1")
            #expect(probe.read(until: "popups 1"))
            try display.run("xdotool", "key", "End", "Return")
            #expect(probe.read(until: "popups 0"))
            #expect(probe.lines.contains("selected Entry 59"))

            // The list is as high as the space below the control; the wheel scrolls it outside of the window.
            try display.run("xdotool", "mousemove", "290", "125", "click", "1")
            #expect(probe.read(until: "popups 1"))
            try display.run(
                "xdotool", "mousemove", "290", "400", "click", "--repeat", "40", "4", "mousemove", "290",
                "158")
            try display.run("xdotool", "click", "1")
            #expect(probe.read(until: "selected Entry 0"))
            probe.end()
        }
    }

    @Test
    func `The list of a combo box leaves its window, where the keyboard and the pointer choose from it`()
        throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "comboBox")
            #expect(probe.read(until: "ready"))

            try display.run("xdotool", "key", "alt+Down")
            #expect(probe.read(until: "popups 1"))
            try display.run("xdotool", "key", "Down", "Down", "Down", "Return")
            #expect(probe.read(until: "chosen Item 2"))
            #expect(probe.read(until: "popups 0"))

            // The last of the eight rows is far below the window, which ends at y = 180.
            try display.run("xdotool", "mousemove", "260", "126", "click", "1")
            #expect(probe.read(until: "popups 1"))
            try display.run("xdotool", "mousemove", "150", "350", "mousemove", "150", "352", "click", "1")
            #expect(probe.read(until: "popups 0"))
            #expect(probe.lines.filter { $0.hasPrefix("chosen") }.count == 2)
            #expect(
                ["Item 6", "Item 7", "Item 8", "Item 9"].contains(
                    probe.lines.last { $0.hasPrefix("chosen") }?.dropFirst(7) ?? ""))

            // A press outside of the program's windows closes the list, and a press on a button does, without pressing it.
            for place in [["700", "550"], ["310", "126"]] {
                try display.run("xdotool", "key", "alt+Down")
                #expect(probe.read(until: "popups 1"))
                try display.run("xdotool", "mousemove", place[0], place[1], "click", "1")
                #expect(probe.read(until: "popups 0"))
            }
            #expect(probe.lines.filter { $0.hasPrefix("chosen") }.count == 2)
            #expect(!probe.lines.contains("pressed"))
            probe.end()
        }
    }

    @Test(.enabled(if: Compositor.isAvailable, "weston is not installed"))
    func `Under Wayland a menu stays in its window, where it is operated in the same way`() throws {
        try Compositor.use(isKiosk: true) { display, variables in
            let probe = try display.start("WindowProbe", "popups", environment: variables)
            #expect(probe.read(until: "ready"))

            try display.run("xdotool", "mousemove", "60", "26")
            #expect(probe.read(until: "pointer over"))
            try display.run("xdotool", "click", "1")
            #expect(probe.read(until: "menu true"))
            try display.run("xdotool", "mousemove", "60", "90", "mousemove", "60", "97", "click", "1")
            #expect(probe.read(until: "chosen Open"))
            #expect(probe.read(until: "menu false"))
            try display.run("xdotool", "key", "space")
            #expect(probe.read(until: "menu true"))
            try display.run("xdotool", "key", "Down", "Return")
            #expect(probe.read(until: "chosen Open"))

            #expect(!probe.lines.contains { $0.hasPrefix("popups") })
            probe.end()
        }
    }

    @Test(arguments: ["SIGTERM", "closing", "server"])
    func `A program ends in order while a menu is open`(cause: String) throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "popups", cause)
            if cause != "closing" {
                #expect(probe.read(until: "ready"))
                try display.run("xdotool", "key", "space")
            }
            #expect(probe.read(until: "popups 1"))

            if cause == "SIGTERM" { kill(try #require(probe.programID), SIGTERM) }
            if cause == "server" { display.stop() }

            #expect(probe.finish() == (cause != "server"))
            #expect(probe.lines.contains("saved"))
        }
    }

    private static let canReadScreen = DragSource.isAvailable

    /// A Python program that prints, of the visible window without a border, the pixels of the screen at its corners, and those in the
    /// first quarter of its left, upper, right and lower side.
    private static let reader = """
        import os, time
        from Xlib import X, display
        screen = display.Display().screen().root
        def popups():
            windows = [w for w in screen.query_tree().children]
            return [w for w in windows if w.get_attributes().override_redirect and w.get_attributes().map_state]
        end = time.time() + float(os.environ["WIDGETS_WAIT"])
        while not popups() and time.time() < end: time.sleep(0.02)
        frame = popups()[-1].get_geometry()
        def pixel(x, y):
            data = screen.get_image(frame.x + x, frame.y + y, 1, 1, X.ZPixmap, 0xffffffff).data
            return "%02x%02x%02x" % (data[2], data[1], data[0])
        right, bottom = frame.width - 1, frame.height - 1
        print("corners", *[pixel(x, y) for x in (0, right) for y in (0, bottom)])
        print("sides", pixel(0, bottom // 4), pixel(right // 4, 0), pixel(right, bottom // 4), pixel(right // 4, bottom))
        """

    @Test(.enabled(if: canReadScreen, "python3-xlib is not installed"), arguments: [1, 2])
    func
        `Without a compositing manager, the pixels beside the outline of a popup are those of the window behind it`(
            scale: Int
        ) throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start(
                "WindowProbe", "outlines", environment: ["WIDGETS_SCALE": "\(scale)"])
            #expect(probe.read(until: "ready"))
            // The index of the side beside the arrow, as the reader prints the sides.
            let arrows = ["minX": 2, "minY": 3, "maxX": 0, "maxY": 1]
            let popups = ["menu", "maxX", "list", "minY", "maxY", "minX", "tool tip"]
            for (index, name) in popups.enumerated() {
                let (x, y) = (70 + index % 3 * 120, 110 + index / 3 * 35)
                try display.run("xdotool", "mousemove", "\(x * scale)", "\(y * scale)")
                // A tool tip appears without a click.
                if name != "tool tip" { try display.run("xdotool", "click", "1") }
                #expect(probe.read(until: "popups 1"))

                let lines = try display.run("/usr/bin/python3", "-c", Self.reader)
                #expect(lines.first == "corners 0000ff 0000ff 0000ff 0000ff", "\(name)")
                let sides = try #require(lines.last).split(separator: " ").dropFirst()
                let clear = sides.indices.filter { sides[$0] == "0000ff" }.map { $0 - 1 }
                #expect(clear == (arrows[name].map { [$0] } ?? []), "\(name): \(sides)")
                try display.run("xdotool", "key", "Escape")
                #expect(probe.read(until: "popups 0"))
            }
            probe.end()
        }
    }
}
