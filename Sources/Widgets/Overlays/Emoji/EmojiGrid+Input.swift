extension EmojiGrid {
    // MARK: - Places

    /// Returns the frame of an item in the grid's coordinate space.
    func frame(ofItem item: Int) -> Rect {
        var frame = rows.frame(ofItem: item)
        if isMirrored { frame.origin.x = bounds.width - frame.maxX }
        return frame
    }

    func item(at point: Point) -> Int? {
        rows.item(at: isMirrored ? Point(x: bounds.width - point.x, y: point.y) : point)
    }
}

extension EmojiGrid {
    /// The duration of a press that opens the menu of skin tones.
    private static var longPress: Duration { .milliseconds(500) }

    // MARK: - Pointer

    func hover(_ event: MouseEvent) {
        let item = item(at: event.location(in: self))
        guard isFirstResponder else { return highlight(item ?? defaultItem) }
        guard let item, item != highlighted else { return }
        guard let viewHost, viewHost.focusRingView === self else { return highlight(item) }
        viewHost.moveFocusRing(of: self) { highlight(item) }
    }

    func press(_ event: MouseEvent) -> Bool {
        guard let item = item(at: event.location(in: self)) else { return false }
        setPressed(item)
        highlight(item)
        guard emoji(at: item)?.hasVariants == true else { return true }
        pressTimer = viewHost?.schedule(after: Self.longPress, for: self) { grid in
            if grid.pressed != item { return }
            grid.cancelPress()
            grid.showVariants(of: item, press: event)
        }
        return true
    }

    func release(_ event: MouseEvent) -> Bool {
        guard let item = pressed else { return false }
        cancelPress()
        if self.item(at: event.location(in: self)) == item { choose(item) }
        return true
    }

    func cancelPress() {
        pressTimer?.invalidate()
        pressTimer = nil
        isHeldBySpace = false
        setPressed(nil)
    }

    private func setPressed(_ item: Int?) {
        if let pressed { cells[pressed]?.isPressed = false }
        pressed = item
        if let item { cells[item]?.isPressed = true }
    }

    // MARK: - Tones

    /// Returns a menu of the emoji and its skin tone variants; nil when it has no variants.
    private func variantMenu(of item: Int) -> Menu? {
        guard let base = emoji(at: item)?.base, base.hasVariants else { return nil }
        return Menu(
            children: ([base] + base.variants).map { tone in
                let name = tone == base ? "No skin tone" : tone.toneName
                return Action(title: "\(tone.string)  \(name.prefix(1).uppercased())\(name.dropFirst())") {
                    [weak self] _ in self?.onChoose?(tone)
                }
            })
    }

    private func showVariants(of item: Int, press: MouseEvent?) {
        guard let menu = variantMenu(of: item) else { return }
        let anchor = convert(frame(ofItem: item), to: nil)
        MenuOverlay.open(menu, MenuOpening(anchor: .below(anchor), press: press), for: self)
    }

    // MARK: - Keys

    func handle(_ event: KeyEvent) -> Bool {
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if flags.isEmpty, pressKey(event) { return true }
        return flags.isDisjoint(with: [.alternate, .command]) && move(byKey: event)
    }

    private func pressKey(_ event: KeyEvent) -> Bool {
        switch event.key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter:
            if !event.isARepeat, let highlighted { choose(highlighted) }
        case .keyboardSpacebar:
            // Chosen on release, so that the space character that follows the press is not inserted into the text.
            if !event.isARepeat, let highlighted {
                isHeldBySpace = true
                setPressed(highlighted)
            }
        default: return false
        }
        return true
    }

    /// Moves the highlight in response to a key.
    ///
    /// - Returns: `false` for keys that do not move the highlight.
    func move(byKey event: KeyEvent) -> Bool {
        guard count > 0, !event.turnsTabs else { return false }
        if rows.count != count { layoutIfNeeded() }
        let from = highlighted
        let forward = isMirrored ? -1 : 1
        switch event.key.keyCode {
        case .keyboardRightArrow: moveHighlight(from, by: forward)
        case .keyboardLeftArrow: moveHighlight(from, by: -forward)
        case .keyboardDownArrow: moveRows(from, 1)
        case .keyboardUpArrow: moveRows(from, -1)
        case .keyboardPageDown: movePage(from, 1)
        case .keyboardPageUp: movePage(from, -1)
        case .keyboardHome: moveHighlight(to: 0)
        case .keyboardEnd: moveHighlight(to: count - 1)
        default: return false
        }
        return true
    }

    private func moveHighlight(to item: Int) {
        guard let viewHost else { return highlight(item, scrolls: true) }
        viewHost.moveFocusRing(of: self) { highlight(item, scrolls: true) }
    }

    private func moveHighlight(_ from: Int?, by direction: Int) {
        guard let from else { return moveHighlight(to: firstVisibleItem ?? 0) }
        moveHighlight(to: min(max(0, from + direction), count - 1))
    }

    private func moveRows(_ from: Int?, _ direction: Int) {
        guard let from else { return moveHighlight(to: firstVisibleItem ?? 0) }
        if let item = rows.item(from: from, rowsFurther: direction) { return moveHighlight(to: item) }
        if direction < 0 { onLeaveUpwards?() }
    }

    /// Moves by the number of fully visible rows minus one, and by at least one row.
    private func movePage(_ from: Int?, _ direction: Int) {
        guard let from else { return moveHighlight(to: firstVisibleItem ?? 0) }
        let page = max(1, Int(layoutState.bounds.height / EmojiGridRows.cell) - 1)
        var item = from
        for _ in 0..<page { item = rows.item(from: item, rowsFurther: direction) ?? item }
        if item == from { item = direction > 0 ? count - 1 : 0 }
        moveHighlight(to: item)
    }

}

extension EmojiGrid: TextInputClient {
    /// The frame of the highlighted cell; typed text is forwarded to the search field.
    var caretRect: Rect { highlighted.map(frame(ofItem:)) ?? bounds }
}

extension EmojiGrid: FocusRingProviding {
    var focusRingShape: RoundedRect {
        let cell = highlighted.map { frame(ofItem: $0).insetBy(dx: 2, dy: 2) }
        let visibleRect = bounds.insetBy(dx: 2, dy: 2)
        // If the highlighted cell is scrolled out of view, the ring surrounds the grid.
        guard let cell, cell.intersects(visibleRect) else { return RoundedRect(visibleRect) }
        return RoundedRect(cell.intersection(visibleRect), radius: EmojiCell.radius(in: effectiveAppearance))
    }
}

extension EmojiGrid: ContextMenuProviding {
    /// Returns the skin tone menu of the emoji at `point`, or of the highlighted emoji when the menu is opened by the keyboard.
    func contextMenu(at point: Point?) -> Menu? {
        guard let item = point.map(item(at:)) ?? highlighted else { return nil }
        highlight(item)
        return variantMenu(of: item)
    }
}

extension EmojiGrid: ContextMenuAnchoring {
    var keyboardMenuAnchor: Rect? { caretRect }
}
