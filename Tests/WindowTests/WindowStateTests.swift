import DisplaySupport
import Foundation
import Glibc
import Testing

/// Dialogs, and windows on the desktop, with and without a window manager.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Child.isInstalled("xdotool"), "Xvfb or xdotool is not installed"))
struct WindowStateTests {
    @Test func `A dialog blocks its owner until it is answered, and is closed with its owner`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "dialog")
            #expect(probe.read(until: "opened First"))
            try display.run("xdotool", "mousemove", "80", "37", "click", "1")
            try display.run("xdotool", "mousemove", "470", "337", "click", "1")
            #expect(probe.read(until: "answer 1, free"))
            #expect(!probe.lines.contains("pressed"))

            #expect(probe.read(until: "refused -1001"))
            #expect(probe.read(until: "opened Second"))
            try display.run("xdotool", "mousemove", "470", "377", "click", "1")
            #expect(probe.read(until: "answer 0"))
            #expect(probe.finish())
        }
    }

    /// The display of Xvfb cannot be disconnected, so the report of a second one, which never existed, is sent by the program itself.
    @Test func `A window on a display that vanishes is moved to one that is left; the others stay`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "displays")
            #expect(probe.read(until: "ready"))
            try display.run("xdotool", "search", "--name", "^Lost$", "windowmove", "3000", "2500")
            #expect(probe.finish())
            #expect(probe.lines == ["ready", "lost 500,480, kept 40,50", "ended"])
        }
    }

    /// Xlib has no locale C.UTF-8.
    @Test(arguments: ["C.UTF-8", "C"])
    func `A title with characters beyond ASCII reaches the window manager in each locale`(locale: String)
        throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "title", environment: ["LC_ALL": locale])
            func titles() throws -> [String] {
                try display.run("/usr/bin/python3", "-c", Self.titleReader)
            }
            #expect(probe.read(until: "ready"))
            #expect(probe.read(until: "changed"))
            #expect(try titles() == ["• 日本"])
            probe.end()
        }
    }

    @Test func `A controller sets title, size and position of its window when its view appears`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "appearing", "change")
            #expect(probe.read(until: "ready"))
            let lines = try display.run("xdotool", "search", "--name", "Appeared", "getwindowgeometry")
            #expect(lines.contains { $0.contains("Position: 120,90") }, "\(lines)")
            #expect(lines.contains { $0.contains("Geometry: 300x150") }, "\(lines)")
            #expect(probe.lines == ["visible true", "ready"])
            probe.end()
        }
    }

    @Test func `A window that its controller closes when the view appears is closed`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "appearing", "close")
            #expect(probe.finish())
            #expect(probe.lines == ["visible true", "closed", "ended"])
        }
    }

    /// Prints the titles of the windows in UTF-8, as window managers read them.
    private static let titleReader = """
        import os
        from Xlib import X, display
        d = display.Display()
        atom, utf8 = d.intern_atom("_NET_WM_NAME"), d.intern_atom("UTF8_STRING")
        def visit(window):
            value = window.get_full_property(atom, utf8)
            if value: os.write(1, bytes(value.value) + b"\\n")
            for child in window.query_tree().children: visit(child)
        visit(d.screen().root)
        """

    @Test func `Quit asks each window, and ends the program only when all agree`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "quitting")
            #expect(probe.read(until: "ready"))
            try display.run("xdotool", "key", "ctrl+q")
            #expect(probe.read(until: "refused with 2 windows"))
            try display.run("xdotool", "key", "ctrl+q")
            #expect(probe.finish())
            let asked = ["asked First", "asked Second"]
            #expect(probe.lines == ["ready"] + asked + ["refused with 2 windows"] + asked + ["ended"])
        }
    }

    @Test
    func
        `The application's delegate opens windows, performs New in each, also in a sheet, and decides about Quit`()
        throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "delegate")
            #expect(probe.read(until: "ready"))
            for number in 2...3 {
                try display.run("xdotool", "key", "ctrl+n")
                #expect(probe.read(until: "opened \(number)"))
            }
            try display.run("xdotool", "key", "ctrl+q")
            #expect(probe.read(until: "asked 1"))
            try display.run("xdotool", "key", "ctrl+q")
            #expect(probe.read(until: "replied 2"))
            try display.run("xdotool", "key", "ctrl+q")
            #expect(probe.finish())
            #expect(
                probe.lines == [
                    "launched with 0 windows", "ready", "opened 2", "opened 3", "asked 1", "asked 2",
                    "replied 2", "asked 3", "replied 3", "will terminate with 0 windows", "ended",
                ])
        }
    }

    @Test func `Closing a window with unsaved changes asks once, and closes it after consent`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "closing")
            #expect(probe.finish())
            #expect(probe.lines == ["answer 0", "open true", "answer 1", "ended"])
        }
    }

    @Test func `Scenes open one window for each value, and one window and popover of their own`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "scenes")
            #expect(probe.finish())
            let lines = probe.lines.filter { !$0.hasPrefix("phase") }
            #expect(
                lines == [
                    "windows Main", "windows Main Number Number Activity Settings", "activity 800 false",
                    "style Main true true", "style Player false true", "style Splash false false",
                    "windows Main Number Settings", "popups 1", "windows Number Settings", "ended",
                ])
        }
    }

    @Test func `A Settings scene is opened by Ctrl+, in every window, without a menu bar`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "settings")
            for (window, opening) in [("first", "1"), ("second", "2")] {
                #expect(probe.read(until: "active \(window)"))
                try display.run("xdotool", "key", "ctrl+comma")
                #expect(probe.read(until: "settings \(opening)"))
            }
            #expect(probe.finish())
        }
    }

    @Test func `A Settings scene enables the standard menu item and its key`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "settings", "bar")
            #expect(probe.read(until: "active first"))
            // The item is the last one of the Edit menu.
            try display.run("xdotool", "key", "alt+e", "End", "Return")
            #expect(probe.read(until: "settings 1"))
            #expect(probe.read(until: "active second"))
            try display.run("xdotool", "key", "ctrl+comma")
            #expect(probe.read(until: "settings 2"))
            #expect(probe.finish())
        }
    }

    @Test func `The settings window has no menu bar, and the keys of the commands work in it`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "settings", "keys")
            #expect(probe.read(until: "ready"))
            #expect(probe.lines.contains("Main true") && probe.lines.contains("Settings false"))
            try display.run("xdotool", "key", "ctrl+k")
            #expect(probe.read(until: "said"))
            try display.run("xdotool", "key", "ctrl+w")
            #expect(probe.read(until: "active main"))
            try display.run("xdotool", "key", "ctrl+q")
            #expect(probe.finish())
        }
    }

    @Test
    func
        `A declarative window with unsaved changes shows them, and asks before it is closed or the program quits`()
        throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "unsaved")
            #expect(probe.read(until: "active"))
            try display.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "^Untitled$")
            try display.run("xdotool", "key", "a")
            // The dot has several bytes in the locale of the command.
            try display.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "^[^a]+ a$")
            // Return presses the only button that dismisses, and Escape the one with the role `cancel`.
            for keys in ["ctrl+w", "ctrl+q"] {
                try display.run("xdotool", "key", keys)
                #expect(probe.read(until: "asks"))
                try display.run("xdotool", "key", "Escape")
                #expect(probe.read(until: "kept"))
            }
            try display.run("xdotool", "key", "ctrl+q")
            #expect(probe.read(until: "asks"))
            try display.run("xdotool", "key", "Return")
            #expect(probe.finish())
            #expect(probe.lines.suffix(2) == ["saved", "ended"])
        }
    }

    @Test func `The frame of a window with a restoration identifier is restored`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "widgets-frame-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try VirtualDisplay.use { display in
            for expected in ["300, 250, 200 x 100", "120, 90, 200 x 100"] {
                let probe = try display.start(
                    "WindowProbe", "frame", environment: ["XDG_STATE_HOME": folder.path])
                #expect(probe.finish())
                #expect(probe.value("frame") == expected)
            }
        }
    }

    @Test(
        .enabled(
            if: VirtualDisplay.hasWindowManager, "openbox, xdotool or xprop is not installed"))
    func `A window manager maximises, minimises and decorates a window`() throws {
        try VirtualDisplay.use { display in
            let manager = try display.startWindowManager()
            defer { manager.end() }
            let probe = try display.start("WindowProbe", "states", "pressed")
            #expect(probe.read(until: "ready"))
            // The manager frames the window after its first frame.
            var window = ""
            var properties: [String] = []
            _ = try HangGuard.poll {
                window = try display.run("xdotool", "search", "--onlyvisible", "--name", "States").first ?? ""
                if !window.isEmpty { properties = try display.run("xprop", "-id", window) }
                return properties.contains { $0.hasPrefix("_NET_FRAME_EXTENTS") }
            }
            func has(_ name: String, _ value: String) -> Bool {
                properties.contains { $0.hasPrefix(name) && $0.contains(value) }
            }
            #expect(has("WM_CLASS", "widgets-window-probe"))
            #expect(has("_NET_WM_NAME", "\u{2022} States") || has("WM_NAME", "States"))
            #expect(has("_NET_WM_STATE(ATOM)", "_NET_WM_STATE_ABOVE"))
            #expect(properties.contains { $0.contains("program specified maximum size: 400 by 300") })
            #expect(properties.contains { $0.hasPrefix("_NET_WM_ICON") })
            try display.run("xdotool", "mousemove", "--window", window, "50", "25", "click", "1")
            #expect(probe.finish())
            #expect(probe.value("zoomed") == "true")
            #expect(probe.value("full screen") == "true")
            #expect(probe.value("miniaturized") == "true")
            #expect(!probe.lines.contains("refusedRequest"))
        }
    }

    @Test func `Without a window manager, ignored requests are reported, and the window stays usable`() throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "states", "at once")
            #expect(probe.finish())
            #expect(probe.value("screen") == "800 x 600, 1")
            #expect(probe.value("miniaturized") == "false")
            #expect(probe.lines.contains("refusedRequest"))
            #expect(probe.lines.last == "ended")
        }
    }

    @Test(.enabled(if: Child.isInstalled("xprop"), "xprop is not installed"))
    func `The scale is the one that the desktop has set as a resource`() throws {
        try VirtualDisplay.use { display in
            // The server forgets its properties with its last client.
            let client = try display.start("WindowProbe", "click")
            #expect(client.read(until: "ready"))
            try display.run(
                "xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
                "Xft.antialias:\t1\nXft.dpi:\t144\n")
            let probe = try display.start("WindowProbe", "pixels")
            #expect(probe.finish())
            #expect(probe.value("scale") == "1.5")
            #expect(probe.value("equal") == "true")
            client.end()
        }
    }
}
