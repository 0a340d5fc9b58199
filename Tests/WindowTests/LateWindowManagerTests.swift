import DisplaySupport
import Glibc
import Testing

/// Programs whose window manager maps no window, or maps it late.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && VirtualDisplay.readsScreen && Child.isInstalled("xdotool")
            && Child.isInstalled("xprop"), "Xvfb, python3-xlib, xdotool or xprop is not installed"))
struct LateWindowManagerTests {
    @Test(arguments: [false, true])
    func `A window that its manager maps late is reported, and displayed and usable then`(isAnnounced: Bool)
        throws
    {
        try VirtualDisplay.use { display in
            let manager = try LateWindowManager.start(isAnnounced: isAnnounced, on: display)
            defer { manager.end() }
            let probe = try display.start("WindowProbe", "ignored")
            #expect(probe.read(until: "diagnostic refusedRequest: is not visible"))
            try LateWindowManager.mapWindows(on: display)
            let area = try display.area(of: 0x20F040, width: 100)
            #expect(area?.left == 20 && area?.top == 20)
            try display.run("xdotool", "mousemove", "70", "45", "click", "1")
            #expect(probe.read(until: "pressed"))
            kill(try #require(probe.programID), SIGTERM)
            #expect(probe.finish())
            #expect(probe.lines.last == "ended")
        }
    }

    /// The program is asked to end while the manager does not map its window.
    @Test(arguments: [false, true])
    func `A program whose window is never mapped ends when it is asked to`(isAnnounced: Bool) throws {
        try VirtualDisplay.use { display in
            let manager = try LateWindowManager.start(isAnnounced: isAnnounced, on: display)
            defer { manager.end() }
            let probe = try display.start("WindowProbe", "ignored")
            #expect(manager.read(until: "request"))
            kill(try #require(probe.programID), SIGTERM)
            #expect(probe.finish())
            #expect(probe.lines.last == "ended")
        }
    }
}
