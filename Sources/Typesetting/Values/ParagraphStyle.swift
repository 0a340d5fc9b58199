/// The attributes of a paragraph's lines: alignment, line breaks, direction, spacing, indents and tab stops.
///
///     var style = ParagraphStyle()
///     style.alignment = .justified
///     style.lineHeightMultiple = 1.2
public nonisolated struct ParagraphStyle: Hashable, Sendable {
    /// The direction of a paragraph, which determines its natural alignment and the order of its runs.
    ///
    ///     style.baseWritingDirection = .rightToLeft
    public enum WritingDirection: Hashable, Sendable, CaseIterable {
        /// The direction of the first character with a strong direction; left to right if there is none.
        case natural
        case leftToRight
        case rightToLeft
        /// The direction of the first character with a strong direction; right to left if there is none.
        ///
        /// For numbers in a mirrored user interface.
        case naturalRightToLeft
    }

    /// A position to which a tab character advances.
    ///
    ///     style.tabStops = [ParagraphStyle.TabStop(location: 80), .init(location: 200, alignment: .right)]
    public struct TabStop: Hashable, Sendable {
        /// The part of the text after the tab that is aligned with the tab stop.
        ///
        ///     TabStop(location: 200, alignment: .right)
        public enum Alignment: Hashable, Sendable {
            /// The start of that part is at the tab stop.
            case leading
            /// The middle of that part is at the tab stop.
            case center
            /// The end of that part is at the tab stop.
            case trailing
        }

        /// The distance from the paragraph's leading edge, in points.
        public var location: Double
        /// The part of the following text that is aligned with the tab stop.
        public var alignment: Alignment

        public init(location: Double, alignment: Alignment = .leading) {
            self.location = location
            self.alignment = alignment
        }
    }

    /// The horizontal alignment of the lines.
    public var alignment = TextAlignment.natural
    /// Where lines are broken, and where text that does not fit is truncated.
    public var lineBreakMode = LineBreakMode.byWordWrapping
    /// The direction of the paragraph.
    public var baseWritingDirection = WritingDirection.natural
    /// The distance between the bottom of a line and the top of the next, in points.
    public var lineSpacing = 0.0
    /// The factor by which the natural line height is multiplied; 0 for none.
    public var lineHeightMultiple = 0.0
    /// The minimum height of a line, in points; 0 for none.
    public var minimumLineHeight = 0.0
    /// The maximum height of a line, in points; 0 for none.
    public var maximumLineHeight = 0.0
    /// The space after the paragraph, in points.
    public var paragraphSpacing = 0.0
    /// The space before the paragraph, in points, unless it is the first.
    public var paragraphSpacingBefore = 0.0
    /// The indent of the first line from the leading edge, in points.
    public var firstLineHeadIndent = 0.0
    /// The indent of all other lines from the leading edge, in points.
    public var headIndent = 0.0
    /// The tab stops, in ascending order of location.
    public var tabStops: [TabStop] = []
    /// The distance between default tab stops after the last of `tabStops`, in points; 0 for eight spaces.
    public var defaultTabInterval = 0.0

    public init() {}
}
