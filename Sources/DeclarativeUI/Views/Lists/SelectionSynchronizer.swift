/// Synchronises the selection of a retained list or table with a binding.
///
///     if let rows = selection.rows(toShowOf: view.selection, in: list, isForced: false, for: self) { show(rows) }
final class SelectionSynchronizer<Value: Hashable> {
    /// The values that the list displays as selected.
    private var shown: Set<Value> = []
    /// Those of ``shown`` that have a row.
    private var present: Set<Value> = []
    /// Whether rows could be selected when the values were displayed; otherwise the list has dropped them.
    private var wasSelectable = false
    /// Whether the user has requested to delete the selected rows: when they are removed, the row that takes their place is selected.
    private var followsDeletion = false
    /// Returns the row of a value; nil for a value that is not displayed.
    private let row: (Value) -> Int?
    /// Returns the value that is selected after the deletion of the selected rows; nil if there is none.
    private let successor: () -> Value?

    init(row: @escaping (Value) -> Int?, successor: @escaping () -> Value?) {
        self.row = row
        self.successor = successor
    }

    deinit {}

    /// Returns the rows of the binding's values if the list has to display them, and nil if it already does.
    ///
    /// The node becomes a reader of the binding. `isForced` is for identities that may have moved to other rows. Values whose rows were
    /// removed are removed from the binding after the update.
    func rows(
        toShowOf selection: ListSelection<Value>?, in list: Widgets.ListView, isForced: Bool, for node: Node
    ) -> RowIndexSet? {
        let isOther = list.allowsSelection != wasSelectable
        wasSelectable = list.allowsSelection
        guard let selection else { return nil }
        let values = node.graph.dependencies.trackMore(node) { selection.values }
        if values == shown, !isForced, !isOther { return nil }
        shown = values
        let places = values.map { ($0, row($0)) }
        let absent = places.filter { $0.1 == nil }.map(\.0)
        if absent.contains(where: present.contains) {
            let gone = absent.filter(present.contains)
            node.graph.afterUpdate { [weak self] in self?.remove(gone, from: selection) }
        }
        present = values.subtracting(absent)
        return RowIndexSet(places.compactMap(\.1))
    }

    /// Removes values without rows from the binding; after a deletion by the user, another row is selected instead of the last of them.
    private func remove(_ gone: [Value], from selection: ListSelection<Value>) {
        var values = DependencyTracker.untracked { selection.values }
        let count = values.count
        for value in gone where row(value) == nil { values.remove(value) }
        if values.count == count { return }
        if values.isEmpty, followsDeletion, let next = successor() { values = [next] }
        followsDeletion = false
        selection.select(values)
    }

    /// Writes the values of the rows that the user has selected; returns false if the binding has rejected them.
    func write(_ values: Set<Value>, to selection: ListSelection<Value>) -> Bool {
        shown = values
        present = values
        followsDeletion = false
        selection.select(values)
        return selection.values == values
    }

    /// Selects the row at the place of the selected ones when they are removed.
    func willDeleteSelection() { followsDeletion = true }
}
