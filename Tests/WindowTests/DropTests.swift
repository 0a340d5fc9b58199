import DisplaySupport
import Foundation
import Testing

/// Dragging between the windows of a program, and from another program, on a virtual display.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb is not installed"))
struct DropTests {
    private static let isSourceAvailable = DragSource.isAvailable

    /// Runs `body` with the probe whose windows have wells at (40, 40) and (420, 40) of the root window; `kind` is that of its scene.
    private func withProbe(_ kind: String = "plain", _ body: (VirtualDisplay, Child) throws -> Void) throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "drop", kind)
            defer { probe.end() }
            #expect(probe.read(until: "ready"))
            try body(display, probe)
        }
    }

    /// Runs `body` with the same probe under a window manager, whose title bars move the content of the windows down.
    private func withManagedProbe(_ body: (VirtualDisplay, Child) throws -> Void) throws {
        try VirtualDisplay.use { display in
            let manager = try display.startWindowManager()
            defer { manager.end() }
            let probe = try display.start("WindowProbe", "drop")
            defer { probe.end() }
            #expect(probe.read(until: "ready"))
            try body(display, probe)
        }
    }

    @Test(.enabled(if: isSourceAvailable, "python3-xlib is not installed"))
    func `Files and URLs are dropped where the pointer is, and targets follow it`() throws {
        try withProbe { display, probe in
            let list = #"file:///etc/passwd\r\nhttps://example.org/a%20b\r\nfile:///nowhere/x\r\n"#
            let answers = try DragSource.drag(
                list, as: ["text/uri-list", "text/plain"],
                along: [(300, 200), (50, 60), (300, 200), (90, 70)],
                on: display)
            #expect(answers == ["refused", "accepted", "refused", "accepted", "finished"])
            #expect(probe.read(until: "diagnostic"))
            #expect(
                Set(probe.lines.dropFirst()) == [
                    "First enter", "First exit", "First drop at 50, 30", "First url /etc/passwd",
                    "First url https://example.org/a%20b",
                    "diagnostic the file /nowhere/x does not exist or is not accessible",
                ])
        }
    }

    @Test(.enabled(if: isSourceAvailable, "python3-xlib is not installed"))
    func `A window that a dialog blocks refuses drops, and other windows accept them`() throws {
        try withProbe("blocked") { display, probe in
            let refused = try DragSource.drag("text", as: ["text/plain"], along: [(50, 60)], on: display)
            #expect(refused == ["refused", "left"])
            let accepted = try DragSource.drag("text", as: ["text/plain"], along: [(450, 60)], on: display)
            #expect(accepted == ["accepted", "finished"])
            #expect(probe.read(until: "Second text text"))
            #expect(!probe.lines.contains { $0.hasPrefix("First") })
        }
    }

    @Test(.enabled(if: isSourceAvailable, "python3-xlib is not installed"))
    func `Items leave a window when they are dropped there after it has been blocked by a dialog`() throws {
        try withProbe("interrupted") { display, probe in
            let answers = try DragSource.drag("text", as: ["text/plain"], along: [(50, 60)], on: display)
            #expect(answers.first == "accepted")
            #expect(probe.read(until: "First exit"))
            #expect(!probe.lines.contains { $0.hasPrefix("First drop") })
        }
    }

    @Test(.enabled(if: isSourceAvailable, "python3-xlib is not installed"))
    func `Text keeps its lines, and non-Latin characters survive`() throws {
        try withProbe { display, probe in
            let text = #"one\r\ntwo \xc3\xa9\xe2\x82\xac"#.replacingOccurrences(of: #"\r"#, with: "")
            let answers = try DragSource.drag(
                text, as: ["image/png", "text/html", "TARGETS", "text/plain"], along: [(50, 60)], on: display)
            #expect(answers == ["accepted", "finished"])
            #expect(probe.read(until: "First text"))
            #expect(probe.lines.last == "First text one|two é€")
        }
    }

    @Test(.enabled(if: isSourceAvailable, "python3-xlib is not installed"))
    func `Leaving the window and unknown types drop nothing`() throws {
        try withProbe { display, probe in
            let left = try DragSource.drag(
                "text", as: ["text/plain"], along: [(50, 60)], leaves: true, on: display)
            #expect(left == ["accepted", "left"])
            #expect(probe.read(until: "First exit"))
            let unknown = try DragSource.drag("x", as: ["image/png"], along: [(50, 60)], on: display)
            #expect(unknown == ["refused", "left"])
            let again = try DragSource.drag("text", as: ["text/plain"], along: [(450, 60)], on: display)
            #expect(again == ["accepted", "finished"])
            #expect(probe.read(until: "Second text text"))
            #expect(!probe.lines.contains { $0.hasPrefix("First drop") })
        }
    }

    @Test(
        .enabled(
            if: VirtualDisplay.hasWindowManager, "openbox, xdotool or xprop is not installed"))
    func `A card is dragged into another window of the program`() throws {
        try withManagedProbe { display, probe in
            try display.run("xdotool", "mousemove", "200", "90", "mousedown", "1")
            try display.run("xdotool", "mousemove", "220", "100", "mousemove", "450", "90")
            #expect(probe.read(until: "Second enter"))
            try display.run("xdotool", "mouseup", "1")
            #expect(probe.read(until: "Second text card"))
            #expect(probe.lines.contains("drag ended with copy"))
            // A drag that ends outside of all windows is cancelled.
            try display.run("xdotool", "mousemove", "200", "90", "mousedown", "1")
            try display.run("xdotool", "mousemove", "220", "100", "mousemove", "360", "500", "mouseup", "1")
            #expect(probe.read(until: "diagnostic ended outside of the windows"))
            #expect(probe.read(until: "drag ended with cancel"))
        }
    }

    @Test(
        .enabled(
            if: VirtualDisplay.hasWindowManager, "openbox, xdotool or xprop is not installed"))
    func `A busy program drags a card that the pointer has carried into another window meanwhile`() throws {
        try withManagedProbe { display, probe in
            probe.pause()
            try display.run(
                "xdotool", "mousemove", "200", "90", "mousedown", "1", "mousemove", "220", "100",
                "mousemove", "450", "90")
            probe.resume()
            #expect(probe.read(until: "Second enter"))
            try display.run("xdotool", "mouseup", "1")
            #expect(probe.read(until: "Second text card"))
            #expect(!probe.lines.contains { $0.hasPrefix("First") })
        }
    }
}
