/// The retained table of a declarative table.
final class RowTableView: TableView {
    /// The row to scroll to after the next layout.
    private var target: RowScrollTarget?
    /// Whether the next layout lets the columns fill the width.
    var needsFitting = true

    func scroll(to row: Int, _ anchor: UnitPoint?, _ isAnimated: Bool) {
        target = RowScrollTarget(row, anchor, isAnimated)
        setNeedsLayout()
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
