internal import Virtualization

/// A scrolling grid of emoji in sections, with views for the visible cells only.
///
/// One cell can be highlighted, by the pointer or by the keyboard; a click or Return chooses it.
final class EmojiGrid: ScrollView, TabStopDeciding {
    /// A group of emoji with an optional title.
    struct Section: Equatable {
        var title: String?
        var emoji: [Emoji]
    }

    var onChoose: ((Emoji) -> Void)?
    /// A closure called when the highlighted emoji has changed, with nil when none is highlighted.
    var onHighlight: ((Emoji?) -> Void)?
    /// Called when the section at the top has changed.
    var onSection: ((Int) -> Void)?
    /// A closure called when the Up key is pressed in the first row.
    var onLeaveUpwards: (() -> Void)?
    /// A closure that receives text typed while the grid has the focus, for the search field.
    var onText: ((TextInputEvent) -> Void)?

    private(set) var sections: [Section] = []
    private(set) var rows = EmojiGridRows()
    private var needsRows = true
    /// The index of the highlighted cell, counted across all sections; nil for none.
    private(set) var highlighted: Int?
    /// The index of the item that is highlighted while the pointer is not over an item.
    var defaultItem: Int?
    private(set) var cells: [Int: EmojiCell] = [:]
    private var reusableCells: [EmojiCell] = []
    private var titles: [Int: Label] = [:]
    /// The number of cells created so far, for tests.
    private(set) var madeCount = 0

    /// The index of the item that is pressed; nil for none.
    var pressed: Int?
    var pressTimer: ScheduledTimer?
    var isHeldBySpace = false

    override init(frame: Rect) {
        super.init(frame: frame)
        lineScroll = EmojiGridRows.cell
        showsHorizontalScrollIndicator = false
    }

    // MARK: - Content

    /// Shows `sections` from the top; does nothing when they are unchanged.
    func show(_ sections: [Section]) {
        if sections == self.sections { return }
        highlight(nil)
        cancelPress()
        self.sections = sections
        needsRows = true
        let reusableCount = reusableCells.count
        for item in cells.keys.sorted() { recycle(item, at: reusableCount) }
        for title in titles.values { title.removeFromSuperview() }
        titles = [:]
        contentOffset = .zero
        setNeedsLayout()
    }

    var count: Int { sections.reduce(0) { $0 + $1.emoji.count } }

    func emoji(at item: Int) -> Emoji? {
        var item = item
        for section in sections {
            if item < section.emoji.count { return item < 0 ? nil : section.emoji[item] }
            item -= section.emoji.count
        }
        return nil
    }

    // MARK: - Layout

    private func refreshRows() {
        let width = layoutState.bounds.width
        let newRows = EmojiGridRows(
            counts: sections.map(\.emoji.count), hasTitles: sections.contains { $0.title != nil },
            width: width)
        needsRows = false
        if newRows == rows, width == storedContentSize.width { return }
        rows = newRows
        storedContentSize = Size(width: width, height: rows.height)
    }

    override func layoutSubviews() {
        var anchor = highlighted.map { ItemAnchor($0, in: rows) }
        let columns = rows.columns
        refreshRows()
        // Keeps the highlighted item visible when the number of columns changes.
        if rows.columns != columns, let distance = anchor?.takeShift(in: rows), let highlighted {
            let frame = rows.frame(ofItem: highlighted)
            contentOffset.y = clamped(Point(x: 0, y: contentOffset.y + distance)).y
            scrollRectToVisible(Rect(x: 0, y: frame.minY, width: 1, height: frame.height), animated: false)
        }
        super.layoutSubviews()
        View.performWithoutAnimation { tile() }
    }

    /// Mounts cells and titles for the visible rows, and recycles all others.
    private func tile() {
        let visible = layoutState.bounds
        let mounted = ContiguousArray(cells.keys.sorted())
        let window = ItemWindow(from: visible.minY, to: visible.isEmpty ? visible.minY : visible.maxY)
        var tiling = ItemTiling(window, of: rows, mounted: mounted)
        let reusableCount = reusableCells.count
        while let step = tiling.next(in: rows) {
            switch step {
            case .unmount(let slot): recycle(mounted[slot], at: reusableCount)
            case .keep(let item, _), .mount(let item): place(cells[item] ?? makeCell(item), item)
            }
        }
        tileTitles(visible)
    }

    private func place(_ cell: EmojiCell, _ item: Int) {
        cell.takeDirection(from: self)
        cell.isHighlighted = item == highlighted
        cell.isPressed = item == pressed
        let frame = frame(ofItem: item)
        if cell.frame != frame { cell.frame = frame }
    }

    private func makeCell(_ item: Int) -> EmojiCell {
        let cell: EmojiCell
        if let old = reusableCells.popLast() {
            cell = old
            cell.isHidden = false
        } else {
            cell = EmojiCell(frame: .zero)
            madeCount += 1
            insertSubview(cell, at: 0)
        }
        cell.emoji = emoji(at: item)
        cells[item] = cell
        return cell
    }

    /// Recycles a cell; the cells of one pass are reused in the same order, so that equal steps always produce equal view trees.
    private func recycle(_ item: Int, at index: Int) {
        guard let cell = cells.removeValue(forKey: item) else { return }
        cell.isHidden = true
        cell.isHighlighted = false
        cell.isPressed = false
        cell.emoji = nil
        reusableCells.insert(cell, at: index)
    }

    private func tileTitles(_ visible: Rect) {
        for (number, section) in rows.sections.enumerated() {
            let isSeen =
                section.count > 0 && sections[number].title != nil && section.firstRow > visible.minY
                && section.top < visible.maxY
            guard isSeen else {
                titles.removeValue(forKey: number)?.removeFromSuperview()
                continue
            }
            let label = titles[number] ?? makeTitle(number)
            label.textAlignment = isMirrored ? .right : .left
            let frame = Rect(
                x: rows.inset + 6, y: section.top, width: max(0, visible.width - 2 * (rows.inset + 6)),
                height: section.firstRow - section.top)
            if label.frame != frame { label.frame = frame }
        }
    }

    private func makeTitle(_ number: Int) -> Label {
        let label = Label(text: sections[number].title)
        label.font = .systemFont(ofSize: Font.smallSystemFontSize, weight: .semibold)
        label.textColor = .secondaryLabel
        label.isUserInteractionEnabled = false
        titles[number] = label
        insertSubview(label, at: 0)
        return label
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .grid
        attributes.label = "Emoji"
        attributes.states.insert(.managesDescendants)
    }

    // MARK: - Scrolling

    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        setNeedsLayout()
        if let section = rows.section(atHeight: bounds.minY + 1) { onSection?(section) }
    }

    /// Scrolls the section to the top.
    func scroll(toSection number: Int) {
        layoutIfNeeded()
        guard rows.sections.indices.contains(number) else { return }
        contentOffset = clamped(Point(x: 0, y: rows.sections[number].top))
    }

    // MARK: - Highlight

    /// Highlights an item, or none; with `scrolls`, the item is scrolled into view.
    func highlight(_ item: Int?, scrolls: Bool = false) {
        let item = item.flatMap { $0 >= 0 && $0 < count ? $0 : nil }
        if scrolls, let item {
            if needsRows { layoutIfNeeded() }
            var frame = rows.frame(ofItem: item)
            // For an item in the first row of a section, the title is made visible too.
            let section = rows.sections[rows.section(ofItem: item)]
            if frame.minY == section.firstRow {
                frame = Rect(
                    x: frame.minX, y: section.top, width: frame.width, height: frame.maxY - section.top)
            }
            scrollRectToVisible(Rect(x: 0, y: frame.minY, width: 1, height: frame.height), animated: false)
        }
        if item == highlighted { return }
        if let highlighted { cells[highlighted]?.isHighlighted = false }
        highlighted = item
        if let item { cells[item]?.isHighlighted = true }
        onHighlight?(item.flatMap(emoji(at:)))
    }

    func choose(_ item: Int) { if let emoji = emoji(at: item) { onChoose?(emoji) } }

    /// The index of the first item whose top is visible; nil when there is none.
    var firstVisibleItem: Int? {
        layoutIfNeeded()
        let top = bounds.minY
        return rows.items(from: top, to: bounds.maxY).first { rows.frame(ofItem: $0).minY >= top }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        cancelPress()
    }

    // MARK: - Pointer

    override func mouseMoved(with event: MouseEvent) {
        super.mouseMoved(with: event)
        hover(event)
    }

    override func mouseExited(with event: MouseEvent) {
        super.mouseExited(with: event)
        // While the grid has the focus, the highlight belongs to the keyboard and stays.
        if !isFirstResponder { highlight(defaultItem) }
    }

    override func mouseDown(with event: MouseEvent) { if !press(event) { super.mouseDown(with: event) } }

    override func mouseDragged(with event: MouseEvent) {
        if pressed == nil { return super.mouseDragged(with: event) }
        if item(at: event.location(in: self)) != pressed { cancelPress() }
    }

    override func mouseUp(with event: MouseEvent) { if !release(event) { super.mouseUp(with: event) } }

    override func mouseCancelled() {
        super.mouseCancelled()
        cancelPress()
    }

    // MARK: - Keyboard

    /// Skips the keys of the scroll view, because moving the highlight scrolls the grid; unhandled keys go to the next responder.
    override func keyDown(with event: KeyEvent) {
        if handle(event) { return }
        if let next { next.keyDown(with: event) } else { ResponderChain.setEventUnhandled() }
    }

    override func keyUp(with event: KeyEvent) {
        guard isHeldBySpace, event.key.keyCode == .keyboardSpacebar else { return super.keyUp(with: event) }
        let item = pressed
        cancelPress()
        if let item { choose(item) }
    }

    override func insertText(_ event: TextInputEvent) {
        if isHeldBySpace { return }
        if case .commit(let text) = event.content, text.allSatisfy(\.isWhitespace) { return }
        if let onText { onText(event) } else { super.insertText(event) }
    }

    override var canBecomeFirstResponder: Bool { isUserInteractionEnabled && count > 0 }
    var isTabStop: Bool { true }

    @discardableResult override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        if highlighted == nil, pressed == nil { highlight(firstVisibleItem, scrolls: true) }
        return true
    }

    @discardableResult override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        cancelPress()
        return true
    }
}
