import DisplaySupport
import Foundation
import Testing

/// The example that owns its SDL window and event loop, run with SDL's dummy video driver.
struct EmbeddingTests {
    @Test func `An embedding program learns which events were used, and gets the changed pixels`()
        throws
    {
        let example = try Child(
            [VirtualDisplay.path(of: "EmbeddingExample"), "--self-test"], ["SDL_VIDEODRIVER": "dummy"])

        #expect(example.finish())
        #expect(
            example.lines == [
                "first frame painted", "corner of the panel round", "panel translucent", "idle true",
                "pressed look true", "presses 1, speed 1.0", "left to the game 0, button focused true",
                "left to the game 3, button focused false",
            ])
    }
}
