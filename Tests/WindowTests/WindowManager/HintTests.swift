import DisplaySupport
import Testing

/// The properties by which a window manager decorates, sizes and orders windows, read by another program.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && VirtualDisplay.hasWindowManager,
        "Xvfb, openbox, xdotool or xprop is not installed"))
struct HintTests {
    /// Returns the minimum and the maximum size of WM_NORMAL_HINTS, once they are the expected ones, or when the time is up.
    private func limits(
        of window: String, on display: VirtualDisplay, until expected: [String]
    ) throws -> [String] {
        func read(_ lines: [String]) -> [String] {
            ["minimum", "maximum"].map { name in
                let line = lines.first { $0.contains("specified \(name) size") }
                let sides = line?.split(separator: " ").compactMap { Int($0) } ?? []
                // SDL and Xlib have several values for no limit.
                if sides.count != 2 || sides[0] <= 32 || sides[0] >= 16384 { return "free" }
                return "\(sides[0]) by \(sides[1])"
            }
        }
        return try read(
            display.run("xprop", "-id", window, "WM_NORMAL_HINTS") { read($0) == expected })
    }

    @Test
    func
        `A window that is not resizable has one size, and the limits of the others are the ones that were set last`()
        throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "hints")
            #expect(probe.read(until: "ready"))
            let limited = ["150 by 80", "450 by 350"]
            #expect(try limits(of: display.window("Limited"), on: display, until: limited) == limited)

            let window = try display.window("Hints")
            let fixed = ["300 by 200", "300 by 200"]
            #expect(try limits(of: window, on: display, until: fixed) == fixed)
            let free = ["free", "free"]
            let steps = [
                free, ["120 by 90", "500 by 400"], fixed, fixed, ["110 by 70", "600 by 450"], free,
            ]
            for (index, expected) in steps.enumerated() {
                try display.run("xdotool", "key", "space")
                #expect(probe.read(until: "step"))
                let actual = try limits(of: window, on: display, until: expected)
                #expect(actual == expected, "step \(index)")
            }
            try display.run("xdotool", "key", "space")
            #expect(probe.finish())
        }
    }

    @Test func `The icon has the pixels of the image, with straight alpha`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "hints")
            #expect(probe.read(until: "ready"))
            let lines = try display.run(
                "xprop", "-id", display.window("Hints"), "-notype", "-f", "_NET_WM_ICON", "32c", "-len",
                "1000",
                "_NET_WM_ICON")
            let values = lines.joined().split(separator: "=").last?.split(separator: ",").compactMap {
                UInt32($0.filter(\.isNumber))
            }
            let row: [UInt32] = [0xFF33_6699, 0x80FF_0080, 0]
            #expect(values == [3, 2] + row + row, "\(lines)")
            probe.end()
        }
    }

    @Test(arguments: [false, true], ["dialog", "modal"])
    func `A dialog is transient for its owner and modal while it is displayed`(
        hasWindowManager: Bool, scene: String
    ) throws {
        try VirtualDisplay.use { display in
            let manager = hasWindowManager ? try display.startWindowManager() : nil
            defer { manager?.end() }
            let probe = try display.start("WindowProbe", scene)
            #expect(probe.read(until: scene == "dialog" ? "opened First" : "ready"))
            let dialog = try display.window(scene == "dialog" ? "First" : "Modal")
            let owner = try display.window(scene == "dialog" ? "Owner" : "Second")

            let id = try String(#require(Int(owner)), radix: 16)
            let transient = try display.run("xprop", "-id", dialog, "WM_TRANSIENT_FOR")
            #expect(transient.first?.hasSuffix("window id # 0x\(id)") == true, "\(transient), \(id)")
            let states = try display.run("xprop", "-id", dialog, "_NET_WM_STATE") {
                $0.first?.contains("_NET_WM_STATE_MODAL") == true
            }
            #expect(states.first?.contains("_NET_WM_STATE_MODAL") == true, "\(states)")
            let others = try display.run("xprop", "-id", owner, "_NET_WM_STATE")
            #expect(others.first?.contains("_NET_WM_STATE_MODAL") == false, "\(others)")
            probe.end()
        }
    }

    @Test func `A dialog of a program without a key window is modal, and transient for no window`() throws {
        try VirtualDisplay.use { display in
            let manager = try display.startWindowManager()
            defer { manager.end() }
            let probe = try display.start("WindowProbe", "modalAlone")
            defer { probe.end() }
            #expect(probe.read(until: "ready"))
            let dialog = try display.window("Modal")
            let states = try display.run("xprop", "-id", dialog, "_NET_WM_STATE") {
                $0.first?.contains("_NET_WM_STATE_MODAL") == true
            }
            #expect(states.first?.contains("_NET_WM_STATE_MODAL") == true, "\(states)")
            let transient = try display.run("xprop", "-id", dialog, "WM_TRANSIENT_FOR")
            #expect(transient.first?.hasSuffix("not found.") == true, "\(transient)")
            try display.run("xdotool", "windowactivate", "--sync", dialog)
            try display.run("xdotool", "key", "Tab", "space")
            #expect(probe.read(until: "answer 1"))
            #expect(probe.finish())
        }
    }
}
