import DisplaySupport
import Glibc
import Testing

/// A program with an `App` and scenes, in a real window.
@Suite(
    .serialized,
    .enabled(
        if: VirtualDisplay.isAvailable && Child.isInstalled("xdotool"), "Xvfb or xdotool is not installed"))
struct AppWindowTests {
    @Test(arguments: [[], ["--retained"]])
    func `A window group opens its window, and the program ends on SIGTERM`(arguments: [String]) throws {
        try VirtualDisplay.use { display in
            let app = try Child(
                [VirtualDisplay.path(of: "SevenGUIsApp")] + arguments, ["DISPLAY": display.name])
            let found = try display.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "^7GUIs$")
            let window = try #require(found.first)
            let geometry = try display.run("xdotool", "getwindowgeometry", window)
            #expect(geometry.contains { $0.contains("520x380") }, "\(geometry)")

            kill(try #require(app.programID), SIGTERM)
            #expect(app.finish())
        }
    }

    @Test func `The database browser names its window after the database, and ends on Ctrl+Q`() throws {
        try VirtualDisplay.use { display in
            let app = try Child([VirtualDisplay.path(of: "DatabaseBrowserApp")], ["DISPLAY": display.name])
            let found = try display.run(
                "xdotool", "search", "--sync", "--onlyvisible", "--name", "^Sample data$")
            let window = try #require(found.first)
            try display.run("xdotool", "windowfocus", "--sync", window)
            try display.run("xdotool", "key", "ctrl+q")
            #expect(app.finish())
        }
    }
}
