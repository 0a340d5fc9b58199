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

    @Test
    func `Only a first window that leaves little of the display free asks for panels before its first frame`()
        throws
    {
        try VirtualDisplay.use { display in
            func requests(_ kind: String) throws -> Int {
                let probe = try display.start("WindowProbe", "start", kind)
                #expect(probe.finish())
                return try #require(probe.value("requests").flatMap { Int($0) })
            }
            let (placed, centered, large) = (
                try requests("plain"), try requests("centered"), try requests("large")
            )
            #expect(placed > 10 && centered == placed)
            #expect(large > centered)
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

    @Test(
        .enabled(
            if: VirtualDisplay.hasWindowManager && Child.isInstalled("xwininfo"),
            "openbox, xdotool, xprop or xwininfo is not installed"), arguments: [false, true])
    func `A dialog opens in the middle of its owner, within the display`(hasWindowManager: Bool) throws {
        try VirtualDisplay.use { display in
            let manager = hasWindowManager ? try display.startWindowManager() : nil
            defer { manager?.end() }
            let probe = try display.start("WindowProbe", "dialogs")
            func center(_ title: String) throws -> [Int] {
                let lines = try display.run("xwininfo", "-name", title)
                func value(_ name: String) throws -> Int {
                    let line = try #require(lines.first { $0.contains(name + ":") })
                    return try #require(Int(line.split(separator: " ").last ?? ""))
                }
                return [
                    try value("Absolute upper-left X") + value("Width") / 2,
                    try value("Absolute upper-left Y") + value("Height") / 2,
                ]
            }

            #expect(probe.read(until: "opened"))
            let (owner, dialog) = (try center("Owner"), try center("Dialog"))
            #expect(owner == dialog)
            try display.run("xdotool", "mousemove", "\(dialog[0])", "\(dialog[1])", "click", "1")
            #expect(probe.read(until: "closed"))

            // The owner has been moved so far that most of it is outside of the display.
            #expect(probe.read(until: "opened"))
            let last = try center("Dialog")
            #expect(last[0] > 680 && last[0] <= 700 && last[1] > 530 && last[1] <= 550, "\(last)")
            if !hasWindowManager { #expect(last == [700, 550]) }
            try display.run("xdotool", "mousemove", "\(last[0])", "\(last[1])", "click", "1")
            #expect(probe.read(until: "closed"))
            #expect(probe.lines.filter { $0 == "closed" }.count == 2)
            probe.end()
        }
    }
}
