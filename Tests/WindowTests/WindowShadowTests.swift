import DisplaySupport
import Testing

/// The shadow and the border line around a window with the toolkit's own title bar.
@Suite(
    .serialized,
    .enabled(
        if: Compositor.isAvailable && VirtualDisplay.readsScreen && Child.isInstalled("xdotool"),
        "weston, xdotool or python3-xlib is not installed"))
struct WindowShadowTests {
    private static let content: UInt32 = 0xc03080
    private static let barHeight = 36

    /// The sum of the channels of a colour.
    private func brightness(_ color: UInt32) -> Int {
        Int(color >> 16 & 255) + Int(color >> 8 & 255) + Int(color & 255)
    }

    /// Returns places outside of the window at some distance from the middle of each edge that are on the compositor's screen, below its panel.
    private func places(_ distance: Int, from content: VirtualDisplay.Area) -> [(x: Int, y: Int)] {
        let (x, y) = (content.left + content.width / 2, content.top + content.height / 2)
        return [
            (content.left - 1 - distance, y), (content.left + content.width + distance, y),
            (x, content.top - Self.barHeight - 1 - distance), (x, content.top + content.height + distance),
        ].filter { (0..<400).contains($0.0) && (32..<300).contains($0.1) }
    }

    @Test(arguments: ["light", "dark"])
    func `The screen beside a window is darker, with a line at its edge`(style: String) throws {
        try Compositor.use { display, variables in
            let probe = try display.start("WindowProbe", "titleBar", style, environment: variables)
            #expect(probe.read(until: "ready"))
            let area = try #require(try display.area(of: Self.content, width: 200, height: 100))
            let near = places(6, from: area)
            let edge = places(0, from: area)
            #expect(near.count >= 2)
            let shaded = try display.colors(at: near)
            let line = try display.colors(at: edge)
            try display.run("xdotool", "mousemove", "\(area.left + 50)", "\(area.top + 50)")
            try display.run("xdotool", "key", "alt+space", "End", "Return")
            #expect(probe.finish())

            let bare = try display.colors(at: near)
            #expect(zip(shaded, bare).allSatisfy { brightness($0) < brightness($1) }, "\(shaded) \(bare)")
            // The line is darker than the shadow beside it in the light style, and lighter in the dark one.
            let beside = try #require(shaded.first)
            let first = try #require(line.first)
            #expect(
                style == "dark"
                    ? brightness(first) > brightness(beside) : brightness(first) < brightness(beside))
        }
    }

    @Test func `The shadow follows the size of the window, and a maximised window has none`() throws {
        try Compositor.use { display, variables in
            let command = "WAYLAND_DEBUG=client exec \(VirtualDisplay.path(of: "WindowProbe")) titleBar 2>&1"
            let probe = try Child(["sh", "-c", command], variables.merging(["DISPLAY": display.name]) { $1 })
            defer { probe.end() }
            func count(_ request: String) -> Int { probe.lines.filter { $0.contains(request) }.count }
            #expect(probe.read(until: "ready"))
            let area = try #require(try display.area(of: Self.content, width: 200, height: 100))
            // The desktop must take the window without its shadow for the window.
            #expect(count("set_window_geometry(0, 0, 200, 136)") > 0)
            #expect(count(".get_subsurface(") == 4)

            try display.run("xdotool", "mousemove", "\(area.left + 50)", "\(area.top + 50)")
            // The menu opens with its first row that is enabled, which is Move.
            try display.run("xdotool", "key", "alt+space", "Down", "Return")
            try display.run("xdotool", "key", "Right", "Down", "Return")
            #expect(probe.read(until: "size 210 x 110"))
            let resized = try #require(try display.area(of: Self.content, width: 210, height: 110))
            #expect(count("set_window_geometry(0, 0, 210, 146)") > 0)
            let edge = try display.colors(at: places(0, from: resized))

            // The last rows are Maximise and Close.
            try display.run("xdotool", "key", "alt+space", "End", "Up", "Return")
            #expect(probe.read(until: "size 400 x"))
            _ = try display.area(of: Self.content, width: 400)
            try display.run("xdotool", "key", "alt+space", "Return")
            #expect(probe.read(until: "size 210 x 110"))
            let removed = probe.lines.filter { $0.contains(" wl_subsurface@") && $0.hasSuffix(".destroy()") }
            #expect(removed.count == 4)
            #expect(count(".get_subsurface(") == 8)

            let restored = try #require(try display.area(of: Self.content, width: 210, height: 110))
            #expect(Set(try display.colors(at: places(0, from: restored))) == Set(edge))
            try display.run("xdotool", "key", "alt+space", "End", "Return")
            #expect(probe.read(until: "closed"))
        }
    }
}
