/// The state of a label with more than one plain line: its settings, its layout and its selection.
final class LabelParagraphs {
    var attributedText: AttributedText?
    var numberOfLines = 1
    /// The explicitly set width; 0 wraps at the label's width.
    var preferredMaxLayoutWidth = 0.0
    /// The label's width in the most recent layout.
    var givenWidth = 0.0
    var isSelectable = false
    var openLink: ((String) -> Void)?
    /// The accessibility elements of the links, created on first use.
    var linkElements: [LabelLinkElement] = []
    /// The link with keyboard focus.
    var focusedLink: Label.Link?
    /// The fixed end of the selection in bytes of UTF-8; `head` is the end that moves.
    var anchor = 0
    var head = 0
    /// The unit selected by the current press: a drag extends the selection by it.
    var unit = TextUnit.character
    /// The range that the press selected.
    var pressed = 0..<0

    /// The plain text as of the last comparison in `plainTextDidChange(_:)`.
    private var plainText: String?
    private var layout: TextLayout?
    private var layoutSize = Size.zero
    private var measured: TextLayout?
    /// The layout truncated to the lines that fit in the available height.
    private var cut: TextLayout?
    private var breaks: Bool?
    /// The number of layouts created so far, for tests.
    private(set) var madeLayouts = 0

    init(plainText: String?) { self.plainText = plainText }

    /// Whether the label needs a paragraph layout: for several lines, styled text, selection or links.
    var isNeeded: Bool { numberOfLines != 1 || attributedText != nil || isSelectable || openLink != nil }

    /// Whether the number of lines is the only reason for a paragraph layout.
    var canBePlainLine: Bool {
        numberOfLines != 1 && attributedText == nil && !isSelectable && openLink == nil
    }

    /// Returns whether the text contains line breaks; cached until `forget()`.
    func breaksLines(_ text: String?) -> Bool {
        if let breaks { return breaks }
        let found = (text ?? "").unicodeScalars.contains {
            (0xA...0xD).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value)
        }
        breaks = found
        return found
    }

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// Removes the attributed text, the focused link and the selection if the plain text has changed.
    func plainTextDidChange(_ text: String?) {
        if text == plainText { return }
        plainText = text
        attributedText = nil
        focusedLink = nil
        anchor = 0
        head = 0
    }

    func forget() {
        layout = nil
        measured = nil
        cut = nil
        breaks = nil
    }

    /// Returns the layout of the text as displayed in `size`, truncated to the lines that fit.
    func layout(of label: Label, in size: Size, scale: Double) -> TextLayout {
        if let layout, layoutSize == size, isOf(layout, label, scale) { return layout }
        var made =
            known(measured, label, width: size.width, scale: scale)
            ?? make(label, width: size.width, lines: numberOfLines, scale: scale)
        if made.size.height > size.height + 0.5, made.lineCount > 1 {
            // Truncated to the lines that fit.
            let fitting = max(1, made.lineCount(within: size.height + 0.5))
            // Kept apart from `measured`: fitting sizes are queried repeatedly.
            made =
                cachedTruncated(label, width: size.width, lines: fitting, scale: scale)
                ?? make(label, width: size.width, lines: fitting, scale: scale)
        }
        layout = made
        layoutSize = size
        return made
    }

    /// Returns the layout of the text in lines of at most `width`, with any height.
    func layout(of label: Label, width: Double, scale: Double) -> TextLayout {
        if let known = known(measured, label, width: width, scale: scale) { return known }
        let made = make(label, width: width, lines: numberOfLines, scale: scale)
        measured = made
        return made
    }

    /// Returns the layout of the first `lines` lines in `width`, the last one truncated.
    func layout(of label: Label, width: Double, lines: Int, scale: Double) -> TextLayout {
        if let known = cachedTruncated(label, width: width, lines: lines, scale: scale) { return known }
        let made = make(label, width: width, lines: lines, scale: scale)
        cut = made
        return made
    }

    private func cachedTruncated(_ label: Label, width: Double, lines: Int, scale: Double) -> TextLayout? {
        guard let cut, cut.numberOfLines == lines else { return nil }
        return known(cut, label, width: width, scale: scale)
    }

    private func known(_ layout: TextLayout?, _ label: Label, width: Double, scale: Double) -> TextLayout? {
        guard let layout, layout.width == width, isOf(layout, label, scale) else { return nil }
        return layout
    }

    private func isOf(_ layout: TextLayout, _ label: Label, _ scale: Double) -> Bool {
        layout.scale == scale && layout.paragraphStyle.baseWritingDirection == direction(label)
    }

    /// Returns the base direction of paragraphs without directional characters.
    private func direction(_ label: Label) -> ParagraphStyle.WritingDirection {
        label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .naturalRightToLeft : .natural
    }

    private func make(_ label: Label, width: Double, lines: Int, scale: Double) -> TextLayout {
        madeLayouts += 1
        var style = ParagraphStyle()
        style.alignment = label.textAlignment
        style.baseWritingDirection = direction(label)
        // Without a limit of lines nothing is truncated.
        let mode = label.lineBreakMode
        style.lineBreakMode = lines == 0 && mode != .byCharWrapping ? .byWordWrapping : mode
        return TextLayout(
            text: attributedText ?? AttributedText(label.text ?? ""), font: label.font, width: width,
            paragraphStyle: style, numberOfLines: lines, scale: scale)
    }

    /// Returns the range of the unit around `offset`, in bytes of UTF-8.
    func range(around offset: Int, in layout: TextLayout) -> Range<Int> {
        switch unit {
        case .character: return offset..<offset
        case .word: return layout.wordRange(at: offset)
        case .paragraph:
            let position = TextPosition(offset: offset)
            return layout.position(from: position, .paragraphStart)
                .offset..<layout.position(
                    from: position, .paragraphEnd
                ).offset
        }
    }
}
