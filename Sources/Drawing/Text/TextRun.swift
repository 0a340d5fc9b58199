/// A measured line of text, as drawn by a text command.
///
/// Created by the typesetter.
///
/// A run is drawn at the start of its baseline; `ascent` extends above and `descent` below it. Runs are equal if text, font and
/// metrics are.
///
///     canvas.draw(run, at: Point(x: 8, y: 20), color: .label)
public final class TextRun: Sendable {
    /// The text.
    public let text: String
    /// The font of the text.
    public let font: Font
    /// The sum of the advances, in points.
    public let width: Double
    /// The height above the baseline, in points.
    public let ascent: Double
    /// The depth below the baseline, in points.
    public let descent: Double
    /// Whether the line runs from right to left.
    public let isRightToLeft: Bool
    /// Whether the run is drawn from the masks of its characters instead of those of its words, which are not cached.
    package let isPlain: Bool

    /// The cached rendition of the run: its masks at the scale of the player that drew it last.
    @MainActor package var rendition: AnyObject? {
        get { keptRendition }
        set { keptRendition = newValue }
    }
    // Private: the compiler checks the exclusivity of accesses to a stored property of the package at run time, for each text drawn.
    @MainActor private var keptRendition: AnyObject?

    // Explicit: the synthesised one checks the executor, which dominates the release of many runs.
    nonisolated deinit {}

    package init(
        text: String, font: Font, width: Double, ascent: Double, descent: Double, isRightToLeft: Bool = false,
        isPlain: Bool = false
    ) {
        self.text = text
        self.font = font
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.isRightToLeft = isRightToLeft
        self.isPlain = isPlain
    }

    /// Returns the box of the glyphs of the run drawn at `origin`.
    ///
    /// Slanted glyphs and marks may extend beyond the box of the advances by a fraction of the line height.
    package func bounds(at origin: Point) -> Rect {
        let slack = ascent / 4
        return Rect(
            x: origin.x - slack, y: origin.y - ascent - slack, width: width + 2 * slack,
            height: ascent + descent + 2 * slack)
    }
}

extension TextRun: Equatable {
    public static func == (a: TextRun, b: TextRun) -> Bool {
        a === b
            || a.text == b.text && a.font == b.font && a.width == b.width && a.ascent == b.ascent
                && a.descent == b.descent && a.isPlain == b.isPlain
    }
}
