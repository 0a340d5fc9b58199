internal import TextEditing

extension Label {
    /// Whether the text can be selected and copied; false by default.
    ///
    /// Dragging selects characters, after a double click words, after a triple click paragraphs; Shift-click extends the selection.
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
    public final func selectAll() {
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

    private func offset(at event: MouseEvent, _ paragraphs: LabelParagraphs) -> Int {
        let point = convert(event.locationInWindow, from: nil)
        let origin = textOrigin
        return displayedLayout(paragraphs).position(
            nearest: Point(x: point.x - origin.x, y: point.y - origin.y)
        ).offset
    }

    // MARK: - Event handling

    func press(_ event: MouseEvent, _ paragraphs: LabelParagraphs) {
        guard paragraphs.isSelectable else { return }
        becomeFirstResponder()
        let offset = offset(at: event, paragraphs)
        paragraphs.unit = TextUnit(clickCount: event.clickCount)
        if event.modifierFlags.contains(.shift) {
            return select(from: paragraphs.anchor, to: offset, paragraphs)
        }
        let range = paragraphs.range(around: offset, in: displayedLayout(paragraphs))
        select(from: range.lowerBound, to: range.upperBound, paragraphs)
        paragraphs.pressedRange = range
    }

    func drag(_ event: MouseEvent, _ paragraphs: LabelParagraphs) {
        guard paragraphs.isSelectable else { return }
        let range = paragraphs.range(around: offset(at: event, paragraphs), in: displayedLayout(paragraphs))
        let pressed = paragraphs.pressedRange
        if range.lowerBound < pressed.lowerBound {
            select(from: pressed.upperBound, to: range.lowerBound, paragraphs)
        } else {
            select(from: pressed.lowerBound, to: max(range.upperBound, pressed.upperBound), paragraphs)
        }
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
        guard paragraphs.isSelectable, !isBoundByApplication(event) else { return false }
        switch EditKeyBindings.action(for: event) {
        case .command(.selectAll): selectAll()
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
        if visibleText?.isEmpty == false { menu.selectAll = { [weak self] in self?.selectAll() } }
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
