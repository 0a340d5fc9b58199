import DisplaySupport
import Foundation
import Testing

/// The windows of declarative scenes on the desktop.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Child.isInstalled("xdotool"), "Xvfb or xdotool is not installed"))
struct SceneWindowTests {
    /// Runs `body` with a display and the environment of a program without saved state.
    private func use(_ body: (VirtualDisplay, [String: String]) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try VirtualDisplay.use { try body($0, ["XDG_STATE_HOME": folder.path]) }
    }

    @Test
    func `Ctrl+N opens a window of the group, and commands open other windows and change the app's state`()
        throws
    {
        try use { display, environment in
            let probe = try display.start("WindowProbe", "new windows", environment: environment)
            #expect(probe.read(until: "windows scene-1, plain"))
            try display.run("xdotool", "key", "ctrl+n")
            #expect(probe.read(until: "windows scene-1 scene-1-2, plain"))
            try display.run("xdotool", "key", "ctrl+l")
            #expect(probe.read(until: "marked true") && probe.read(until: "marked true"))
            try display.run("xdotool", "key", "ctrl+k")
            #expect(probe.read(until: "windows scene-1 scene-1-2 note, marked"))
            try display.run("xdotool", "key", "ctrl+j")
            #expect(probe.read(until: "windows scene-1 scene-1-2, marked"))
            try display.run("xdotool", "key", "ctrl+q")
            #expect(probe.finish())
        }
    }

    @Test func `Commands that replace New take Ctrl+N away`() throws {
        try use { display, environment in
            let probe = try display.start("WindowProbe", "new windows", "replaced", environment: environment)
            #expect(probe.read(until: "windows scene-1"))
            try display.run("xdotool", "key", "ctrl+n", "ctrl+k")
            #expect(probe.read(until: "count 1"))
            try display.run("xdotool", "key", "ctrl+q")
            #expect(probe.finish())
        }
    }

    @Test func `Each window of a group without an identifier restores its own frame`() throws {
        try use { display, environment in
            for expected in [nil, "40,50 200, 300,250 260"] {
                let probe = try display.start("WindowProbe", "group frames", environment: environment)
                #expect(probe.finish())
                if let expected { #expect(probe.value("frames") == expected) }
            }
        }
    }

    @Test func `The settings window follows the size of its content`() throws {
        try use { display, environment in
            let probe = try display.start("WindowProbe", "growing settings", environment: environment)
            func height() -> Int? {
                guard probe.read(until: "height") else { return nil }
                return probe.lines.last?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
            }
            let first = try #require(height())
            #expect(probe.lines.last?.hasSuffix("false") == true)
            try display.run("xdotool", "key", "ctrl+e")
            let second = try #require(height())
            #expect(second >= first + 160)
            try display.run("xdotool", "key", "ctrl+e")
            #expect(height() == first)
            probe.end()
        }
    }

    @Test(.enabled(if: VirtualDisplay.hasWindowManager, "openbox, xdotool or xprop is not installed"))
    func
        `The window with the keyboard is active, another one inactive, and a minimised one in the background`()
        throws
    {
        try use { display, environment in
            let manager = try display.startWindowManager()
            defer { manager.end() }
            let probe = try display.start("WindowProbe", "phases", environment: environment)
            #expect(probe.read(until: "first inactive, second active"))
            let window = try display.run(
                "xdotool", "search", "--sync", "--onlyvisible", "--name", "^Second$")
            let identifier = try #require(window.first)
            try display.run("xdotool", "windowminimize", identifier)
            #expect(probe.read(until: "first active, second background"))
            // The phase is not that of the end.
            #expect(probe.process.isRunning)
            #expect(!probe.lines.contains("app background"))

            // The app is in the background when all windows are, and active again with the first of them.
            let other = try display.run(
                "xdotool", "search", "--onlyvisible", "--name", "^First$")
            try display.run("xdotool", "windowminimize", try #require(other.first))
            #expect(probe.read(until: "app background"))
            #expect(probe.process.isRunning)
            try display.run("xdotool", "windowactivate", identifier)
            #expect(probe.read(until: "app active"))
            #expect(probe.read(until: "first background, second active"))
            probe.end()
        }
    }
}
