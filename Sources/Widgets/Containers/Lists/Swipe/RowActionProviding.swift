/// A data source whose rows have actions of their own, which assistive technologies offer.
package protocol RowActionProviding: ListViewDataSource {
    /// Returns the actions of a row.
    func listView(_ listView: ListView, actionsForRowAt row: Int) -> [RowAction]
}

/// An action of a row.
///
///     RowAction(name: "Archive") { archive(row) }
package struct RowAction {
    /// The name, in which no two actions of a row may agree.
    package let name: String
    package let perform: () -> Void

    package init(name: String, perform: @escaping () -> Void) {
        self.name = name
        self.perform = perform
    }
}
