/// Synchronises the selection of a retained list or table with a binding.
///
///     if let values = selection.values(toShowOf: view.selection, in: list, isForced: false, for: self) { show(values) }
final class SelectionSynchronizer<Value: Hashable> {
    /// The values that the list displays as selected.
    private var shown: Set<Value> = []
    /// Whether rows could be selected when the values were displayed; otherwise the list has dropped them.
    private var wasSelectable = false

    init() {}
    deinit {}

    /// Returns the values of the binding if the list has to display them, and nil if it already does.
    ///
    /// The node becomes a reader of the binding. `isForced` is for identities that may have moved to other rows.
    func values(
        toShowOf selection: ListSelection<Value>?, in list: Widgets.ListView, isForced: Bool, for node: Node
    ) -> Set<Value>? {
        let isOther = list.allowsSelection != wasSelectable
        wasSelectable = list.allowsSelection
        guard let selection else { return nil }
        let values = node.graph.dependencies.trackMore(node) { selection.values }
        if values == shown, !isForced, !isOther { return nil }
        shown = values
        return values
    }

    /// Writes the values of the rows that the user has selected; returns false if the binding has rejected them.
    func write(_ values: Set<Value>, to selection: ListSelection<Value>) -> Bool {
        shown = values
        selection.select(values)
        return selection.values == values
    }
}
