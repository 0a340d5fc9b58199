/// How a paragraph's lines stand.
///
///     var style = ParagraphStyle()
///     style.alignment = .justified
///     style.lineHeightMultiple = 1.2
public nonisolated struct ParagraphStyle: Hashable, Sendable {
    /// The direction of a paragraph, which its alignment and the order of its parts come from.
    ///
    ///     style.baseWritingDirection = .rightToLeft
    public enum WritingDirection: Hashable, Sendable, CaseIterable {
        /// That of the first letter that has one; from the left where none has.
        case natural
        case leftToRight
        case rightToLeft
        /// That of the first letter that has one, and from the right where none has: for numbers in a mirrored user interface.
        case naturalRightToLeft
    }

    /// A place that a tab leads to.
    ///
    ///     style.tabStops = [ParagraphStyle.TabStop(location: 80), .init(location: 200, alignment: .right)]
    public struct TabStop: Hashable, Sendable {
        /// The part of the text after the tab that is aligned with the tab stop.
        ///
        ///     TabStop(location: 200, alignment: .right)
        public enum Alignment: Hashable, Sendable {
            /// Its beginning.
            case leading
            /// Its middle.
            case center
            /// Its end.
            case trailing
        }

        /// Points from the paragraph's leading edge.
        public var location: Double
        /// The side of the text that stands at the tab stop.
        public var alignment: Alignment

        public init(location: Double, alignment: Alignment = .leading) {
            self.location = location
            self.alignment = alignment
        }
    }

    /// How the lines are aligned.
    public var alignment = TextAlignment.natural
    /// Where lines are broken, and where a text that has too little room is cut.
    public var lineBreakMode = LineBreakMode.byWordWrapping
    /// The direction of the paragraph.
    public var baseWritingDirection = WritingDirection.natural
    /// Points between the bottom of a line and the top of the next.
    public var lineSpacing = 0.0
    /// Multiplies the lines' own heights; 0 for none.
    public var lineHeightMultiple = 0.0
    /// Points that a line has at least; 0 for none.
    public var minimumLineHeight = 0.0
    /// Points that a line has at most; 0 for none.
    public var maximumLineHeight = 0.0
    /// Points after the paragraph.
    public var paragraphSpacing = 0.0
    /// Points before the paragraph, unless it is the first.
    public var paragraphSpacingBefore = 0.0
    /// Points by which the first line starts later.
    public var firstLineHeadIndent = 0.0
    /// Points by which the other lines start later.
    public var headIndent = 0.0
    /// In order of location.
    public var tabStops: [TabStop] = []
    /// Points from one stop to the next beyond the last of `tabStops`; 0 for eight spaces.
    public var defaultTabInterval = 0.0

    public init() {}
}
