import DisplaySupport
import Foundation
import Testing

extension DisplayTests {
    @Suite(.serialized) nonisolated struct WindowTests {
        @Test func `Painted pixels can be read back, and only new memory is reported as fresh`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("pixels")

                #expect(probe.finish())
                #expect(
                    probe.lines == [
                        "visible true size 200 x 100", "fresh false 200 x 100", "pixels 11223344 ff336699",
                        "resized 300 x 80 scale 1.0", "fresh true 300 x 80", "pixel ff00ff00",
                    ])
            }
        }

        @Test func `A scale from the environment enlarges the window`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("pixels", ["WIDGETS_SCALE": "2"])

                #expect(probe.finish())
                #expect(probe.lines.contains("visible true size 200 x 100"))
                #expect(probe.lines.contains("resized 300 x 80 scale 2.0"))
                #expect(probe.lines.contains("fresh true 600 x 160"))
            }
        }

        @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
        func `Pointer, wheel, keys and text are received, also from outside the window during a drag`() throws
        {
            try VirtualDisplay.use { display in
                let probe = try display.probe("echo")
                #expect(probe.read(until: "ready"))

                try display.run("xdotool", "mousemove", "50", "40", "click", "1", "click", "4")
                try display.run("xdotool", "keydown", "ctrl", "key", "a", "keyup", "ctrl", "key", "h")
                try display.run("xdotool", "mousedown", "1", "mousemove", "400", "300", "mouseup", "1")
                #expect(probe.read(until: "mouse up (400, 300)"))
                kill(try #require(probe.programID), SIGTERM)

                #expect(probe.finish())
                for line in [
                    "mouse moved (50, 40) left held false modifiers 0",
                    "mouse down (50, 40) left held true modifiers 0",
                    "mouse up (50, 40) left held false modifiers 0", "scroll 0.0 1.0 at (50, 40)",
                    "key down 4 'a' modifiers 4", "key up 4 'a' modifiers 4", "key down 11 'h' modifiers 0",
                    "text commit(\"h\")", "mouse moved (400, 300) left held true modifiers 0", "quit",
                ] {
                    #expect(probe.lines.contains(line), "\(line) is missing")
                }
                #expect(!probe.lines.contains("text commit(\"a\")"))
            }
        }

        @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
        func `Dead keys and the compose key type one character`() throws {
            try VirtualDisplay.use { display in
                // A layout that has these keys: xdotool would map others temporarily, and a program may see that too late.
                try display.run("setxkbmap", "-layout", "us", "-variant", "intl", "-option", "compose:menu")
                let probe = try display.probe("echo")
                #expect(probe.read(until: "ready"))
                let focus = "window focusGained"
                #expect(probe.lines.contains(focus) || probe.read(until: focus))

                try display.run("xdotool", "key", "dead_acute", "e", "key", "x")
                try display.run("xdotool", "key", "Multi_key", "o", "c", "key", "y")
                try display.run("xdotool", "key", "dead_acute", "Escape", "key", "z")
                #expect(probe.read(until: "text commit(\"z\")"))
                kill(try #require(probe.programID), SIGTERM)

                #expect(probe.finish())
                #expect(
                    probe.lines.filter { $0.hasPrefix("text") } == [
                        "text commit(\"é\")", "text commit(\"x\")", "text commit(\"©\")",
                        "text commit(\"y\")",
                        "text commit(\"z\")",
                    ])
            }
        }

        @Test func `A window is shown with its first frame, and hiding is reported once`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("visibility")

                #expect(probe.finish())
                #expect(
                    probe.lines == [
                        "made visible false", "asked visible true", "shown visible true",
                        "hidden visible false",
                    ])
            }
        }

        @Test func `Sizes beyond any display are clamped`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("limits")

                #expect(probe.finish())
                #expect(
                    probe.lines == [
                        "makeWindow failed: the size nan x 10 is not finite", "zero 1 x 1", "huge 16384 x 20",
                        "nan 30 x 1", "title päivää resizable false refresh true", "closed 0 x 0",
                    ])
            }
        }

        @Test func `A closed window is removed, and the loop sleeps without one`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("close")

                #expect(probe.finish())
                #expect(probe.lines.first == "closed true visible false")
                #expect(try #require(Int(probe.value("turns") ?? "")) <= 3)
            }
        }

        @Test(.enabled(if: Child.isInstalled("xclip"), "xclip is not installed"))
        func `Clipboard and primary selection are shared with other programs`() throws {
            try VirtualDisplay.use { display in
                let probe = try display.probe("clipboard")
                #expect(probe.read(until: "ready"))

                #expect(try display.run("xclip", "-selection", "clipboard", "-o") == ["from the probe: ä"])
                #expect(try display.run("xclip", "-selection", "primary", "-o") == ["selected"])
                kill(try #require(probe.programID), SIGTERM)
                #expect(probe.finish())
            }
        }

        @Test func `Without a display the error names the remedy`() throws {
            let probe = try Child(
                ["sh", "-c", "\(VirtualDisplay.probePath) start 2>&1"], ["SDL_VIDEODRIVER": "x11"])

            #expect(!probe.finish())
            #expect(
                probe.lines == [
                    "cannot open a display: x11 not available. Set DISPLAY or WAYLAND_DISPLAY, or render offscreen"
                ])
        }
    }
}
