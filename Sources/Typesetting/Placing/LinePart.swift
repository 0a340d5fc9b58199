import TextAnalysis

/// A stretch of a line that is shaped as one, before it has a place.
nonisolated struct LinePart {
    enum Kind: Equatable {
        case text
        case tab
        /// A character that the text does not have: an ellipsis, or a hyphen at the line's end.
        case sign(UInt32)
    }

    /// In bytes of the paragraph; empty for a sign.
    var range: Range<Int>
    var kind = Kind.text
    /// Index into the paragraph's looks.
    var look: Int
    /// Number in the face library; -1 for none.
    var face: Int
    var script: ScriptCode
    var level: UInt8
    /// White space at the line's end.
    var isTrailing = false
}
