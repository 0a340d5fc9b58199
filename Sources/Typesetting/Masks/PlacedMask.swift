/// The pixels of a mask and their position, valid during the call that receives them.
///
/// A value without references: drawing thousands of characters retains and releases no masks.
///
///     typesetter.drawMasks(of: run, scale: 2) { blend($0.coverage, left: x + $0.x, top: y + $0.y) }
package nonisolated struct PlacedMask {
    /// The pixels, as in ``GlyphMask/coverage``; owned by the mask, which outlives the call.
    package let coverage: UnsafeMutablePointer<UInt8>
    /// The distance from one row to the next, in bytes.
    package let stride: Int
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// Whether a pixel has four bytes, as in ``GlyphMask/isColored``.
    package let isColored: Bool
    /// The distance from the run's origin to the left edge of the mask, in pixels.
    package var x: Int
    /// The distance from the baseline to the top edge of the mask, in pixels; negative above the baseline.
    package let y: Int

    @inline(__always)
    init(_ piece: TextRendition.Piece) {
        coverage = piece.mask.coverage
        stride = piece.mask.stride
        width = piece.mask.width
        height = piece.mask.height
        isColored = piece.mask.isColored
        x = piece.x
        y = piece.y
    }
}
