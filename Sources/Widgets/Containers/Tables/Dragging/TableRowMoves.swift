/// The moves of a table's rows by the user: its sections, and the requests to delegate and data source.
struct TableRowMoves: RowMover {
    let table: TableView

    var items: SectionedItems {
        SectionedItems(counts: (0..<table.numberOfSections).map { table.rows(inSection: $0).count })
    }

    func target(of source: IndexPath, proposed: IndexPath) -> IndexPath {
        table.tableDelegate?.tableView(
            table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    }

    func moveData(_ source: IndexPath, to destination: IndexPath) {
        if let data = table.tableDataSource {
            data.tableView(table, moveRowAt: source, to: destination)
        } else {
            table.dataSource?.listView(table, moveRowAt: source.row, to: destination.row)
        }
    }
}

extension TableView: SectionedRowMoving {
    final var rowMover: any RowMover { TableRowMoves(table: self) }
}
