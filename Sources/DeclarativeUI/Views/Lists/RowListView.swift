/// The retained list of a declarative list.
final class RowListView: Widgets.ListView {
    weak var rows: ListRows?
    private lazy var swipe = RowSwipe(self) { [weak self] row, isLeading in
        self?.rows?.swipeConfiguration(ofRow: row, isLeading: isLeading)
    }
    /// The row to scroll to after the next layout.
    private var target: RowScrollTarget?

    func scroll(to row: Int, _ anchor: UnitPoint?, _ isAnimated: Bool) {
        target = RowScrollTarget(row, anchor, isAnimated)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        rows?.dropHeaders()
        swipe.place()
        guard let target, !bounds.isEmpty else { return }
        self.target = nil
        target.scroll(self)
    }

    /// Ignores presses on headers and static rows, which cannot be selected.
    override func mouseDown(with event: MouseEvent) {
        swipe.close(animated: true)
        if let rows, let row = indexForRow(at: event.location(in: self)), row < rows.source.count,
            !rows.source.segment(of: row).isSelectable
        {
            return
        }
        super.mouseDown(with: event)
    }

    override func didScroll() {
        super.didScroll()
        swipe.close(animated: true)
    }

    override func keyDown(with event: KeyEvent) {
        if let rows, rows.edit(byKey: event) || OutlineRowKeys(rows: rows).handle(event) { return }
        super.keyDown(with: event)
    }

    override func insertText(_ event: TextInputEvent) {
        if let rows, OutlineRowKeys(rows: rows).handle(event) { return }
        super.insertText(event)
    }
}

extension ListRows {
    /// Deletes or moves the selected rows if `event` is a key for that.
    /// - Returns: `false` if the key is none of these, or the rows cannot be edited.
    func edit(byKey event: KeyEvent) -> Bool {
        let modifiers = event.key.modifierFlags
        guard list.allowsSelection else { return false }
        switch event.key.keyCode {
        case .keyboardDeleteForward, .keyboardDeleteOrBackspace:
            guard modifiers.isDisjoint(with: [.alternate, .command, .control, .shift]) else { return false }
            return deleteSelection()
        case .keyboardUpArrow where modifiers.contains(.alternate): return moveSelection(by: -1)
        case .keyboardDownArrow where modifiers.contains(.alternate): return moveSelection(by: 1)
        default: return false
        }
    }

    private func deleteSelection() -> Bool {
        var isDone = false
        // From the end: a deletion does not change the indices of the rows before it.
        for (segment, offsets) in selectedOffsets.reversed() {
            guard let delete = segment.actions.delete else { continue }
            delete(offsets)
            isDone = true
        }
        return isDone
    }

    private func moveSelection(by distance: Int) -> Bool {
        guard selectedOffsets.count == 1, let (segment, offsets) = selectedOffsets.first,
            let move = segment.actions.move, let first = offsets.first, let last = offsets.last
        else { return false }
        let target = distance < 0 ? first - 1 : last + 2
        if target < 0 || target > segment.elementCount { return true }
        move(offsets, target)
        return true
    }

    /// The segments that have selected rows, each with the offsets of its selected elements.
    private var selectedOffsets: [(RowSegment, RowIndexSet)] {
        var result: [(RowSegment, RowIndexSet)] = []
        let selected = list.selectedRows
        for (index, segment) in source.segments.enumerated() {
            let start = source.start(of: index)
            var offsets = RowIndexSet()
            for range in selected.ranges {
                for row in range.clamped(to: start..<start + segment.count) {
                    offsets.insert(segment.offset(at: row - start))
                }
            }
            if !offsets.isEmpty { result.append((segment, offsets)) }
        }
        return result
    }
}
