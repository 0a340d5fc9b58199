import DisplaySupport
import Testing

/// Windows that are kept in front of another one without blocking it.
@Suite(
    .serialized,
    .enabled(if: VirtualDisplay.hasWindowManager, "openbox, xdotool or xprop is not installed"))
struct ChildWindowTests {
    /// Runs `body` with a window manager and a document that has a palette.
    private func use(_ body: (VirtualDisplay, Child) throws -> Void) throws {
        try VirtualDisplay.use { display in
            let manager = try display.startWindowManager()
            defer { manager.end() }
            let probe = try display.start("WindowProbe", "palette")
            defer { probe.end() }
            #expect(probe.read(until: "ready true"))
            try body(display, probe)
        }
    }

    private func identifier(_ title: String, on display: VirtualDisplay) throws -> Int {
        try #require(Int(display.window(title)))
    }

    /// Returns whether the windows of the program are in an order, from back to front.
    private func waitForOrder(_ windows: [Int], on display: VirtualDisplay) throws -> Bool {
        try HangGuard.poll { try display.stackingOrder() == windows }
    }

    private func owner(of window: Int, on display: VirtualDisplay) throws -> Int? {
        let line = try display.run("xprop", "-id", String(window), "WM_TRANSIENT_FOR").first ?? ""
        return line.split(separator: "#").last.flatMap { Int($0.dropFirst(3), radix: 16) }
    }

    @Test func `A palette stays in front of its document, which receives input, and is closed with it`()
        throws
    {
        try use { display, probe in
            let document = try identifier("Document", on: display)
            let palette = try identifier("Palette", on: display)
            #expect(try owner(of: palette, on: display) == document)
            let state = try display.run("xprop", "-id", String(palette), "_NET_WM_STATE").first ?? ""
            #expect(!state.contains("MODAL"))

            try display.run("xdotool", "windowactivate", "--sync", String(document))
            try display.run("xdotool", "mousemove", "--window", String(document), "40", "35", "click", "1")
            #expect(probe.read(until: "drawn"))
            #expect(try waitForOrder([document, palette], on: display))
            try display.run("xdotool", "mousemove", "--window", String(palette), "40", "25", "click", "1")
            #expect(probe.read(until: "tool"))

            try display.run("xdotool", "windowactivate", "--sync", String(document))
            try display.run("xdotool", "key", "alt+F4")
            #expect(probe.read(until: "palette closed, parent none"))
            #expect(probe.read(until: "document closed, 0 children"))
            #expect(probe.read(until: "ended"))
        }
    }

    @Test func `A palette follows its document, unless the document is maximised`() throws {
        try use { display, probe in
            let (document, palette) = (try display.window("Document"), try display.window("Palette"))
            func corners() throws -> [[Int]] {
                try [document, palette].map { window in
                    let frame = try display.frame(ofWindow: window)
                    return [frame.left, frame.top]
                }
            }
            /// Waits until the palette has been moved.
            func waitForPalette(_ change: [Int], since before: [[Int]]) throws -> Bool {
                try HangGuard.poll {
                    try corners()[1] == [before[1][0] + change[0], before[1][1] + change[1]]
                }
            }

            let opened = try corners()
            try display.run("xdotool", "windowmove", "--sync", document, "90", "70")
            let moved = try corners()[0]
            let change = [moved[0] - opened[0][0], moved[1] - opened[0][1]]
            #expect(change[0] != 0 && change[1] != 0)
            #expect(try waitForPalette(change, since: opened))

            func press(_ y: Int) throws {
                try display.run(
                    "xdotool", "mousemove", "--window", document, "40", "\(y)", "click", "1")
            }
            // The position of a maximised document is another one.
            let before = try corners()
            try press(75)
            #expect(probe.read(until: "zoomed true"))
            #expect(try corners()[0] != before[0] && corners()[1] == before[1])
            try press(75)
            #expect(probe.read(until: "zoomed false"))
            #expect(try corners() == before)

            // The program moves it by 30 points.
            try press(115)
            #expect(try waitForPalette([30, 30], since: before))
            #expect(try corners()[0] == [before[0][0] + 30, before[0][1] + 30])
        }
    }

    @Test func `A detached palette is an independent window, until it is attached again`() throws {
        try use { display, probe in
            let document = try identifier("Document", on: display)
            let palette = try identifier("Palette", on: display)

            try display.run("xdotool", "mousemove", "--window", String(palette), "40", "60", "click", "1")
            #expect(probe.read(until: "detached true"))
            #expect(try owner(of: palette, on: display) == nil)
            try display.run("xdotool", "windowactivate", "--sync", String(document))
            #expect(try waitForOrder([palette, document], on: display))
            try display.run("xdotool", "windowactivate", "--sync", String(palette))
            try display.run("xdotool", "mousemove", "--window", String(palette), "40", "95", "click", "1")
            #expect(probe.read(until: "attached 1"))
            #expect(try owner(of: palette, on: display) == document)
            try display.run("xdotool", "windowactivate", "--sync", String(document))
            #expect(try waitForOrder([document, palette], on: display))
        }
    }
}
