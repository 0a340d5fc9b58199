import DisplaySupport
import Foundation
import Glibc
import Testing

/// Closing windows and ending programs, on a virtual display.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb is not installed"))
struct LifetimeTests {
    @Test func `A closed window is deallocated with its views and tasks, and memory does not grow`()
        throws
    {
        try VirtualDisplay.use { display in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let probe = try display.start(
                "WindowProbe", "lifetimes", "300", environment: ["XDG_STATE_HOME": folder.path])

            #expect(probe.finish())
            for kind in ["windows", "controllers", "hosts", "states"] {
                #expect(probe.value("\(kind) alive") == "0", "\(kind)")
            }
            #expect(probe.value("disappeared") == "621 of 621")
            #expect(probe.value("cancelled") == "621 of 621")
            // The timer for saving the state has ended with the window, which saved its state when it closed.
            #expect(probe.value("waiting") == "true")
            #expect(probe.lines.filter { $0.hasPrefix("saved") } == ["saved 0.75"])
            // A leaked window takes more than 100 KB with its pixels.
            let growth = try #require(probe.value("growth").flatMap { Int($0) })
            let laterGrowth = try #require(probe.value("later growth").flatMap { Int($0) })
            #expect(growth < 1000 && laterGrowth < 500, "\(growth) KB, then \(laterGrowth) KB")
        }
    }

    /// The lines that the program prints at every kind of exit; the user cannot close its second window.
    private static let end = [
        "ready", "disappeared", "closed Probe", "saved 0.25", "closed Second", "will terminate, 0 windows",
    ]

    /// Returns the lines of a program that ends in the given way; `body` receives it once it is ready.
    private func ending(
        _ way: String, on display: VirtualDisplay, _ body: (Child) throws -> Void = { _ in }
    ) throws -> (lines: [String], isSuccess: Bool) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let probe = try display.start(
            "WindowProbe", "ending", way, environment: ["XDG_STATE_HOME": folder.path])
        #expect(probe.read(until: "ready"))
        try body(probe)
        let isSuccess = probe.finish()
        let saved = folder.appendingPathComponent("widgets-window-probe/second.state").path
        #expect(try String(contentsOfFile: saved, encoding: .utf8).contains("level\tvalue\tdouble\t0.25"))
        return (probe.lines, isSuccess)
    }

    @Test func `quit closes the windows, saves their state, and calls the hook before the program ends`()
        throws
    {
        try VirtualDisplay.use { display in
            let (lines, isSuccess) = try ending("quit", on: display)

            #expect(isSuccess)
            #expect(lines == Self.end + ["ended"])
        }
    }

    @Test(arguments: [("window", ["closed"]), ("task", ["task"]), ("background", ["task"])])
    func `A program that quits during its launch ends in order`(way: String, lines: [String]) throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "launch", way)
            #expect(probe.finish())
            #expect(probe.lines == lines + ["ended"])
        }
    }

    @Test func `An error of the X server that arrives while the program ends does not end it earlier`() throws
    {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "launch", "refused")
            #expect(probe.finish())
            #expect(probe.lines == ["ended"])
        }
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `A signal ends the program in order`(signal: Int32) throws {
        try VirtualDisplay.use { display in
            let (lines, isSuccess) = try ending("signal", on: display) { probe in
                kill(try #require(probe.programID), signal)
            }

            #expect(isSuccess)
            #expect(lines == Self.end + ["ended"])
        }
    }

    @Test func `Closing the last window ends the program in order`() throws {
        try VirtualDisplay.use { display in
            let (lines, isSuccess) = try ending("close", on: display)

            #expect(isSuccess)
            #expect(lines.sorted() == (Self.end + ["ended"]).sorted())
            #expect(lines.last == "ended")
        }
    }

    @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
    func `A window destroyed by another program ends this one in order, with a failure`() throws {
        try VirtualDisplay.use { display in
            let (lines, isSuccess) = try ending("destroyed", on: display) { _ in
                try display.run("xdotool", "search", "--name", "Second", "windowclose")
            }

            #expect(!isSuccess)
            #expect(lines == Self.end)
        }
    }

    @Test func `A lost display ends the program in order, with a failure`() throws {
        try VirtualDisplay.use { display in
            let (lines, isSuccess) = try ending("lost", on: display) { _ in display.stop() }

            #expect(!isSuccess)
            #expect(lines == Self.end)
        }
    }

    @Test(
        .enabled(if: Compositor.isAvailable, "weston is not installed"),
        arguments: [(SIGTERM, "lost"), (SIGKILL, "lost"), (SIGKILL, "menu"), (SIGKILL, "dialog")])
    func `A lost compositor ends the program in order, with a failure and the toolkit's message`(
        signal: Int32, way: String
    ) throws {
        try Compositor.run { _, variables, compositor in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let path = VirtualDisplay.path(of: "WindowProbe")
            let probe = try Child(
                ["sh", "-c", "exec \(path) ending \(way) 2>&1"],
                variables.merging(["XDG_STATE_HOME": folder.path]) { $1 })
            #expect(probe.read(until: "ready"))

            kill(try #require(compositor.programID), signal)

            #expect(!probe.finish())
            #expect(probe.process.terminationReason == .exit && probe.process.terminationStatus == 1)
            // The position of the window is reported before, and the compositor's socket by libwayland.
            let lines = probe.lines.filter { Self.end.contains($0) || $0.hasPrefix("WindowProbe: ") }
            #expect(lines == Self.end + ["WindowProbe: the connection to the display is lost"])
            let saved = folder.appendingPathComponent("widgets-window-probe/second.state").path
            #expect(try String(contentsOfFile: saved, encoding: .utf8).contains("level\tvalue\tdouble\t0.25"))
        }
    }
}
