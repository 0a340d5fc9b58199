/// The retained table of a declarative table.
final class RowTableView: TableView {
    weak var rows: (any TableRowActing)?
    /// The row to scroll to after the next layout.
    private var target: RowScrollTarget?
    /// Called after the user has moved, shown, hidden or, with true, resized columns; nil without a customization.
    var columnsChanged: ((_ areWidths: Bool) -> Void)?
    private var knownColumns: [TableColumnLayoutState.Column] = []
    private var knownWidth = 0.0
    private var knownTextScale = 1.0
    /// Whether the widths change in the next layout without the user.
    private var isFittingColumns = true
    /// Whether the next layout lets the columns fill the width.
    var needsFitting = true

    func scroll(to row: Int, _ anchor: UnitPoint?, _ isAnimated: Bool) {
        target = RowScrollTarget(row, anchor, isAnimated)
        setNeedsLayout()
    }

    /// Returns the context menu of the row at `point` or of the selection.
    override func contextMenu(at point: Point?) -> Widgets.Menu? {
        rows?.contextMenu(at: point) ?? super.contextMenu(at: point)
    }

    override func keyDown(with event: KeyEvent) {
        if TableFieldFocus(of: self).begin(byKey: event) { return }
        if focusedColumn == nil,
            rows?.editing.handle(event) == true || OutlineRowKeys(rows: self).handle(event)
        {
            return
        }
        super.keyDown(with: event)
    }

    override func insertText(_ event: TextInputEvent) {
        if !OutlineRowKeys(rows: self).handle(event) { super.insertText(event) }
    }

    override func mouseDown(with event: MouseEvent) {
        if !pressDisclosure(with: event) { super.mouseDown(with: event) }
    }

    // MARK: - Hovering

    /// Whether a row has an action for the pointer.
    ///
    /// The recogniser is notified after each frame in which the pointer is over the table, also if only the rows have moved.
    var observesHovering = false {
        didSet {
            if !observesHovering || oldValue { return }
            addGestureRecognizer(
                HoverGestureRecognizer(target: self, action: RowTableView.pointerDidMove))
        }
    }

    private func pointerDidMove(_ hover: HoverGestureRecognizer) {
        let isInside = hover.state == .began || hover.state == .changed
        rows?.hover(over: isInside ? indexForRow(at: hover.location(in: self)) : nil)
    }

    /// Called when the program has changed columns, of which ``columnsChanged`` is not notified.
    func columnsDidChangeByProgram() {
        isFittingColumns = true
        knownColumns = columnLayout.columns
    }

    /// Reports a change of the columns, unless the program has made it or the width of the table has caused it.
    private func noticeColumns() {
        let columns = columnLayout.columns
        let isSameWidth = bounds.width == knownWidth && textScale == knownTextScale && !isFittingColumns
        let old = knownColumns
        (knownColumns, knownWidth, isFittingColumns) = (columns, bounds.width, false)
        knownTextScale = textScale
        if columns == old { return }
        let isSameOrder = columns.elementsEqual(old) {
            $0.identifier == $1.identifier && $0.isHidden == $1.isHidden
        }
        if !isSameOrder { columnsChanged?(false) } else if isSameWidth { columnsChanged?(true) }
    }

    /// Notifies the delegate of a selection that is changed on behalf of the user.
    func listDelegateSelectionDidChange() {
        (delegate as? any ListViewDelegate)?.listViewSelectionDidChange(self)
    }

    override func layoutSubviews() {
        if needsFitting, !bounds.isEmpty {
            needsFitting = false
            sizeColumnsToFit()
        }
        super.layoutSubviews()
        if columnsChanged != nil { noticeColumns() }
        guard let target, !bounds.isEmpty else { return }
        self.target = nil
        target.scroll(self)
    }
}
