/// A row of a list or table that shows and hides others, followed by these.
///
///     ExpandableRows(content: isExpanded ? group.content() : nil) { _ in group.label }
struct ExpandableRows<Label: View, Content: View>: View, RowStructure {
    /// The other rows; nil while they are hidden.
    let content: Content?
    /// Returns the row, which can depend on the collector that receives it.
    let label: (RowCollector) -> Label

    static var rowCount: Int? { nil }

    /// Not displayed: the rows are.
    var body: EmptyView { EmptyView() }

    func appendRows(to rows: inout RowCollector) {
        let row = RowStep.place(0)
        rows.add(label(rows), at: row)
        guard let content else { return }
        rows.nesting(in: rows.path + [row]) { $0.add(content, at: .place(1)) }
    }
}
