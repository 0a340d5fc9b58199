import DisplaySupport
import Foundation
import Testing

/// The example that owns its SDL window and event loop.
@Suite(.serialized)
struct EmbeddingTests {
    @Test
    func `An embedding program learns which events were used, and gets the changed pixels of two hosts`()
        throws
    {
        let example = try Child(
            [VirtualDisplay.path(of: "EmbeddingExample"), "--self-test"], ["SDL_VIDEODRIVER": "dummy"])

        #expect(example.finish())
        #expect(
            example.lines == [
                "first frame painted", "corner of the panel round", "panel translucent",
                "rectangles while only sprites move 0", "pressed look true", "presses 1, speed 1.0",
                "left to the game 0, button focused true", "left to the game 3, button focused false",
                "score 1, left to the game 3", "text input true", "clipboard from the views",
                "text input false", "open popups 1, uploaded true",
                "below the panel true, covers the game true", "chosen another true, open popups 0",
                "open popups after a press beside the menu 0",
            ])
    }

    @Test(
        .enabled(
            if: VirtualDisplay.isAvailable && Child.isInstalled("xdotool"), "Xvfb or xdotool is not installed"
        ))
    func `In a window, cursor, input method and clipboard reach the game`() throws {
        try VirtualDisplay.use { display in
            let game = try display.start("EmbeddingExample", "--print")
            #expect(game.read(until: "ready"))
            // Over the field of the panel, at the panel's own origin.
            try display.run("xdotool", "mousemove", "290", "38")
            #expect(game.read(until: "cursor iBeam"))
            try display.run("xdotool", "click", "1")
            #expect(game.read(until: "text input at"))
            let place = try #require(game.lines.last?.split(separator: " ").suffix(2).map(String.init))
            #expect((246...342).contains(Int(place[0].dropLast()) ?? 0), "\(place)")
            #expect((21...55).contains(Int(place[1]) ?? 0), "\(place)")
            try display.run("xdotool", "mousemove", "100", "250", "click", "1")
            #expect(game.read(until: "cursor arrow"))
            #expect(game.read(until: "text input off"))
            // The list of choices leaves the panel, and closes with a press of the game's image.
            try display.run("xdotool", "mousemove", "520", "38", "click", "1")
            #expect(game.read(until: "popup menu opened"))
            try display.run("xdotool", "mousemove", "100", "250", "click", "1")
            #expect(game.read(until: "popup menu closed"))
            game.end()
        }
    }
}
