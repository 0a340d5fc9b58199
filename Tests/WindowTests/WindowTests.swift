import DisplaySupport
import Foundation
import Glibc
import Testing

/// Real windows on a virtual display, operated with xdotool.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb is not installed"))
struct WindowTests {
    @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
    func `Clicks and keys press the button, toggle the check box and move the slider`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "click")
            #expect(probe.read(until: "ready"))

            try display.run("xdotool", "mousemove", "80", "37", "click", "1")
            #expect(probe.read(until: "pressed"))
            try display.run("xdotool", "mousemove", "30", "82", "click", "1")
            #expect(probe.read(until: "checkbox on"))
            try display.run("xdotool", "mousemove", "130", "122", "click", "1")
            #expect(probe.read(until: "slider 0.5"))
            try display.run("xdotool", "key", "Right")
            #expect(probe.read(until: "slider 0.55"))
            try display.run("xdotool", "key", "shift+Tab", "space")
            #expect(probe.read(until: "checkbox off"))
            try display.run("xdotool", "key", "shift+Tab", "Return")
            #expect(probe.read(until: "pressed"))

            kill(try #require(probe.programID), SIGTERM)
            #expect(probe.finish())
            #expect(probe.lines.last == "ended")
        }
    }

    @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
    func `A resized window lays out its views again`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "click")
            #expect(probe.read(until: "ready"))

            try display.run("xdotool", "search", "--name", "Probe", "windowsize", "420", "260")

            #expect(probe.read(until: "size 420 x 260"))
            probe.end()
        }
    }

    @Test(arguments: ["1", "1.25", "2"])
    func `A window displays the exact bytes of an offscreen image`(scale: String) throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "pixels", environment: ["WIDGETS_SCALE": scale])

            #expect(probe.finish())
            #expect(probe.value("equal") == "true")
            #expect(probe.value("colours") == "many")
            #expect(probe.value("scale").flatMap(Double.init) == Double(scale))
        }
    }

    @Test(arguments: ["1", "1.25", "2"])
    func `A scrolled window has the bytes of a full painting, though most pixels were moved`(scale: String)
        throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "scroll", environment: ["WIDGETS_SCALE": scale])

            #expect(probe.finish())
            #expect(probe.value("equal") == "true")
            #expect(probe.value("moves").flatMap(Int.init).map { $0 >= 5 } == true)
        }
    }

    @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
    func `Typed text reaches the focused text view, and only while it has the focus`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "type")
            #expect(probe.read(until: "ready"))

            try display.run("xdotool", "mousemove", "20", "20", "type", "aB")
            #expect(probe.read(until: "typed a"))
            #expect(probe.read(until: "typed B"))
            try display.run("xdotool", "key", "Tab", "x", "space")
            #expect(probe.read(until: "pressed"))

            #expect(!probe.lines.contains("typed x"))
            probe.end()
        }
    }

    @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
    func `An emoji is found by its name and inserted at the caret`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "edit")
            #expect(probe.read(until: "ready"))

            try display.run("xdotool", "mousemove", "40", "27", "click", "1", "type", "a b")
            #expect(probe.read(until: "first a b"))
            try display.run("xdotool", "key", "Left", "ctrl+period")
            try display.run("xdotool", "type", "rocket")
            try display.run("xdotool", "key", "Return", "c")
            #expect(probe.read(until: "first a \u{1f680}cb"))
            try display.run("xdotool", "key", "ctrl+z", "ctrl+z")
            #expect(probe.read(until: "first a b"))
            probe.end()
        }
    }

    @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
    func `A text of several lines is typed, edited, searched and selected`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "text")
            #expect(probe.read(until: "ready"))

            try display.run("xdotool", "mousemove", "60", "60", "click", "1", "type", "one two")
            #expect(probe.read(until: "text one two"))
            try display.run("xdotool", "key", "Return", "h", "i")
            #expect(probe.read(until: "text one two|hi"))
            try display.run("xdotool", "key", "Up", "Home", "shift+ctrl+Right")
            #expect(probe.read(until: "selected one"))
            try display.run("xdotool", "key", "ctrl+x", "ctrl+End", "ctrl+v")
            #expect(probe.read(until: "text  two|hione"))
            try display.run("xdotool", "key", "ctrl+z", "ctrl+z")
            #expect(probe.read(until: "text one two|hi"))
            try display.run("xdotool", "key", "ctrl+f", "w", "o")
            #expect(probe.read(until: "selected wo"))
            try display.run("xdotool", "key", "Escape", "ctrl+End", "e", "n", "d")
            #expect(probe.read(until: "text one two|hiend"))
            #expect(probe.read(until: "equal true"))
            probe.end()
        }
    }

    @Test func `The program ends when the last of several windows is closed`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "windows")

            #expect(probe.finish())
            #expect(probe.lines == ["2 windows", "first closed, 1 left", "second closed, 0 left", "ended"])
        }
    }

    @Test func `Restorable state is restored at the next launch`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "widgets-state-\(getpid())"
        ).path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try VirtualDisplay.use { display in
            for expected in ["value 0.0", "value 0.25", "value 0.5"] {
                let probe = try display.start(
                    "WindowProbe", "restore", environment: ["XDG_STATE_HOME": folder])

                #expect(probe.finish())
                #expect(probe.lines.first == expected)
            }
        }
    }
}
