import DisplaySupport
import Testing

/// The toolkit's own title bar on a compositor that draws none, operated with the pointer.
@Suite(
    .serialized,
    .enabled(
        if: Compositor.isAvailable && VirtualDisplay.readsScreen && Child.isInstalled("xdotool"),
        "weston, xdotool or python3-xlib is not installed"))
struct TitleBarWindowTests {
    /// The colour of the content of the probe's window.
    private static let content: UInt32 = 0xc03080

    @Test func `The content has the requested size, and the close button above it closes the window`() throws
    {
        try Compositor.use { display, variables in
            let probe = try display.start("WindowProbe", "titleBar", environment: variables)
            #expect(probe.read(until: "ready"))
            let content = try #require(try display.area(of: Self.content, width: 200, height: 100))

            try display.click(content.left + 50, content.top + 30)
            #expect(probe.read(until: "press 50 30"))
            try display.click(content.left + 200 - 21, content.top - 18)
            #expect(probe.read(until: "closed"))
            #expect(probe.finish())
        }
    }

    @Test func `The middle button maximises the window and restores it, as a double click of the bar does`()
        throws
    {
        try Compositor.use { display, variables in
            let probe = try display.start("WindowProbe", "titleBar", environment: variables)
            #expect(probe.read(until: "ready"))
            var content = try #require(try display.area(of: Self.content, width: 200, height: 100))

            try display.click(content.left + 200 - 55, content.top - 18)
            #expect(probe.read(until: "size 400 x"))
            #expect(probe.lines.last?.hasSuffix("zoomed true") == true)
            content = try #require(try display.area(of: Self.content, width: 400))
            try display.click(content.left + 400 - 55, content.top - 18)
            #expect(probe.read(until: "size 200 x 100"))

            content = try #require(try display.area(of: Self.content, width: 200, height: 100))
            // Clicks that a slow machine receives too late are not a double click, so there are more of them.
            let isZoomed = try HangGuard.poll {
                try display.move(content.left + 60, content.top - 18)
                try display.run("xdotool", "click", "--repeat", "2", "--delay", "60", "1")
                return try display.area(of: Self.content, width: 400, attempts: 12) != nil
            }
            #expect(isZoomed)
            probe.end()
        }
    }

    @Test func `The bar moves the window, and its corner resizes it`() throws {
        try Compositor.use { display, variables in
            let probe = try display.start("WindowProbe", "titleBar", environment: variables)
            #expect(probe.read(until: "ready"))
            let before = try #require(try display.area(of: Self.content, width: 200, height: 100))

            let moved = try display.drag(from: (before.left + 60, before.top - 18), by: (-20, 30)) {
                try display.area(of: Self.content, width: 200, height: 100).flatMap {
                    $0.top == before.top ? nil : $0
                }
            }
            let content = try #require(moved)
            let resized = try display.drag(from: (content.left + 198, content.top + 98), by: (-40, -20)) {
                try display.area(of: Self.content).flatMap { $0.width == 200 ? nil : $0 }
            }
            #expect(try #require(resized).width < 200)
            #expect(probe.read(until: "size 1"))
            probe.end()
        }
    }

    @Test func `The menu of the bar is operated with keys, and the arrow keys resize the window`() throws {
        try Compositor.use { display, variables in
            let probe = try display.start("WindowProbe", "titleBar", environment: variables)
            #expect(probe.read(until: "ready"))
            let content = try #require(try display.area(of: Self.content, width: 200, height: 100))

            try display.move(content.left + 60, content.top - 18)
            try display.run("xdotool", "click", "3")
            // The rows are Restore, Move, Resize.
            try display.run("xdotool", "key", "Down", "Down", "Down", "Return")
            try display.run("xdotool", "key", "Right", "Right", "Down", "Return")
            #expect(probe.read(until: "size 220 x 110"))
            // The last row of the menu, which Alt+Space opens, is Close.
            try display.run("xdotool", "key", "alt+space", "End", "Return")
            #expect(probe.read(until: "closed"))
            #expect(probe.finish())
        }
    }

    @Test func `A window with the style borderless has no title bar`() throws {
        try Compositor.use { display, variables in
            let probe = try display.start("WindowProbe", "titleBar", "borderless", environment: variables)
            #expect(probe.read(until: "ready"))
            let content = try #require(try display.area(of: Self.content, width: 200, height: 100))
            try display.click(content.left + 200 - 21, content.top + 18)
            #expect(probe.read(until: "press 179 18"))
            #expect(!probe.lines.contains("closed"))
            probe.end()
        }
    }

    @Test func `Full screen has no title bar, and the content has its size again afterwards`() throws {
        try Compositor.use { display, variables in
            let probe = try display.start("WindowProbe", "titleBar", "states", environment: variables)
            #expect(probe.finish())
            #expect(probe.value("full screen") == "400 x 300")
            #expect(probe.value("again") == "200 x 100")
        }
    }

    // Without the pointer: weston's window covers the whole display at this scale, and misses the entry of a pointer that is there already.
    @Test func `Below the title bar, the content has the scale of the display`() throws {
        try Compositor.use(scales: [2]) { display, variables in
            let probe = try display.start("WindowProbe", "titleBar", environment: variables)
            #expect(probe.read(until: "ready"))
            let content = try #require(try display.area(of: Self.content, width: 400, height: 200))
            // The panel of weston is 32 points high.
            #expect(content.top >= 2 * (32 + 36))
            #expect(probe.lines.first == "size 200 x 100 zoomed false")
            probe.end()
        }
    }

    @Test func `A window that is moved to a display of another scale has the scale of that display`() throws {
        try Compositor.use(scales: [1, 2]) { display, variables in
            // A window opens on the display with the pointer.
            try display.move(100, 200)
            let probe = try display.start("WindowProbe", "titleBar", environment: variables)
            #expect(probe.read(until: "ready"))
            let before = try #require(try display.area(of: Self.content, width: 200, height: 100))
            #expect(before.left + 200 <= 400)

            // The pointer stays on the display on which the button is pressed, so there are two drags in each direction.
            let isOnBoth = try display.drag(
                from: (before.left + 20, before.top - 18), by: (379 - before.left, 0)
            ) {
                try display.area(of: Self.content, attempts: 4).flatMap { $0.width > 200 ? true : nil }
            }
            try #require(isOnBoth == true)
            let enlarged = try #require(
                try display.drag(from: (500, 2 * before.top - 36), by: (80, 0)) {
                    try display.area(of: Self.content, width: 400, height: 200, attempts: 4)
                })
            #expect(enlarged.left >= 400)
            try display.click(enlarged.left + 100, enlarged.top + 60)
            #expect(probe.read(until: "press 50 30"))

            let isOnBothAgain = try display.drag(
                from: (enlarged.left + 100, enlarged.top - 36), by: (-100, 0)
            ) {
                try display.area(of: Self.content, attempts: 4).flatMap { $0.left < 400 ? $0 : nil }
            }
            let parts = try #require(isOnBothAgain)
            let reduced = try #require(
                try display.drag(from: (parts.left + 20, before.top - 18), by: (-180, 0)) {
                    try display.area(of: Self.content, width: 200, height: 100, attempts: 4)
                })
            #expect(reduced.left + 200 <= 400)
            // The size in points, and with it the layout, never changes.
            #expect(Set(probe.lines.filter { $0.hasPrefix("size") }) == ["size 200 x 100 zoomed false"])
            probe.end()
        }
    }
}

extension VirtualDisplay {
    /// Moves the pointer in two steps, because weston does not follow the first motion after the pointer has entered its window.
    fileprivate func move(_ x: Int, _ y: Int) throws {
        try run("xdotool", "mousemove", String(x - 1), String(y))
        try run("xdotool", "mousemove", String(x), String(y))
    }

    fileprivate func click(_ x: Int, _ y: Int) throws {
        try move(x, y)
        try run("xdotool", "click", "1")
    }

    /// Presses the button at a place, moves the pointer until `result` is not nil, and releases the button.
    ///
    /// The compositor follows the pointer only after the program has answered the press, so the pointer is moved more than once.
    fileprivate func drag<Result>(
        from start: (x: Int, y: Int), by delta: (x: Int, y: Int), until result: () throws -> Result?
    ) throws -> Result? {
        try move(start.x, start.y)
        try run("xdotool", "mousedown", "1")
        defer { _ = try? run("xdotool", "mouseup", "1") }
        for step in 1...20 {
            let part = min(step, 5)
            try run(
                "xdotool", "mousemove", String(start.x + delta.x * part / 5 - step % 2),
                String(start.y + delta.y * part / 5))
            if step >= 5, let result = try result() { return result }
        }
        return nil
    }
}
