/// A line of a paragraph, wrapped: where it begins and how it stands.
///
/// Glyphs are placed when they are needed.
nonisolated struct LineRecord {
    /// In bytes from the paragraph's start; the line reaches to the start of the next.
    var start: Int32
    /// Of what is seen, without the spaces at its end, in points.
    var width: Float
    var ascent: Float
    var descent: Float
    /// Its top, in points from the paragraph's.
    var top: Double
    var height: Float
    /// From its top, in points.
    var baseline: Float
    /// The reason why the line ends where it does.
    var ending: Ending

    enum Ending: UInt8 {
        /// The paragraph's end.
        case paragraph
        /// The next line of the paragraph follows by itself.
        case wrapped
        /// Within the paragraph, after a line separator.
        case separator
        /// A soft hyphen, which is shown as a hyphen.
        case hyphen
        /// More text than there is room for: some is left out.
        case truncated
    }
}
