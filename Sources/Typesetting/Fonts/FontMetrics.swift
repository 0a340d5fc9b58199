/// The measures of a font's lines, in points.
///
///     let metrics = Typesetter.shared.metrics(of: font, scale: 1)
///     let baseline = top + metrics.ascent
public nonisolated struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line.
    public var ascent: Double
    /// From the baseline down to the bottom of a line; positive.
    public var descent: Double
    /// From one baseline to the next.
    public var lineHeight: Double
    /// Height of "H".
    public var capHeight: Double
    /// Height of "x".
    public var xHeight: Double

    public init(ascent: Double, descent: Double, lineHeight: Double, capHeight: Double, xHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.lineHeight = lineHeight
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The space that `lineHeight` adds to ascent and descent, in points.
    public var leading: Double { max(0, lineHeight - ascent - descent) }

    /// Usual proportions, for layout without any font.
    ///
    /// `pointSize` is the em's size in points.
    static func estimated(pointSize: Double) -> FontMetrics {
        FontMetrics(
            ascent: pointSize * 0.93, descent: pointSize * 0.24, lineHeight: pointSize * 1.17,
            capHeight: pointSize * 0.73, xHeight: pointSize * 0.55)
    }
}
