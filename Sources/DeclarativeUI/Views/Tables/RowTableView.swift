/// The retained table of a declarative table.
final class RowTableView: TableView {
    weak var rows: (any TableRowActing)?
    /// The row to scroll to after the next layout.
    private var target: RowScrollTarget?
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
        if !TableFieldFocus(of: self).begin(byKey: event) { super.keyDown(with: event) }
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
        guard let target, !bounds.isEmpty else { return }
        self.target = nil
        target.scroll(self)
    }
}
