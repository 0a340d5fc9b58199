import DisplaySupport
import Foundation
import Testing

/// The demo's command line, and the messages of programs without a display.
struct DemoTests {
    private let demo = VirtualDisplay.path(of: "DemoApp")

    private func run(_ arguments: String...) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: demo)
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { environment[name] = nil }
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    @Test(arguments: ["--help", "-h"]) func `The demo prints its options when it is asked for them`(
        option: String
    ) throws {
        let (status, output) = try run(option)
        #expect(status == 0 && output.hasPrefix("usage: DemoApp"))
    }

    @Test func `Without a display the demo names SDL's reason and the remedy, and exits with 1`() throws {
        let (status, output) = try run()

        #expect(status == 1)
        #expect(output.contains("no display could be opened (SDL: "))
        #expect(output.contains("--screenshot FILE.png"))
    }

    @Test func `Without a display another program does not name the demo's options`() throws {
        let probe = try Child(["sh", "-c", "\(VirtualDisplay.path(of: "WindowProbe")) click 2>&1"])

        #expect(!probe.finish())
        let output = probe.lines.joined()
        #expect(output.contains("no display could be opened"))
        #expect(!output.contains("DemoApp") && !output.contains("--screenshot"))
    }

    @Test func `A missing file in WIDGETS_FONT is reported, and another font is used`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("widgets-font.png").path
        defer { try? FileManager.default.removeItem(atPath: file) }

        let demo = try Child(
            ["sh", "-c", "\(demo) --screenshot \(file) --page controls 2>&1"],
            ["WIDGETS_FONT": "/no/such/font.ttf"])

        #expect(demo.finish())
        #expect(demo.lines.joined().contains("WIDGETS_FONT: names /no/such/font.ttf"))
        #expect(FileManager.default.fileExists(atPath: file))
    }

    @Test(arguments: [
        "controls", "views", "text", "editor", "lists", "motion", "frames", "declarative", "data", "state",
        "transitions", "layout",
    ])
    func `A screenshot needs no display`(page: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("widgets-\(page).png").path
        defer { try? FileManager.default.removeItem(atPath: file) }

        let (status, output) = try run(
            "--screenshot", file, "--page", page, "--size", "600x400", "--scale", "1.5", "--appearance",
            "dark")

        #expect(status == 0, "\(output)")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        #expect(bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        #expect(Array(bytes[16..<24]) == [0, 0, 0x03, 0x84, 0, 0, 0x02, 0x58])
    }

    @Test(arguments: [
        (["--page", "nowhere"], "there is no page \"nowhere\""), (["--size", "0x10"], "--size 0x10"),
        (["--scale", "nan"], "--scale nan"), (["--appearance", "blue"], "give light or dark"),
        (["--frobnicate", "1"], "unknown option --frobnicate"),
        (["--screenshot"], "--screenshot needs a value"),
    ])
    func `A wrong option is named, with the usage`(arguments: [String], message: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: demo)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()

        #expect(process.terminationStatus == 1)
        #expect(output.contains(message))
        #expect(output.contains("usage: DemoApp"))
    }
}
