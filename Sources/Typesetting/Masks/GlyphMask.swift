/// The bitmap of a glyph or word at one size: the coverage of each pixel or, for colour glyphs, the pixels themselves.
///
/// The typesetter creates it once and shares it between renditions; coverage is tinted with the text colour when it is drawn.
///
///     let alpha = mask.coverage[y * mask.stride + x]   // 0...255; the column and row are inside the mask
public nonisolated final class GlyphMask {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The distance from one row to the next, in bytes.
    public let stride: Int
    /// The pixels: `stride * height` bytes, top row first; owned by the mask.
    public let coverage: UnsafeMutablePointer<UInt8>
    /// Whether a pixel has four bytes, a premultiplied little-endian `0xAARRGGBB`, instead of one byte of coverage.
    public let isColored: Bool

    /// Creates an empty (zeroed) mask; both dimensions are in pixels and at least 1.
    package init(width: Int, height: Int, isColored: Bool) {
        precondition(
            width > 0 && height > 0, "GlyphMask: \(width) x \(height) pixels; leave out a mask without ink")
        self.width = width
        self.height = height
        self.isColored = isColored
        stride = isColored ? width * 4 : width
        let memory = UnsafeMutableRawPointer.allocate(byteCount: stride * height, alignment: 16)
        coverage = memory.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
    }

    deinit { UnsafeMutableRawPointer(coverage).deallocate() }

    /// The memory that the mask occupies, in bytes.
    var byteCount: Int { stride * height }
}
