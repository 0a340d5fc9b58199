/// A part of a paragraph with one look, fonts looked up.
nonisolated struct TextLook {
    let attributes: TextAttributes
    let font: ResolvedFont

    /// How far the lines it stands in reach, in points from the baseline.
    var ascent: Double { font.metrics.ascent + attributes.baselineOffset }
    var descent: Double { font.metrics.descent - attributes.baselineOffset }
}
