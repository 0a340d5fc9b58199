import TextAnalysis

/// A part of a line that is shaped as a unit, before it is placed.
nonisolated struct LinePart {
    enum Kind: Equatable {
        case text
        case tab
        /// A character that is not in the text: an ellipsis, or a hyphen at the end of the line.
        case insertedCharacter(UInt32)
    }

    /// The range in bytes of the paragraph; empty for an inserted character.
    var range: Range<Int>
    var kind = Kind.text
    /// The index into the paragraph's looks.
    var look: Int
    /// The number of the face in the face library; -1 for none.
    var face: Int
    var script: ScriptCode
    var level: UInt8
    /// Whether the part is white space at the end of the line.
    var isTrailing = false
}
