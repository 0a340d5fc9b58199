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

    public func listView(_ listView: ListView, heightForHeaderInSection section: Int) -> Double? {
        (listView as? TableView).flatMap {
            height(tableView($0, heightForHeaderInSection: section), section, isFooter: false, $0)
        }
    }

    public func listView(_ listView: ListView, heightForFooterInSection section: Int) -> Double? {
        (listView as? TableView).flatMap {
            height(tableView($0, heightForFooterInSection: section), section, isFooter: true, $0)
        }
    }

    private func height(_ given: Double, _ section: Int, isFooter: Bool, _ table: TableView) -> Double? {
        if given != TableView.automaticDimension { return given }
        return TableSections(of: table)?.automaticHeight(ofSection: section, isFooter: isFooter)
    }

    private func place(_ row: Int, in listView: ListView) -> (TableView, IndexPath)? {
        (listView as? TableView).map { ($0, $0.indexPath(ofRow: row)) }
    }
}
