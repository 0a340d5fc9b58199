import DisplaySupport
import Testing

/// The initial placement of windows, and their initial focus.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb is not installed"))
struct PlacementTests {
    @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
    func `Windows open at least at their minimum size, within the display and in a cascade`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "places")
            #expect(probe.read(until: "ready"))

            #expect(probe.value("Small") == "240 x 160")
            #expect(probe.value("Large") == "800 x 568")
            func place(_ title: String) throws -> String {
                let lines = try display.run("xdotool", "search", "--name", "^\(title)$", "getwindowgeometry")
                return try #require(lines.first { $0.contains("Position") })
            }
            #expect(try place("Small").contains("280,220"))
            #expect(try place("Large").contains("0,0"))
            #expect(try place("Third").contains("32,32"))
            probe.end()
        }
    }

    @Test func `A new window focuses its first visible control, or the view that its controller prefers`()
        throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "focus")

            #expect(probe.finish())
            #expect(probe.lines == ["focus first", "focus second", "offset 0.0, button false", "ended"])
        }
    }
}
