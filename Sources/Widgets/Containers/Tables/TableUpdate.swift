/// The translation of a table's recorded changes, with its old sections and the new ones of its data source.
struct TableUpdate {
    private let changes: TableBatch
    private let table: TableView

    init(_ changes: TableBatch, of table: TableView) {
        self.changes = changes
        self.table = table
    }

    /// Returns `batch` with all changes; nil, with a diagnostic, if they contradict the data source.
    func completed(_ batch: ListBatch) -> ListBatch? {
        var batch = batch
        do throws(TableUpdateError) {
            try TableChangeResolver(changes, from: oldShape, to: newShape).resolve(&batch)
        } catch {
            table.reportInvalid(
                "an update contradicts the data source: \(error.message)",
                cure: "all rows were reloaded; apply the same changes to the data source and the table")
            return nil
        }
        return batch
    }

    private var oldShape: TableShape {
        let rows = table.rows
        if rows.hasNoSections { return TableShape(counts: []) }
        return TableShape(counts: rows.sections.isEmpty ? [rows.count] : rows.sections.map(\.count))
    }

    private var newShape: TableShape {
        let source = ListSource(list: table)
        return TableShape(
            counts: SectionCounts.limited(
                (0..<source.sectionCount).map { source.rowCount(inSection: $0) }))
    }
}
