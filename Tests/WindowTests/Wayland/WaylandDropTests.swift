import DisplaySupport
import Foundation
import Testing

/// Files that are dropped on a window on Wayland, where SDL reports neither the window nor the location.
@Suite(
    .serialized,
    .enabled(
        if: Compositor.isAvailable && VirtualDisplay.readsScreen && Child.isInstalled("xdotool"),
        "weston, xdotool or python3-xlib is not installed"))
struct WaylandDropTests {
    private static let isSourceAvailable = WaylandDragSource.isAvailable

    /// Runs `body` with the probe whose well fills its window, and the place of the well on the screen.
    private func withProbe(
        _ kind: String, _ path: String = "",
        _ body: (VirtualDisplay, [String: String], Child, VirtualDisplay.Area) throws -> Void
    ) throws {
        try Compositor.use { display, variables in
            // Outside of the compositor's output.
            try display.run("xdotool", "mousemove", "600", "500")
            let probe = try display.start("WindowProbe", "dropFiles", kind, path, environment: variables)
            defer { probe.end() }
            #expect(probe.read(until: "ready"))
            let well = try #require(try display.area(of: 0x30A070, width: 200, height: 100))
            try body(display, variables, probe, well)
        }
    }

    /// Runs `body` like ``withProbe(_:_:_:)``, when the probe has been requested to send itself the events of its drops.
    private func withSentDrops(
        _ kind: String, _ body: (VirtualDisplay, Child, VirtualDisplay.Area) throws -> Void
    ) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try withProbe(kind, file.path) { display, _, probe, well in
            #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
            try body(display, probe, well)
        }
    }

    @Test(.enabled(if: isSourceAvailable, "python3-gi or gir1.2-gtk-3.0 is not installed"))
    func `Files from another program are dropped where the pointer is, and a missing one is reported`() throws
    {
        try withProbe("") { display, variables, probe, well in
            let files = ["file:///etc/passwd", "file:///etc/host%6Eame", "file:///nowhere/x"]
            let source = try WaylandDragSource(files, display, variables)
            defer { source.end() }
            // The source may cover a part of the well.
            let isAtLeft = source.frame.left + 20 > well.left + 100
            let place = (x: isAtLeft ? 30 : 170, y: source.frame.top + 20 > well.top + 50 ? 20 : 80)
            #expect(try source.drag(to: (well.left + place.x, well.top + place.y)))
            #expect(probe.read(until: "diagnostic"))
            #expect(
                probe.lines.dropFirst() == [
                    "Well enter", "Well drop at \(place.x), \(place.y)", "Well url /etc/passwd",
                    "Well url /etc/hostname",
                    "diagnostic the file /nowhere/x does not exist or is not accessible",
                ])
        }
    }

    @Test func `A drop waits until the pointer enters a window`() throws {
        try withSentDrops("sent") { display, probe, well in
            #expect(probe.read(until: "sent"))
            try display.run("xdotool", "mousemove", "\(well.left + 150)", "\(well.top + 40)")
            #expect(probe.read(until: "diagnostic"))
            #expect(
                probe.lines == [
                    "ready", "sent", "Well enter", "Well drop at 150, 40", "Well url /etc/passwd",
                    "diagnostic the file /nowhere/x does not exist or is not accessible",
                ])
        }
    }

    @Test
    func `A drop whose location stays unknown is reported by an idle program, and nothing is dropped later`()
        throws
    {
        try withProbe("late") { display, _, probe, well in
            #expect(probe.read(until: "diagnostic"))
            // The pointer crosses the well, and closes the window.
            try display.run("xdotool", "mousemove", "\(well.left + 150)", "\(well.top + 40)")
            try display.run(
                "xdotool", "mousemove", "\(well.left + 179)", "\(well.top - 18)", "click", "1")
            #expect(probe.finish())
            #expect(
                probe.lines == [
                    "ready",
                    "diagnostic could not be delivered: the compositor has not reported where the pointer is",
                    "ended",
                ])
        }
    }

    @Test func `A drop that another one follows before its location is known is reported`() throws {
        try withSentDrops("twice") { display, probe, well in
            #expect(probe.read(until: "diagnostic could not be delivered"))
            try display.run("xdotool", "mousemove", "\(well.left + 150)", "\(well.top + 40)")
            #expect(probe.read(until: "diagnostic the file /nowhere/x"))
            #expect(probe.lines.filter { $0 == "Well url /etc/passwd" }.count == 1)
        }
    }
}
