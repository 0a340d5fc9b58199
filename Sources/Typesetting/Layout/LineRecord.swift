/// The start, size and position of a wrapped line of a paragraph.
///
/// Its glyphs are placed when they are needed.
nonisolated struct LineRecord {
    /// The offset from the paragraph's start, in bytes; the line ends where the next line starts.
    var start: Int32
    /// The width of the visible text, without trailing spaces, in points.
    var width: Float
    var ascent: Float
    var descent: Float
    /// The distance of the line's top from the paragraph's top, in points.
    var top: Double
    var height: Float
    /// The distance of the baseline from the line's top, in points.
    var baseline: Float
    /// The reason why the line ends where it does.
    var ending: Ending

    enum Ending: UInt8 {
        /// The line is the last of the paragraph.
        case paragraph
        /// The line was wrapped.
        case wrapped
        /// The line ends with a line separator within the paragraph.
        case separator
        /// The line ends at a soft hyphen, which is displayed as a hyphen.
        case hyphen
        /// The line is truncated.
        case truncated
    }
}
