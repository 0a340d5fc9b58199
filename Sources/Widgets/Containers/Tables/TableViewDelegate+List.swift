// The requirements of a list's delegate, which address rows by their numbers across all sections, by means of those of a table's.
extension TableViewDelegate {
    public func listView(_ listView: ListView, heightForRowAt row: Int) -> Double? {
        guard let (table, path) = place(row, in: listView) else { return nil }
        return tableView(table, heightForRowAt: path)
    }

    public func listView(_ listView: ListView, didSelectRowAt row: Int) {
        guard let (table, path) = place(row, in: listView) else { return }
        tableView(table, didSelectRowAt: path)
    }

    public func listView(_ listView: ListView, didDeselectRowAt row: Int) {
        guard let (table, path) = place(row, in: listView) else { return }
        tableView(table, didDeselectRowAt: path)
    }

    public func listView(_ listView: ListView, didActivateRowAt row: Int) {
        guard let (table, path) = place(row, in: listView) else { return }
        tableView(table, performPrimaryActionForRowAt: path)
    }

    public func listView(_ listView: ListView, accessoryButtonTappedForRowAt row: Int) {
        guard let (table, path) = place(row, in: listView) else { return }
        tableView(table, accessoryButtonTappedForRowWith: path)
    }

    public func listView(_ listView: ListView, shouldSpringLoadRowAt row: Int) -> Bool {
        guard let (table, path) = place(row, in: listView) else { return true }
        return tableView(table, shouldSpringLoadRowAt: path)
    }

    public func listView(_ listView: ListView, typeSelectStringForRowAt row: Int) -> String? {
        guard let (table, path) = place(row, in: listView) else { return nil }
        return tableView(table, typeSelectStringForRowAt: path)
    }

    private func place(_ row: Int, in listView: ListView) -> (TableView, IndexPath)? {
        (listView as? TableView).map { ($0, $0.indexPath(ofRow: row)) }
    }
}
