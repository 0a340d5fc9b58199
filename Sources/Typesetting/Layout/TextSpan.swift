import Drawing
import TextAnalysis

/// A part of a paragraph with one look, fonts looked up.
nonisolated struct TextLook {
    let attributes: TextAttributes
    let font: ResolvedFont

    /// How far the lines it stands in reach, in points from the baseline.
    var ascent: Double { font.metrics.ascent + attributes.baselineOffset }
    var descent: Double { font.metrics.descent - attributes.baselineOffset }
}

/// A stretch of a paragraph that is shaped as one: one look, one face, one script, one embedding level.
nonisolated struct TextSpan {
    /// Where the span begins, in code points or bytes of the paragraph (which one, its owner says).
    var start: Int32
    /// Number in the face library; -1 when there is no font at all.
    var face: Int32
    /// Index into the paragraph's looks.
    var look: Int32
    var script: ScriptCode
    /// Odd levels run from right to left.
    var level: UInt8
    /// A tab alone: white space that leads to a stop.
    var isTab: Bool

    func continues(_ other: TextSpan) -> Bool {
        face == other.face && look == other.look && script == other.script && level == other.level
            && !isTab && !other.isTab
    }
}

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
    /// What the line ends with.
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
