/// The line metrics of a font, in points.
///
///     let metrics = Typesetter.shared.metrics(of: font, scale: 1)
///     let baseline = top + metrics.ascent
public nonisolated struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline up to the top of a line.
    public var ascent: Double
    /// The distance from the baseline down to the bottom of a line; positive.
    public var descent: Double
    /// The distance from one baseline to the next.
    public var lineHeight: Double
    /// The height of "H" above the baseline.
    public var capHeight: Double
    /// The height of "x" above the baseline.
    public var xHeight: Double

    public init(ascent: Double, descent: Double, lineHeight: Double, capHeight: Double, xHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.lineHeight = lineHeight
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The difference between `lineHeight` and the sum of ascent and descent; at least 0.
    public var leading: Double { max(0, lineHeight - ascent - descent) }

    /// Returns metrics with usual proportions, for layout without any font.
    ///
    /// `pointSize` is the size of the em in points.
    static func estimated(pointSize: Double) -> FontMetrics {
        FontMetrics(
            ascent: pointSize * 0.93, descent: pointSize * 0.24, lineHeight: pointSize * 1.17,
            capHeight: pointSize * 0.73, xHeight: pointSize * 0.55)
    }
}
