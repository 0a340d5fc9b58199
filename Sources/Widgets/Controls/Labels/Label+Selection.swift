internal import TextEditing

extension Label {
    /// Whether the text can be selected and copied; false by default.
    ///
    /// Dragging selects characters, after a double click words, after a triple click paragraphs; so does Shift-click.
    /// Ctrl+A selects all, Ctrl+C copies. A selection made with the pointer is copied to the primary pasteboard.
    public final var isSelectable: Bool {
        get { paragraphs?.isSelectable ?? false }
        set {
            if newValue == isSelectable { return }
            changeParagraphs {
                $0.isSelectable = newValue
                $0.anchor = $0.head
            }
            updateUserInteraction()
        }
    }

    /// Called with the target of a link that is clicked, or opened by keyboard; nil by default, which disables links.
    public final var openLink: ((String) -> Void)? {
        get { paragraphs?.openLink }
        set {
            changeParagraphs { $0.openLink = newValue }
            updateUserInteraction()
        }
    }

    /// The selected text; nil when the selection is empty.
    public final var selectedText: String? {
        guard let paragraphs, !paragraphs.selection.isEmpty else { return nil }
        let utf8 = (visibleText ?? "").utf8
        let range = paragraphs.selection.clamped(to: 0..<utf8.count)
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(decoding: utf8[start...].prefix(range.count), as: UTF8.self)
    }

    /// Selects the whole text if `isSelectable` is true.
    public final func selectAll(_ sender: Any?) {
        guard let paragraphs, paragraphs.isSelectable else { return }
        select(from: 0, to: (visibleText ?? "").utf8.count, paragraphs)
    }

    private func updateUserInteraction() {
        invalidateTextLayout()
        setNeedsDisplay()
        isUserInteractionEnabled = isSelectable || openLink != nil
    }

    private func select(from anchor: Int, to head: Int, _ paragraphs: LabelParagraphs) {
        if anchor == paragraphs.anchor, head == paragraphs.head { return }
        paragraphs.anchor = anchor
        paragraphs.head = head
        setNeedsDisplay()
    }

    /// Returns the range of the unit of the current press at the pointer: an empty range at the nearest position, or the word or paragraph
    /// of the character there.
    private func range(at event: MouseEvent, _ paragraphs: LabelParagraphs) -> Range<Int> {
        let (inWindow, origin) = (convert(event.locationInWindow, from: nil), textOrigin)
        let point = Point(x: inWindow.x - origin.x, y: inWindow.y - origin.y)
        let layout = displayedLayout(paragraphs)
        let position = layout.position(nearest: point)
        if paragraphs.unit == .character { return position.offset..<position.offset }
        let text = layout.text.string
        let index = text.utf8.index(text.startIndex, offsetBy: position.offset, limitedBy: text.endIndex)
        let offset = CharacterHit(
            point: point, nearest: position,
            previous: layout.characterRange(before: position.offset).lowerBound,
            isAtParagraphEnd: index.map { $0 == text.endIndex || text[$0].isNewline } ?? true
        ).offset { layout.caretRect(at: $0) }
        return paragraphs.range(around: offset, in: layout)
    }

    // MARK: - Event handling

    func press(_ event: MouseEvent, _ paragraphs: LabelParagraphs) {
        guard paragraphs.isSelectable else { return }
        becomeFirstResponder()
        if event.modifierFlags.contains(.shift) {
            // The word or paragraph of a double or triple click stays selected.
            if paragraphs.pressedSelection != paragraphs.selection {
                paragraphs.unit = .character
                paragraphs.pressedRange = paragraphs.anchor..<paragraphs.anchor
            }
            return drag(event, paragraphs)
        }
        paragraphs.unit = TextUnit(clickCount: event.clickCount)
        let range = range(at: event, paragraphs)
        select(from: range.lowerBound, to: range.upperBound, paragraphs)
        paragraphs.pressedRange = range
        paragraphs.pressedSelection = range
    }

    func drag(_ event: MouseEvent, _ paragraphs: LabelParagraphs) {
        guard paragraphs.isSelectable else { return }
        let range = range(at: event, paragraphs)
        let pressed = paragraphs.pressedRange
        if range.lowerBound < pressed.lowerBound {
            select(from: pressed.upperBound, to: range.lowerBound, paragraphs)
        } else {
            select(from: pressed.lowerBound, to: max(range.upperBound, pressed.upperBound), paragraphs)
        }
        paragraphs.pressedSelection = paragraphs.selection
    }

    func release(_ event: MouseEvent, _ paragraphs: LabelParagraphs) {
        if let selectedText {
            Pasteboard.primary.string = selectedText
            return
        }
        guard let openLink = paragraphs.openLink else { return }
        if let link = link(at: convert(event.locationInWindow, from: nil), paragraphs) { openLink(link) }
    }

    func link(at point: Point, _ paragraphs: LabelParagraphs) -> String? {
        let origin = textOrigin
        return displayedLayout(paragraphs).link(at: Point(x: point.x - origin.x, y: point.y - origin.y))
    }

    /// Performs a key command of selectable text; returns false if the key does not apply.
    func handle(_ event: KeyEvent, _ paragraphs: LabelParagraphs) -> Bool {
        guard paragraphs.isSelectable else { return false }
        if EditKeyBindings.leavesToApplication(event, from: self) { return true }
        switch EditKeyBindings.action(for: event) {
        case .command(.selectAll): selectAll(nil)
        case .command(.selectNone): select(from: paragraphs.head, to: paragraphs.head, paragraphs)
        case .copy:
            guard let selectedText else { return true }
            Pasteboard.general.string = selectedText
        default: return false
        }
        return true
    }
}

extension Label: ContextMenuProviding {
    /// Returns a menu with Copy and Select All; nil if the text is not selectable.
    public final func contextMenu(at point: Point?) -> Menu? {
        guard isSelectable else { return nil }
        var menu = TextContextMenu(isEditable: false)
        if let selectedText { menu.copy = { Pasteboard.general.string = selectedText } }
        if visibleText?.isEmpty == false { menu.selectAll = { [weak self] in self?.selectAll(nil) } }
        return menu.menu
    }
}

extension Label: GestureBlocking, DragTracking {
    /// Keeps a drag that selects text from pans of ancestors.
    package final func blocks(_ recognizer: GestureRecognizer, for touch: Touch) -> Bool {
        recognizer is PanGestureRecognizer && tracksDrag(of: touch)
    }

    /// A drag with the mouse selects text.
    package final func tracksDrag(of touch: Touch) -> Bool {
        isSelectable && touch.type == .indirectPointer
    }
}

extension Label: FocusWithinObserving {
    package final func focusWithinChanged() {
        if paragraphs?.selection.isEmpty == false { setNeedsDisplay() }
    }
}
