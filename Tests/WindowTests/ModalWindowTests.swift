import DisplaySupport
import Testing

/// Dialogs that block all windows of their program.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Child.isInstalled("xdotool") && Child.isInstalled("xprop"),
        "Xvfb, xdotool or xprop is not installed"))
struct ModalWindowTests {
    @Test
    func
        `The other windows receive no presses until it is answered, and it stays in front of the key window`()
        throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "modal")
            #expect(probe.read(until: "ready"))
            let owner = try display.run("xprop", "-name", "Modal", "WM_TRANSIENT_FOR")
            let second = try display.run("xdotool", "search", "--name", "^Second$").first.flatMap { Int($0) }
            let id = try String(#require(second), radix: 16)
            #expect(owner.contains { $0.hasSuffix("window id # 0x\(id)") }, "\(owner), \(id)")

            for column in ["60", "360"] {
                try display.run("xdotool", "mousemove", column, "37", "click", "1")
            }
            try display.run("xdotool", "mousemove", "360", "337", "click", "1")
            #expect(probe.read(until: "answer 1"))
            #expect(!probe.lines.contains { $0.hasPrefix("pressed") })
            for (column, title) in [("60", "First"), ("360", "Second")] {
                try display.run("xdotool", "mousemove", column, "37", "click", "1")
                #expect(probe.read(until: "pressed \(title)"))
            }
            probe.end()
        }
    }
}
