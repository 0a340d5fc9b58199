/// The views of a table beside its rows: the header and the footer of the whole table, and the background.
struct TableDecorations {
    let table: TableView

    /// Reserves the heights of the header and the footer; before the rows are placed, which stay where they are on screen.
    func reserve() {
        let width = table.contentWidth
        let head = height(table.tableHeaderView, width)
        let tail = height(table.tableFooterView, width)
        if table.rows.head != head {
            let distance = head - table.rows.head
            table.rows.head = head
            if !table.isAtTop { table.shift(by: distance) }
        }
        if table.rows.tail != tail { table.rows.tail = tail }
    }

    private func height(_ view: View?, _ width: Double) -> Double {
        guard let view else { return 0 }
        var height = view.frame.height
        if height <= 0 { height = TableSections.height(of: view, width: width) }
        return height.isFinite ? table.aligned(max(1, height)) : 0
    }

    /// Places the views; after the rows have been placed.
    func place() {
        let rows = table.rows
        let left = table.contentLeft
        set(table.tableHeaderView, Rect(x: left, y: 0, width: table.contentWidth, height: rows.head))
        set(
            table.tableFooterView,
            Rect(x: left, y: rows.total - rows.tail, width: table.contentWidth, height: rows.tail))
        guard let background = table.backgroundView else { return }
        set(background, table.bounds)
        if table.subviews.first !== background { table.sendSubviewToBack(background) }
    }

    private func set(_ view: View?, _ frame: Rect) {
        guard let view, view.frame != frame else { return }
        View.performWithoutAnimation { view.frame = frame }
    }

    /// Replaces one of the views.
    func replace(_ old: View?, by new: View?) {
        if old === new { return }
        old?.removeFromSuperview()
        if let new { table.addSubview(new) }
        table.setNeedsLayout()
    }
}
