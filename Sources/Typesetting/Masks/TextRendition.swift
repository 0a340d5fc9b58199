/// The masks of a text run at one scale, one piece for each word or glyph.
///
///     for piece in typesetter.rendition(of: run, scale: 2).pieces {
///         blend(piece.mask, left: baseline.x + piece.x, top: baseline.y + piece.y)
///     }
public nonisolated final class TextRendition {
    /// A mask and its position.
    ///
    ///     let left = originInPixels.x + piece.x
    public struct Piece {
        /// The mask to draw.
        public let mask: GlyphMask
        /// The distance from the run's origin to the left edge of the mask, in pixels.
        public let x: Int
        /// The distance from the baseline to the top edge of the mask, in pixels; negative above the baseline.
        public let y: Int
    }

    /// The number of pixels per point.
    public let scale: Double
    /// The masks, from left to right.
    public let pieces: [Piece]
    /// The generation of the typesetter's fonts; a rendition of another generation is stale.
    let generation: Int

    init(scale: Double, pieces: [Piece], generation: Int) {
        self.scale = scale
        self.pieces = pieces
        self.generation = generation
    }

    /// Calls `body` with each mask, from left to right.
    @inline(__always)
    package func drawMasks(_ body: (PlacedMask) -> Void) {
        for piece in pieces { body(PlacedMask(piece)) }
    }
}
