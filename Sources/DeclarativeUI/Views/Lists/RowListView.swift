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
        if rows?.hidesBackground == true { rows?.updateHeaderBackgrounds() }
        swipe.place()
        guard let target, !bounds.isEmpty else { return }
        self.target = nil
        target.scroll(self)
    }

    /// Ignores presses on headers and static rows, which cannot be selected.
    override func mouseDown(with event: MouseEvent) {
        swipe.close(animated: true)
        if let rows, let row = indexForRow(at: event.location(in: self)), row < rows.source.count,
            !rows.isSelectable(row)
        {
            return
        }
        super.mouseDown(with: event)
    }

    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        swipe.close(animated: true)
    }

    override func keyDown(with event: KeyEvent) {
        if let rows, rows.editing.handle(event) || OutlineRowKeys(rows: rows).handle(event) { return }
        super.keyDown(with: event)
    }

    override func insertText(_ event: TextInputEvent) {
        if let rows, OutlineRowKeys(rows: rows).handle(event) { return }
        super.insertText(event)
    }
}
