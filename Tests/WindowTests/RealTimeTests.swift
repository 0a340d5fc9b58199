import DisplaySupport
import Foundation
import Testing

/// What takes real time in a window; scripts/test.sh runs these tests while no other runs.
@Suite(.serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb is not installed"))
struct RealTimeTests {
    @Test func `A window without activity costs no CPU time and no wake-up`() async throws {
        try await VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "click")
            #expect(probe.read(until: "ready"))
            let process = try #require(probe.programID)

            // The X server's answers to the requests made at start arrive first.
            let before = try await Activity.settled(of: process)
            try await Task.sleep(for: .seconds(2))

            #expect(try Activity(of: process) == before)
            probe.end()
        }
    }

    @Test func `An animation runs at the display's refresh rate, and then nothing runs`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "animate")

            #expect(probe.finish())
            #expect(
                probe.lines == [
                    "halfway true", "finished true", "in time true", "frames some", "then 0", "shown true",
                    "ended",
                ])
        }
    }

    @Test(.enabled(if: Child.isInstalled("xdotool"), "xdotool is not installed"))
    func `A field is typed into, edited by keys, and copied from through the desktop's pasteboards`() throws {
        try VirtualDisplay.use { display in
            let probe = try display.start("WindowProbe", "edit")
            #expect(probe.read(until: "ready"))

            try display.run("xdotool", "mousemove", "40", "27", "click", "1", "type", "hello world")
            #expect(probe.read(until: "first hello world"))
            try display.run("xdotool", "key", "ctrl+Left", "ctrl+BackSpace")
            #expect(probe.read(until: "first world"))
            try display.run("xdotool", "key", "ctrl+z")
            #expect(probe.read(until: "first hello world"))
            try display.run("xdotool", "key", "ctrl+a", "ctrl+c", "Tab", "ctrl+v")
            #expect(probe.read(until: "second hello world"))
            // Text selected by the pointer is inserted by the middle button.
            try display.run(
                "xdotool", "mousemove", "30", "27", "click", "--repeat", "2", "--delay", "60", "1")
            try display.run("xdotool", "mousemove", "190", "77", "click", "2")
            #expect(probe.read(until: "second hello worldhello"))
            probe.end()
        }
    }
}
