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

    @Test(.enabled(if: Compositor.isAvailable, "weston is not installed"))
    func `Under Wayland a menu stays in its window, where it is operated in the same way`() throws {
        try Compositor.use(isKiosk: true) { display, variables in
            let probe = try display.start("WindowProbe", "popups", environment: variables)
            #expect(probe.read(until: "ready"))

            try display.run("xdotool", "mousemove", "60", "26", "click", "1")
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
}
