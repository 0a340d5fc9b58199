import Drawing
import Raster
import RasterStress
import Testing

/// Tests that extreme coordinates neither crash the player nor change pixels outside of the clip.
struct FuzzTests {
    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `Extreme coordinates change no pixel outside of the clip`(seed: UInt64) {
        #expect(RasterStress.findings(seeds: seed...seed) == [])
    }

    @Test func `Targets without pixels accept every command`() {
        for (width, height) in [(0, 0), (0, 5), (5, 0)] {
            var random = RandomScene(seed: 5)
            let commands = random.commands(60, within: 20)
            #expect(Bitmap.draw(commands, width: width, height: height).pixels.isEmpty)
        }
    }

    @Test func `A clip outside of the target draws nothing`() {
        for clip in [
            PixelRect(left: 50, top: 0, right: 60, bottom: 10),
            PixelRect(left: 5, top: 5, right: 2, bottom: 9),
            PixelRect(left: -9, top: -9, right: 0, bottom: 0),
        ] {
            #expect(
                Bitmap.draw([.box(-99, -99, 999, 999)], width: 20, height: 20, clip: clip).coveredArea == 0)
        }
    }
}
