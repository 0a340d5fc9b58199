public import Drawing

/// How a stretch of text looks.
///
///     var attributes = TextAttributes(font: .boldSystemFont(ofSize: 15))
///     attributes.foregroundColor = .red
public nonisolated struct TextAttributes: Hashable, Sendable {
    /// How a line along text is drawn.
    ///
    ///     attributes.underlineStyle = .single
    public enum LineStyle: Hashable, Sendable, CaseIterable {
        case none
        case single
        case thick
        case double
    }

    /// Nil for the font of what surrounds the text.
    public var font: Font?
    /// Nil for the colour of what surrounds the text.
    public var foregroundColor: Color?
    /// Behind the letters, as high as the line; nil for none.
    public var backgroundColor: Color?
    /// Points added after each character; may be negative.
    public var tracking = 0.0
    /// Points by which the baseline is raised; negative lowers it.
    public var baselineOffset = 0.0
    /// The line below the text.
    public var underlineStyle = LineStyle.none
    /// The line through the text.
    public var strikethroughStyle = LineStyle.none
    /// Where the text leads; what draws or follows links gives it a meaning.
    public var link: String?
    /// That of a paragraph's first character holds for the whole paragraph; nil for that of what surrounds it.
    public var paragraphStyle: ParagraphStyle?

    public init(
        font: Font? = nil, foregroundColor: Color? = nil, backgroundColor: Color? = nil,
        paragraphStyle: ParagraphStyle? = nil
    ) {
        self.font = font
        self.foregroundColor = foregroundColor
        self.backgroundColor = backgroundColor
        self.paragraphStyle = paragraphStyle
    }
}
