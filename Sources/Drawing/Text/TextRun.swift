/// One line of text, measured: what a text command draws.
///
/// The typesetter makes it.
///
/// The baseline starts at the place it is drawn at; `ascent` reaches up from there, `descent` down. Equal when text,
/// font and measures are.
///
///     canvas.draw(run, at: Point(x: 8, y: 20), color: .label)
public final class TextRun: Sendable {
    /// The text.
    public let text: String
    /// The font of the text.
    public let font: Font
    /// In points, as is every measure here.
    public let width: Double
    /// The height above the baseline, in points.
    public let ascent: Double
    /// The depth below the baseline, in points.
    public let descent: Double
    /// True for a line that is read from right to left.
    public let isRightToLeft: Bool

    /// The rendition that a player caches in the run: its masks at the player's scale.
    @MainActor package var rendition: AnyObject?

    package init(
        text: String, font: Font, width: Double, ascent: Double, descent: Double, isRightToLeft: Bool = false
    ) {
        self.text = text
        self.font = font
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.isRightToLeft = isRightToLeft
    }
}

extension TextRun: Equatable {
    public static func == (a: TextRun, b: TextRun) -> Bool {
        a === b
            || a.text == b.text && a.font == b.font && a.width == b.width && a.ascent == b.ascent
                && a.descent == b.descent
    }
}
