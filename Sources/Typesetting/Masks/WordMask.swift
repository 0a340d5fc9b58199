/// The result of drawing a word as one mask.
nonisolated enum WordMask {
    case drawn(TextRendition.Piece)
    /// The word has no ink.
    case empty
    /// The word is drawn from the masks of its glyphs.
    case refused
}
