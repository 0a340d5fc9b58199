import DisplaySupport
import Foundation
import Testing

/// Texts that are too long for the clipboard of X11.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Child.isInstalled("xclip") && Child.isInstalled("xdotool"),
        "Xvfb, xclip or xdotool is not installed"))
struct ClipboardTests {
    @Test func `A text that is too long is reported, and neither offered nor received`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("long-\(UUID().uuidString)")
            .path
        try String(repeating: "x", count: 3_000_000).write(toFile: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: file) }
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "clipboard")
            #expect(probe.read(until: "ready"))
            #expect(
                probe.lines == [
                    "clipboardLimit Pasteboard.general", "clipboardLimit Pasteboard.primary", "kept 20000000",
                    "ready",
                ])
            #expect(try display.run("xclip", "-selection", "clipboard", "-o").isEmpty)

            let long = try offer("xclip -quiet -selection clipboard -i \(file)", on: display)
            defer { long.end() }
            try display.run("xdotool", "mousemove", "60", "27", "click", "1")
            #expect(probe.read(until: "pasted"))
            #expect(probe.lines.suffix(2) == ["clipboardLimit Pasteboard.general", "pasted 0"])

            let short = try offer("echo short | xclip -quiet -selection clipboard -i", on: display)
            defer { short.end() }
            try display.run("xdotool", "click", "1")
            #expect(probe.read(until: "pasted 6"))
            probe.end()
        }
    }

    /// Starts a program that offers a text on the clipboard, and returns it once the offer is made.
    private func offer(_ command: String, on display: VirtualDisplay) throws -> Child {
        let owner = try Child(["sh", "-c", "\(command) 2>&1"], ["DISPLAY": display.name])
        #expect(owner.read(untilLineWith: "aiting for selection requests"))
        return owner
    }
}
