extension ListView: ItemSelecting {
    /// Returns the items of the selected rows: those of the drag delegate, in one session, and those of drag interactions in the cells of the
    /// other rows.
    ///
    /// O(selected rows). A row that is not visible gets a cell for the time of this call.
    package final func copySources(limit: Int) -> [CopySource] {
        let session = DragSession()
        var sources: [CopySource] = []
        var items: [DragItem] = []
        var rowsWithItems = 0
        for row in selectedRows where row < numberOfRows && rowsWithItems < limit {
            session.place(atMiddleOf: rectForRow(at: row), in: self)
            let own = dragDelegate?.listView(self, itemsForBeginning: session, at: row) ?? []
            items += own
            let others = own.isEmpty ? copySources(inRow: row) : []
            sources += others
            if !own.isEmpty || !others.isEmpty { rowsWithItems += 1 }
        }
        if items.isEmpty { return sources }
        session.append(items)
        let allowsMove = dragDelegate?.listView(self, dragSessionAllowsMoveOperation: session) ?? false
        let source = CopySource(session: session, allowsMove: allowsMove) { [weak self] in
            guard let self else { return }
            dragDelegate?.listView(self, dragSession: session, didEndWith: .move)
        }
        return [source] + sources
    }

    private func copySources(inRow row: Int) -> [CopySource] {
        if let cell = cells.cell(for: row) { return Self.copySources(in: cell) }
        let cell = makeCell(for: row)
        defer { recycle(cell) }
        return Self.copySources(in: cell)
    }

    /// Returns the items of the outermost drag interaction in `view`.
    private static func copySources(in view: View) -> [CopySource] {
        let own = CopySource.items(of: view)
        if !own.isEmpty { return own }
        for subview in view.subviews {
            let sources = copySources(in: subview)
            if !sources.isEmpty { return sources }
        }
        return []
    }

    /// The point below the last selected row, or below all rows.
    package final var pasteLocation: Point {
        guard numberOfRows > 0 else { return Point(x: bounds.midX, y: bounds.minY) }
        let row = min(selectedRows.last ?? numberOfRows - 1, numberOfRows - 1)
        let rect = rectForRow(at: row)
        return Point(x: rect.midX, y: rect.maxY - 1)
    }
}
