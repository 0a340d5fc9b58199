import DisplaySupport
import Testing

/// Windows on a compositor whose shared memory the toolkit cannot use.
@Suite(
    .serialized,
    .enabled(
        if: Compositor.isAvailable && VirtualDisplay.readsScreen, "weston or python3-xlib is not installed"))
struct WaylandFallbackTests {
    @Test func `Without wl_shm, a window is displayed through OpenGL, and a diagnostic reports it`() throws {
        try Compositor.use { display, variables in
            let filter = try WaylandFilter(variables)
            defer { filter.end() }
            let probe = try display.start("WindowProbe", "titleBar", environment: filter.variables)
            #expect(probe.read(until: "ready"))
            #expect(probe.lines.contains { $0.contains("is displayed through OpenGL") }, "\(probe.lines)")
            #expect(try display.area(of: 0xc03080, width: 200, height: 100) != nil)
            probe.end()
        }
    }
}
