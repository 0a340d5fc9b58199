/// The state of a label with more than one plain line: its settings, its layout and its selection.
final class LabelParagraphs {
    var attributedText: AttributedText?
    var numberOfLines = 1
    /// As set; 0 leaves it to the width that the label is given.
    var preferredMaxLayoutWidth = 0.0
    /// The width that the label was last given.
    var givenWidth = 0.0
    var isSelectable = false
    var openLink: ((String) -> Void)?
    /// The links as elements, made when a client first asks for them.
    var linkElements: [LabelLinkElement] = []
    /// The link that the keyboard is at.
    var focusedLink: Label.Link?
    /// In bytes of UTF-8: where the selection was begun, and where it ends.
    var anchor = 0
    var head = 0
    /// The unit of a double or triple click, by which dragging extends the selection.
    var unit = TextUnit.character
    /// The range that the press selected.
    var pressed = 0..<0

    /// The text as of the last check for changes.
    private var plainText: String?
    private var layout: TextLayout?
    private var layoutSize = Size.zero
    private var measured: TextLayout?
    /// The first lines in that width, where there was not the height for all.
    private var cut: TextLayout?
    private var breaks: Bool?
    /// How many layouts were made so far, for tests.
    private(set) var madeLayouts = 0

    init(plainText: String?) { self.plainText = plainText }

    /// True when a plain line will not do.
    var isNeeded: Bool { numberOfLines != 1 || attributedText != nil || isSelectable || openLink != nil }

    /// True when several lines are all that is asked for besides a plain text.
    var mayBePlain: Bool { numberOfLines != 1 && attributedText == nil && !isSelectable && openLink == nil }

    /// Whether the text has line breaks of its own; remembered with the layouts.
    func breaksLines(_ text: String?) -> Bool {
        if let breaks { return breaks }
        let found = (text ?? "").unicodeScalars.contains {
            (0xA...0xD).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value)
        }
        breaks = found
        return found
    }

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// A plain text that is set takes the place of an attributed one.
    func noteText(_ text: String?) {
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

    /// The text as it is shown in `size`.
    func layout(of label: Label, in size: Size, scale: Double) -> TextLayout {
        if let layout, layoutSize == size, isOf(layout, label, scale) { return layout }
        var made =
            known(measured, label, width: size.width, scale: scale)
            ?? make(label, width: size.width, lines: numberOfLines, scale: scale)
        if made.size.height > size.height + 0.5, made.lineCount > 1 {
            // As many lines as there is room for, the last one cut.
            let fitting = max(1, made.lineCount(within: size.height + 0.5))
            // It takes the place of none that was measured: sizes are asked for again and again.
            made =
                knownCut(label, width: size.width, lines: fitting, scale: scale)
                ?? make(label, width: size.width, lines: fitting, scale: scale)
        }
        layout = made
        layoutSize = size
        return made
    }

    /// The text as it would like to be, in lines of at most `width`.
    func layout(of label: Label, width: Double, scale: Double) -> TextLayout {
        if let known = known(measured, label, width: width, scale: scale) { return known }
        let made = make(label, width: width, lines: numberOfLines, scale: scale)
        measured = made
        return made
    }

    /// The first lines of the text in `width`, the last of them cut.
    func layout(of label: Label, width: Double, lines: Int, scale: Double) -> TextLayout {
        if let known = knownCut(label, width: width, lines: lines, scale: scale) { return known }
        let made = make(label, width: width, lines: lines, scale: scale)
        cut = made
        return made
    }

    private func knownCut(_ label: Label, width: Double, lines: Int, scale: Double) -> TextLayout? {
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
        // Without a limit nothing is left over to be cut.
        let mode = label.lineBreakMode
        style.lineBreakMode = lines == 0 && mode != .byCharWrapping ? .byWordWrapping : mode
        return TextLayout(
            text: attributedText ?? AttributedText(label.text ?? ""), font: label.font, width: width,
            paragraphStyle: style, numberOfLines: lines, scale: scale)
    }

    /// The part of the text around `offset` that one unit selects.
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
