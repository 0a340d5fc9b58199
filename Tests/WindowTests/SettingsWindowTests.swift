import DisplaySupport
import Foundation
import Testing

/// The settings window of the demo.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Child.isInstalled("xdotool") && DragSource.isAvailable,
        "Xvfb, xdotool or python3-xlib is not installed"))
struct SettingsWindowTests {
    /// A Python program that waits until a pixel of the screen has a colour, and prints the colour that it has in the end.
    private static let reader = """
        import os, sys, time
        from Xlib import X, display
        screen = display.Display().screen().root
        end = time.time() + float(os.environ["WIDGETS_WAIT"])
        while time.time() < end:
            data = screen.get_image(780, 560, 1, 1, X.ZPixmap, 0xffffffff).data
            color = "%02x%02x%02x" % (data[2], data[1], data[0])
            if color == sys.argv[1]: break
            time.sleep(0.05)
        print(color)
        """

    /// The colours of the gallery's background.
    private let light = "f7f7f9"
    private let dark = "202126"

    @Test
    func `Ctrl+comma opens the settings; a choice applies to the gallery at once, and at the next start`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try VirtualDisplay.use { display in
            func start() throws -> Child {
                try display.start(
                    "DemoApp", "--page", "desktop", environment: ["XDG_STATE_HOME": folder.path])
            }
            func color(expecting expected: String) throws -> String? {
                try display.run("/usr/bin/python3", "-c", Self.reader, expected).last
            }
            func focusedWindow(expecting expected: String) throws -> String? {
                try display.run("xdotool", "getwindowfocus", "getwindowname", until: { $0.last == expected })
                    .last
            }

            let demo = try start()
            #expect(try color(expecting: light) == light)
            #expect(try focusedWindow(expecting: "Widgets") == "Widgets")
            try display.run("xdotool", "key", "ctrl+comma")
            #expect(try focusedWindow(expecting: "Settings") == "Settings")
            try display.run("xdotool", "key", "End")
            #expect(try color(expecting: dark) == dark)
            try display.run("xdotool", "key", "Escape")
            let open = try display.run(
                "xdotool", "search", "--onlyvisible", "--name", "^Settings$", until: \.isEmpty)
            #expect(open.isEmpty)
            demo.end()

            let next = try start()
            #expect(try color(expecting: dark) == dark)
            next.end()
        }
    }

    @Test func `A text size that is chosen enlarges the settings window at once`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try VirtualDisplay.use { display in
            let demo = try display.start(
                "DemoApp", "--page", "desktop", environment: ["XDG_STATE_HOME": folder.path])
            func focusedWindow(expecting expected: String) throws -> Bool {
                try display.run("xdotool", "getwindowfocus", "getwindowname", until: { $0.last == expected })
                    .last
                    == expected
            }
            func height() throws -> Int {
                let lines = try display.run("xdotool", "getwindowfocus", "getwindowgeometry", "--shell")
                return lines.first { $0.hasPrefix("HEIGHT=") }.flatMap { Int($0.dropFirst(7)) } ?? 0
            }
            #expect(try focusedWindow(expecting: "Widgets"))
            try display.run("xdotool", "key", "ctrl+comma")
            #expect(try focusedWindow(expecting: "Settings"))
            let before = try height()

            try display.run("xdotool", "key", "Tab", "Tab", "space", "End", "Return")
            #expect(try HangGuard.poll { try height() > before + 100 })
            try display.run("xdotool", "key", "space", "Home", "Return")
            #expect(try HangGuard.poll { try height() == before })
            demo.end()
        }
    }
}
