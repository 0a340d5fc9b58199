/// The ink of one word at one size: how much of each pixel it covers, or, for colour glyphs, the pixels themselves.
///
/// Made once for each word by the typesetter and shared by every rendition that shows it; tinted when drawn.
///
///     let alpha = mask.coverage[y * mask.stride + x]   // 0...255; the column and row are inside the mask
public nonisolated final class GlyphMask {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// Distance from one row to the next, in bytes.
    public let stride: Int
    /// Owned by the mask: `stride * height` bytes, top row first.
    public let coverage: UnsafeMutablePointer<UInt8>
    /// True when a pixel is four bytes, a premultiplied little-endian `0xAARRGGBB`; false for one byte of coverage.
    public let isColored: Bool

    /// An empty (zeroed) mask.
    ///
    /// Both sides are in pixels and at least 1.
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
