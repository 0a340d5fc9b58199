import DisplaySupport
import Testing

/// Files that are dropped on a window on Wayland, which SDL reports without a location.
@Suite(
    .serialized,
    .enabled(if: Compositor.isAvailable && Child.isInstalled("xdotool"), "weston or xdotool is not installed")
)
struct WaylandDropTests {
    @Test
    func
        `A dropped file reaches the drop interaction, one that does not exist is reported, and input continues`()
        throws
    {
        try Compositor.use { display, variables in
            let probe = try display.start("WindowProbe", "dropFiles", environment: variables)
            defer { probe.end() }
            #expect(probe.read(until: "First url"))
            #expect(probe.lines.contains("First url /etc/passwd"))
            #expect(
                probe.lines.contains("diagnostic the file /nowhere/x does not exist or is not accessible"))
            #expect(!probe.lines.contains { $0.hasPrefix("First url /nowhere") })

            // The compositor gives a new window the keyboard, and the button the focus.
            try display.run("xdotool", "mousemove", "200", "150", "key", "Tab", "space")
            #expect(probe.read(until: "pressed"))
        }
    }
}
