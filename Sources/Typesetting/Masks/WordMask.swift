/// A word drawn as one mask, if it is.
nonisolated enum WordMask {
    case drawn(TextRendition.Piece)
    /// The word has no ink.
    case empty
    /// The word is drawn from the masks of its glyphs.
    case refused
}
