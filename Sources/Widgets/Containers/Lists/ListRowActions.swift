/// The actions by which assistive technologies operate the rows of a list: moves, and those of the data source.
///
///     ListRowActions(list: self).perform("Move up", on: 4)
struct ListRowActions {
    let list: ListView

    /// Returns the names of the actions of a row.
    func names(of row: Int) -> [String] {
        ListRowMoves(list: list).actions(of: row) + provided(row).map(\.name)
    }

    /// Performs an action; returns false if the row has no such action.
    func perform(_ name: String, on row: Int) -> Bool {
        guard let action = provided(row).first(where: { $0.name == name }) else {
            return ListRowMoves(list: list).perform(name, on: row)
        }
        action.perform()
        return true
    }

    private func provided(_ row: Int) -> [RowAction] {
        (list.dataSource as? any RowActionProviding)?.listView(list, actionsForRowAt: row) ?? []
    }
}
