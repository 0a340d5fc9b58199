/// The cells of the visible rows of a table, for the notifications of its delegate that rows appear and disappear.
final class DisplayedCells {
    private struct Entry {
        let display: Int
        let path: IndexPath
        let cell: ReusableView
    }

    private var entries: [Entry] = []

    /// Compares the mounted cells with those of the previous layout pass, and notifies the delegate; O(visible rows).
    func update(in table: TableView) {
        guard let delegate = table.tableDelegate else {
            entries = []
            return
        }
        let old = entries
        entries = table.cells.mounted.map {
            Entry(display: $0.display, path: table.indexPath(ofRow: $0.row), cell: $0.cell)
        }
        let new = entries
        // Both are in the order of the rows; without a batch of changes, an equal display has an equal row.
        if old.elementsEqual(new, by: { $0.display == $1.display }) { return }
        let (oldDisplays, newDisplays) = (Set(old.map(\.display)), Set(new.map(\.display)))
        for entry in old where !newDisplays.contains(entry.display) {
            guard let cell = entry.cell as? TableViewCell else { continue }
            delegate.tableView(table, didEndDisplaying: cell, forRowAt: entry.path)
        }
        for entry in new where !oldDisplays.contains(entry.display) {
            guard let cell = entry.cell as? TableViewCell else { continue }
            delegate.tableView(table, willDisplay: cell, forRowAt: entry.path)
        }
    }
}
