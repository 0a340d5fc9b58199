import Testing

@testable import Typesetting

@Suite struct InkTests {
    /// Returns the position of the ink in pixels, and its mask; nil if all pixels are transparent.
    func ink(
        _ pixels: [UInt32], width: Int, columns: Range<Int>? = nil, scale: Double = 1
    ) -> (left: Int, top: Int, mask: GlyphMask)? {
        pixels.withUnsafeBufferPointer { memory in
            guard let base = memory.baseAddress,
                let ink = Ink(
                    pixels: base, width: width, height: pixels.count / width, stride: width, columns: columns)
            else { return nil }
            return (ink.left, ink.top, scale == 1 ? ink.mask() : ink.mask(scaledBy: scale))
        }
    }

    func bytes(_ mask: GlyphMask) -> [UInt8] { (0..<mask.stride * mask.height).map { mask.coverage[$0] } }

    @Test func `The mask of white ink contains its alpha, cropped to the ink`() throws {
        let found = try #require(
            ink([0x00ff_ffff, 0, 0, 0, 0x80ff_ffff, 0x40ff_ffff, 0, 0, 0xffff_ffff], width: 3))

        #expect(found.left == 1 && found.top == 1)
        #expect(!found.mask.isColored && found.mask.width == 2 && found.mask.height == 2)
        #expect(bytes(found.mask) == [0x80, 0x40, 0, 0xff])
    }

    @Test func `Transparent pixels have no mask`() {
        #expect(ink([0x00ff_ffff, 0], width: 1) == nil)
        #expect(ink([0xffff_ffff, 0], width: 2, columns: 1..<2) == nil)
    }

    @Test func `The mask of coloured ink contains its premultiplied colours`() throws {
        let found = try #require(ink([0xffff_0000, 0x8000_0080], width: 2))

        #expect(found.mask.isColored && found.mask.stride == 8)
        #expect(bytes(found.mask) == [0, 0, 255, 255, 128, 0, 0, 128])
    }

    @Test func `Colours that are not premultiplied are multiplied by their alpha`() throws {
        let found = try #require(ink([0xffff_0000, 0x8000_00ff], width: 2))

        #expect(bytes(found.mask) == [0, 0, 255, 255, 128, 0, 0, 128])
    }

    @Test func `A bitmap glyph is scaled down by averaging`() throws {
        let white: [UInt32] = [0xffff_ffff, 0x01ff_ffff, 0xffff_ffff, 0xffff_ffff]
        let found = try #require(ink(white + white, width: 4, scale: 0.5))

        #expect(found.mask.width == 2 && found.mask.height == 1)
        #expect(bytes(found.mask) == [128, 255])
    }
}
