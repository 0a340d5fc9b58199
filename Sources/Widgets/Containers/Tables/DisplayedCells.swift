/// The cells of the visible rows of a table, for the notifications of its delegate that rows appear and disappear.
final class DisplayedCells {
    private struct Entry {
        /// The last path of the row while it was visible.
        var path: IndexPath
        let cell: ReusableView
    }

    /// The cells of which the delegate has been notified, by the number of their display.
    private var entries: [Int: Entry] = [:]

    /// Compares the mounted cells with those of the previous layout pass, and notifies the delegate; O(visible rows).
    ///
    /// If the delegate changes the rows, it is notified of the remaining cells in the next layout, with the paths from after the change.
    func update(in table: TableView) {
        guard let delegate = table.tableDelegate else {
            entries = [:]
            return
        }
        let mounted = table.cells.mounted
        for entry in mounted { entries[entry.display]?.path = table.indexPath(ofRow: entry.row) }
        if entries.count == mounted.count, mounted.allSatisfy({ entries[$0.display] != nil }) { return }
        let displays = Set(mounted.map(\.display))
        let gone = entries.filter { !displays.contains($0.key) }.sorted { $0.value.path < $1.value.path }
        ListChanges(list: table).deferring {
            for (display, entry) in gone where !table.hasPendingChanges {
                entries[display] = nil
                guard let cell = entry.cell as? TableViewCell else { continue }
                delegate.tableView(table, didEndDisplaying: cell, forRowAt: entry.path)
            }
            for entry in mounted where entries[entry.display] == nil && !table.hasPendingChanges {
                let path = table.indexPath(ofRow: entry.row)
                entries[entry.display] = Entry(path: path, cell: entry.cell)
                guard let cell = entry.cell as? TableViewCell else { continue }
                delegate.tableView(table, willDisplay: cell, forRowAt: path)
            }
        }
    }
}
