/// A text run's masks at one scale: what a player draws, one piece for a word.
///
///     for piece in typesetter.rendition(of: run, scale: 2).pieces {
///         blend(piece.mask, left: baseline.x + piece.x, top: baseline.y + piece.y)
///     }
public nonisolated final class TextRendition {
    /// One mask and its place.
    ///
    ///     let left = originInPixels.x + piece.x
    public struct Piece {
        /// The coverage of each pixel.
        public let mask: GlyphMask
        /// Pixels from the run's origin to the mask's left edge.
        public let x: Int
        /// Pixels from the baseline to the mask's top edge; negative above the baseline.
        public let y: Int
    }

    /// Pixels a point.
    public let scale: Double
    /// From left to right as the words are written.
    public let pieces: [Piece]
    /// Of the typesetter's fonts when this was made: a rendition of another generation is stale.
    let generation: Int

    init(scale: Double, pieces: [Piece], generation: Int) {
        self.scale = scale
        self.pieces = pieces
        self.generation = generation
    }
}
