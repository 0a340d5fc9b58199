public import Drawing

/// The attributes of a run of text: font, colours, spacing, lines, link and paragraph style.
///
///     var attributes = TextAttributes(font: .boldSystemFont(ofSize: 15))
///     attributes.foregroundColor = .red
public nonisolated struct TextAttributes: Hashable, Sendable {
    /// The style of an underline or strikethrough.
    ///
    ///     attributes.underlineStyle = .single
    public enum LineStyle: Hashable, Sendable, CaseIterable {
        case none
        case single
        case thick
        case double
    }

    /// The font; nil for the default font of the layout.
    public var font: Font?
    /// The colour of the text; nil for the default colour of the layout.
    public var foregroundColor: Color?
    /// The colour behind the text, over the height of the line; nil for none.
    public var backgroundColor: Color?
    /// Points added after each character; may be negative.
    public var tracking = 0.0
    /// The distance by which the baseline is raised, in points; negative values lower it.
    public var baselineOffset = 0.0
    /// The style of the line below the text; none by default.
    public var underlineStyle = LineStyle.none
    /// The style of the line through the text; none by default.
    public var strikethroughStyle = LineStyle.none
    /// The link target; its interpretation is up to the view that displays the text.
    public var link: String?
    /// The paragraph style; nil for the default style of the layout.
    ///
    /// The style of a paragraph's first character applies to the whole paragraph.
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
