import Drawing
import ImageStress
import RandomNumbers
import Testing

@testable import ImageCodecs

/// Frames of GIF files: colours, composition, delays and repetitions.
struct GIFTests {
    private let palette: [UInt32] = [0x000000, 0xff0000, 0x00ff00, 0x0000ff]

    private func frame(_ width: Int, _ height: Int, _ index: UInt8) -> GIFWriter.Frame {
        GIFWriter.Frame(
            width: width, height: height, indices: [UInt8](repeating: index, count: width * height))
    }

    private func rows(_ image: Image) -> [String] {
        let names: [UInt32: Character] = [
            0: ".", 0xff00_0000: "k", 0xffff_0000: "r", 0xff00_ff00: "g", 0xff00_00ff: "b",
        ]
        return (0..<image.bitmap.height).map { row in
            String((0..<image.bitmap.width).map { names[image.bitmap[$0, row]] ?? "?" })
        }
    }

    @Test(arguments: [1, 2, 4, 7, 8], [false, true])
    func `Random pixels are decoded exactly, with any number of colours`(bits: Int, isInterlaced: Bool) throws
    {
        var numbers = SeededRandom(seed: bits)
        let colours = (0..<1 << bits).map { _ in UInt32(numbers.index(below: 1 << 24)) }
        var writer = GIFWriter(width: 131, height: 97, palette: colours)
        // Long runs give long strings, and random pixels fill the table of codes several times.
        var run: UInt8 = 0
        let indices = (0..<131 * 97).map { index -> UInt8 in
            if index > 6000 || numbers.index(below: 40) == 0 {
                run = UInt8(numbers.index(below: colours.count))
            }
            return run
        }
        var frame = GIFWriter.Frame(width: 131, height: 97, indices: indices)
        frame.isInterlaced = isInterlaced
        writer.frames = [frame]

        let image = try ImageSource(writer.bytes).image(at: 0)

        #expect(image.bitmap.pixels == indices.map { 0xff00_0000 | colours[Int($0)] })
    }

    @Test func `Frames are composed by their disposals`() throws {
        var writer = GIFWriter(width: 4, height: 2, palette: palette)
        var (first, second, third, fourth) = (frame(4, 2, 1), frame(2, 1, 2), frame(2, 2, 3), frame(1, 1, 0))
        first.disposal = 1
        (second.left, second.disposal) = (1, 2)
        (third.left, third.disposal) = (2, 3)
        third.indices[0] = 0
        third.transparentIndex = 0
        fourth.top = 1
        writer.frames = [first, second, third, fourth]
        let source = try ImageSource(writer.bytes)

        #expect(source.count == 4)
        #expect(rows(try source.image(at: 0)) == ["rrrr", "rrrr"])
        #expect(rows(try source.image(at: 1)) == ["rggr", "rrrr"])
        #expect(rows(try source.image(at: 2)) == ["r..b", "rrbb"])
        #expect(rows(try source.image(at: 3)) == ["r..r", "krrr"])
    }

    @Test func `Frames outside of the canvas are clipped`() throws {
        var writer = GIFWriter(width: 3, height: 2, palette: palette)
        var (large, outside) = (frame(4, 4, 1), frame(2, 2, 2))
        (large.left, large.top, large.disposal) = (1, 1, 2)
        (outside.left, outside.top, outside.disposal) = (3000, 2000, 2)
        writer.frames = [large, outside, frame(1, 1, 3)]
        let source = try ImageSource(writer.bytes)

        #expect(rows(try source.image(at: 0)) == ["...", ".rr"])
        #expect(rows(try source.image(at: 1)) == ["...", "..."])
        #expect(rows(try source.image(at: 2)) == ["b..", "..."])
    }

    @Test func `Delays and repetitions are read, and short delays count as 100 milliseconds`() throws {
        var writer = GIFWriter(width: 2, height: 2, palette: palette)
        writer.frames = [0, 1, 2, 25].map { delay in
            var frame = frame(2, 2, 1)
            frame.delay = delay
            return frame
        }
        let once = try ImageSource(writer.bytes)
        #expect((0..<4).map { once.duration(at: $0) } == [100, 100, 20, 250].map { .milliseconds($0) })
        #expect(once.loopCount == 1)
        for (value, count) in [(0, 0), (1, 2), (300, 301)] {
            writer.repetitions = value
            #expect(try ImageSource(writer.bytes).loopCount == count)
        }

        let image = try ImageSource(writer.bytes).animatedImage()
        #expect(image.images?.count == 4 && image.loopCount == 301)
        #expect(abs(image.duration - 0.47) < 1e-9)
        let times = [-1, 0, 0.099, 0.101, 0.201, 0.221, 0.46, 0.4701, 1000]
        #expect(times.map(image.frameIndex) == [0, 0, 0, 1, 2, 3, 3, 0, 3])
    }

    @Test func `A truncated file has the complete frames, and reports the next one`() throws {
        var writer = GIFWriter(width: 40, height: 40, palette: palette)
        var numbers = SeededRandom(seed: 3)
        for _ in 0..<3 {
            let indices = (0..<1600).map { _ in UInt8(numbers.index(below: 4)) }
            writer.frames.append(GIFWriter.Frame(width: 40, height: 40, indices: indices))
        }
        let whole = writer.bytes
        let source = try ImageSource(Array(whole.prefix(whole.count - 300)), name: "cut")

        #expect(source.count == 3)
        #expect(try source.image(at: 1).bitmap == ImageSource(whole).image(at: 1).bitmap)
        #expect(throws: ImageError.broken("cut", reason: "frame 2 is damaged or truncated")) {
            try source.image(at: 2)
        }
    }

    @Test func `Canvases and frames that are too large are refused`() throws {
        var writer = GIFWriter(width: 65535, height: 65535, palette: palette)
        writer.frames = [frame(1, 1, 1)]
        #expect(throws: ImageError.tooLarge("gif", width: 65535, height: 65535)) {
            try ImageSource(writer.bytes, name: "gif")
        }
        writer = GIFWriter(width: 2, height: 2, palette: palette)
        writer.frames = [frame(1, 1, 1)]
        writer.frames[0].width = 65535
        writer.frames[0].height = 65535
        let source = try ImageSource(writer.bytes, name: "gif")
        #expect(throws: ImageError.tooLarge("gif", width: 65535, height: 65535)) { try source.image(at: 0) }
    }

    @Test func `An animation with too many pixels in all is refused as a whole, but its frames are readable`()
        throws
    {
        var writer = GIFWriter(width: 700, height: 700, palette: palette)
        writer.frames = [GIFWriter.Frame](repeating: frame(1, 1, 1), count: 140)
        let source = try ImageSource(writer.bytes, name: "gif")

        #expect(throws: ImageError.tooLarge("gif", width: 700, height: 98000)) { try source.animatedImage() }
        var frames = try source.frames(maxPixelSize: 50)
        #expect(try frames.next()?.image.bitmap.width == 50)
    }
}
