/// The state of a label with more than one plain line: its settings, its layout and its selection.
final class LabelParagraphs {
    var attributedText: AttributedText?
    var numberOfLines = 1
    /// The explicitly set width; 0 wraps at the label's width.
    var preferredMaxLayoutWidth = 0.0
    /// The label's width in the most recent layout.
    var layoutWidth = 0.0
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
    var pressedRange = 0..<0
    /// The selection after the last press or drag, which a press with Shift extends.
    var pressedSelection = 0..<0

    /// The plain text as of the last comparison in `plainTextDidChange(_:)`.
    private var plainText: String?
    private var layout: TextLayout?
    private var layoutSize = Size.zero
    private var measured: TextLayout?
    /// The layout truncated to the lines that fit in the available height.
    private var truncatedLayout: TextLayout?
    private var containsLineBreaks: Bool?
    /// The number of layouts created so far, for tests.
    private(set) var layoutCount = 0

    init(plainText: String?) { self.plainText = plainText }

    /// Whether the label needs a paragraph layout: for several lines, styled text, selection or links.
    var isNeeded: Bool { numberOfLines != 1 || attributedText != nil || isSelectable || openLink != nil }

    /// Whether the number of lines is the only reason for a paragraph layout.
    var canBePlainLine: Bool {
        numberOfLines != 1 && attributedText == nil && !isSelectable && openLink == nil
    }

    /// Returns whether the text contains line breaks; cached until `invalidateLayouts()`.
    func breaksLines(_ text: String?) -> Bool {
        if let containsLineBreaks { return containsLineBreaks }
        let result = (text ?? "").unicodeScalars.contains {
            (0xA...0xD).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value)
        }
        containsLineBreaks = result
        return result
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

    func invalidateLayouts() {
        layout = nil
        measured = nil
        truncatedLayout = nil
        containsLineBreaks = nil
    }

    /// Returns the layout of the text as displayed in `size`, truncated to the lines that fit.
    func layout(of label: Label, in size: Size, scale: Double) -> TextLayout {
        if let layout, layoutSize == size, matches(layout, label, scale) { return layout }
        var newLayout =
            cached(measured, label, width: size.width, scale: scale)
            ?? makeLayout(label, width: size.width, lines: numberOfLines, scale: scale)
        if newLayout.size.height > size.height + 0.5, newLayout.lineCount > 1 {
            // Truncated to the lines that fit.
            let fitting = max(1, newLayout.lineCount(within: size.height + 0.5))
            // Kept apart from `measured`: fitting sizes are queried repeatedly.
            newLayout =
                cachedTruncated(label, width: size.width, lines: fitting, scale: scale)
                ?? makeLayout(label, width: size.width, lines: fitting, scale: scale)
        }
        layout = newLayout
        layoutSize = size
        return newLayout
    }

    /// Returns the layout of the text in lines of at most `width`, with any height.
    func layout(of label: Label, width: Double, scale: Double) -> TextLayout {
        if let cached = cached(measured, label, width: width, scale: scale) { return cached }
        let newLayout = makeLayout(label, width: width, lines: numberOfLines, scale: scale)
        measured = newLayout
        return newLayout
    }

    /// Returns the layout of the first `lines` lines in `width`, the last one truncated.
    func layout(of label: Label, width: Double, lines: Int, scale: Double) -> TextLayout {
        if let cached = cachedTruncated(label, width: width, lines: lines, scale: scale) { return cached }
        let newLayout = makeLayout(label, width: width, lines: lines, scale: scale)
        truncatedLayout = newLayout
        return newLayout
    }

    private func cachedTruncated(_ label: Label, width: Double, lines: Int, scale: Double) -> TextLayout? {
        guard let truncatedLayout, truncatedLayout.numberOfLines == lines else { return nil }
        return cached(truncatedLayout, label, width: width, scale: scale)
    }

    private func cached(_ layout: TextLayout?, _ label: Label, width: Double, scale: Double) -> TextLayout? {
        guard let layout, layout.width == width, matches(layout, label, scale) else { return nil }
        return layout
    }

    private func matches(_ layout: TextLayout, _ label: Label, _ scale: Double) -> Bool {
        layout.scale == scale && layout.paragraphStyle.baseWritingDirection == direction(label)
    }

    /// Returns the base direction of paragraphs without directional characters.
    private func direction(_ label: Label) -> ParagraphStyle.WritingDirection {
        label.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .naturalRightToLeft : .natural
    }

    private func makeLayout(_ label: Label, width: Double, lines: Int, scale: Double) -> TextLayout {
        layoutCount += 1
        var style = ParagraphStyle()
        style.alignment = label.textAlignment
        style.baseWritingDirection = direction(label)
        // Without a limit of lines nothing is truncated.
        let mode = label.lineBreakMode
        style.lineBreakMode = lines == 0 && mode != .byCharWrapping ? .byWordWrapping : mode
        return TextLayout(
            text: (attributedText ?? AttributedText(label.text ?? "")).scalingFonts(by: label.textScale),
            font: label.scaledFont(for: label.font), width: width,
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
