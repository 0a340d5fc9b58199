import DisplaySupport
import Foundation
import Glibc
import Testing

/// Windows and menus beside a panel.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && VirtualDisplay.hasWindowManager && VirtualDisplay.readsScreen
            && Child.isInstalled("xwininfo"),
        "Xvfb, openbox, xdotool, xprop, xwininfo or python3-xlib is not installed"))
struct WorkAreaTests {
    private func use(_ body: (VirtualDisplay) throws -> Void) throws {
        try VirtualDisplay.use { display in
            let manager = try display.startWindowManager()
            defer { manager.end() }
            try body(display)
        }
    }

    /// Returns the rows at which the highest and the lowest pixel of the visible popup are.
    private func rows(ofPopupOn display: VirtualDisplay) throws -> ClosedRange<Int> {
        let numbers = try display.run("/usr/bin/python3", "-c", Self.reader).first?.split(separator: " ")
            .compactMap { Int($0) }
        let frame = try #require(numbers)
        return frame[0]...(frame[0] + frame[1] - 1)
    }

    private static let reader = """
        from Xlib import X, display
        d = display.Display()
        kind = d.intern_atom("_NET_WM_WINDOW_TYPE")
        for window in d.screen().root.query_tree().children:
            frame = window.get_geometry()
            if window.get_attributes().map_state and window.get_full_property(kind, X.AnyPropertyType) and frame.height > 50:
                print(frame.y, frame.height)
        """

    @Test func `The visible frame excludes a panel that appears, and includes its space after it has gone`()
        throws
    {
        try use { display in
            let probe = try display.start("WindowProbe", "workArea")
            defer { probe.end() }
            #expect(probe.read(until: "area 0 0 800 600"))
            let panel = try Panel.start(.left, thickness: 120, on: display)
            #expect(probe.read(until: "area 120 0 680 600"))
            panel.end()
            #expect(probe.read(until: "area 0 0 800 600"))
        }
    }

    @Test func `A menu flips so that it does not cover a panel, from the second opening also a new one`()
        throws
    {
        try use { display in
            let probe = try display.start("WindowProbe", "workArea")
            defer { probe.end() }
            #expect(probe.read(until: "ready"))
            try display.run("xdotool", "windowactivate", "--sync", display.window("Area"))
            func open() throws -> ClosedRange<Int> {
                try display.run("xdotool", "key", "space")
                #expect(probe.read(until: "popups 1"))
                let rows = try rows(ofPopupOn: display)
                try display.run("xdotool", "key", "Escape")
                #expect(probe.read(until: "popups 0"))
                return rows
            }
            let button = try display.frame(ofWindow: display.window("Area")).top + 40
            #expect(try open().upperBound > 470)
            let panel = try Panel.start(.bottom, thickness: 130, on: display)
            defer { panel.end() }
            // The work area is that of the last closed popup.
            _ = try open()
            #expect(try open().upperBound <= button)
        }
    }

    /// Runs `body` with the content and the borders of a large window that was opened after a panel had appeared.
    private func useLargeWindow(
        beside edge: Panel.Edge, thickness: Int, _ body: (VirtualDisplay.Area, [Int]) throws -> Void
    ) throws {
        try use { display in
            let panel = try Panel.start(edge, thickness: thickness, on: display)
            defer { panel.end() }
            let probe = try display.start("WindowProbe", "workArea", "large")
            defer { probe.end() }
            #expect(probe.read(until: "ready"))
            let window = try display.window("Area")
            try body(display.frame(ofWindow: window), display.borders(ofWindow: window))
        }
    }

    @Test func `A new window is placed beside the panel`() throws {
        try useLargeWindow(beside: .left, thickness: 120) { frame, borders in
            #expect(frame.left - borders[0] >= 120 && frame.left + frame.width <= 800, "\(frame)")
        }
    }

    @Test func `The first window is as wide as the rest of the display beside a thick panel`() throws {
        try useLargeWindow(beside: .left, thickness: 300) { frame, borders in
            #expect(frame.left - borders[0] == 300 && frame.width == 500, "\(frame)")
        }
    }

    @Test func `The first window is above a thick panel, with its borders`() throws {
        try useLargeWindow(beside: .bottom, thickness: 300) { frame, borders in
            #expect(
                frame.top - borders[2] >= 0 && frame.top + frame.height + borders[3] <= 300, "\(frame)")
            #expect(frame.width == 600)
        }
    }

    @Test(arguments: [Panel.Edge.left, .bottom])
    func `A window whose restored frame is under a panel is moved beside it`(edge: Panel.Edge) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try use { display in
            let environment = ["XDG_STATE_HOME": folder.path]
            let first = try display.start("WindowProbe", "frame", "keep", environment: environment)
            let position = edge == .left ? ["40", "90"] : ["120", "450"]
            try display.run(
                "xdotool", "windowmove", "--sync", display.window("Frame"), position[0], position[1])
            #expect(first.read(untilLineWith: edge == .left ? "frame 4" : "frame 12"))
            kill(try #require(first.programID), SIGTERM)
            #expect(first.finish())
            let panel = try Panel.start(edge, thickness: 200, on: display)
            defer { panel.end() }
            let probe = try display.start("WindowProbe", "frame", "keep", environment: environment)
            defer { probe.end() }
            let window = try display.window("Frame")
            let borders = try display.borders(ofWindow: window)
            let frame = try display.frame(ofWindow: window)
            #expect(frame.width == 200 && frame.height == 100)
            if edge == .left {
                #expect(frame.left - borders[0] >= 200, "\(frame)")
            } else {
                #expect(frame.top + frame.height + borders[3] <= 400, "\(frame)")
            }
        }
    }
}
