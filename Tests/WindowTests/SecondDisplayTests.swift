import DisplaySupport
import Testing

/// Windows on an X server with two displays: one of 1024 × 768 pixels, and one of 800 × 600 to the right of it.
@Suite(
    .serialized,
    .enabled(
        if: DisplayPair.isAvailable,
        "Xorg, its driver dummy or xrandr is not installed, or Xorg does not start, as without root"))
struct SecondDisplayTests {
    /// The owner has 1000 × 700 points; a title bar of 32 points is assumed.
    @Test(arguments: [
        (["10", "20"], "owner 10 20 1000 700 on 0", "dialog 410 320 200 100 on 0"),
        (["1034", "10"], "owner 1034 10 800 568 on 1024", "dialog 1334 244 200 100 on 1024"),
    ])
    func `A window and its dialog fit the display on which the window opens`(
        position: [String], owner: String, dialog: String
    ) throws {
        try DisplayPair.use { display in
            let probe = try display.start("WindowProbe", "screens", position[0], position[1])
            #expect(probe.finish())
            #expect(
                probe.lines == [
                    "screen 0 0 1024 768", "screen 1024 0 800 600", owner, dialog, "ended",
                ])
        }
    }
}
