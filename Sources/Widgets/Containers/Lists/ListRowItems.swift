extension ListView: ItemSelecting, SpringLoadedInteractionSupporting {
    package final func copySources(limit: Int) -> [CopySource] {
        ListRowItems(list: self).sources(limit: limit)
    }
    package final var pasteLocation: Point { ListRowItems(list: self).pasteLocation }
    /// Whether dragged items that rest over a row select it, as a click does; false by default: `UITableView.isSpringLoaded`.
    public final var isSpringLoaded: Bool {
        get { SpringLoadedInteraction.isBuiltIn(in: self) }
        set { SpringLoadedInteraction.setBuiltIn(newValue, in: self, ListRowItems(list: self).makeSpring) }
    }
}

/// The rows of a list as sources of copied items, and as places over which dragged items rest.
struct ListRowItems {
    let list: ListView

    /// Returns the items of the selected rows: those of the drag delegate, in one session, and those of drag interactions in the cells of
    /// the other rows.
    ///
    /// O(selected rows). A row that is not visible gets a cell for the time of this call.
    func sources(limit: Int) -> [CopySource] {
        let session = DragSession()
        if list.dragDelegate == nil, let text = list.selectionText {
            session.append([DragItem(itemProvider: ItemProvider(text))])
            return [CopySource(session: session, allowsMove: false) {}]
        }
        var sources: [CopySource] = []
        var items: [DragItem] = []
        var rowsWithItems = 0
        for row in list.selectedRowIndexes where row < list.numberOfRows && rowsWithItems < limit {
            session.place(atMiddleOf: list.rectForRow(at: row), in: list)
            let own = list.dragDelegate?.listView(list, itemsForBeginning: session, at: row) ?? []
            items += own
            list.reordering?.dragging.record(own, of: row, in: session)
            let others = own.isEmpty ? self.sources(inRow: row) : []
            sources += others
            if !own.isEmpty || !others.isEmpty { rowsWithItems += 1 }
        }
        if items.isEmpty { return sources }
        session.append(items)
        let allowsMove =
            list.dragDelegate?.listView(list, dragSessionAllowsMoveOperation: session) ?? false
        let source = CopySource(session: session, allowsMove: allowsMove) { [weak list] in
            guard let list else { return }
            list.dragDelegate?.listView(list, dragSession: session, didEndWith: .move)
        }
        return [source] + sources
    }

    private func sources(inRow row: Int) -> [CopySource] {
        if let cell = list.cells.cell(for: row) { return Self.sources(in: cell) }
        let cell = list.makeCell(for: row)
        defer { list.recycle(cell) }
        return Self.sources(in: cell)
    }

    /// Returns the items of the outermost drag interaction in `view`.
    private static func sources(in view: View) -> [CopySource] {
        let own = CopySource.items(of: view)
        if !own.isEmpty { return own }
        for subview in view.subviews {
            let sources = sources(in: subview)
            if !sources.isEmpty { return sources }
        }
        return []
    }

    /// The point below the last selected row, or below all rows.
    var pasteLocation: Point {
        let count = list.numberOfRows
        guard count > 0 else { return Point(x: list.bounds.midX, y: list.bounds.minY) }
        let rect = list.rectForRow(at: min(list.selectedRowIndexes.last ?? count - 1, count - 1))
        return Point(x: rect.midX, y: rect.maxY - 1)
    }

    /// Returns the interaction that selects rows under resting items, except while a row of the list is moved.
    func makeSpring() -> SpringLoadedInteraction {
        SpringLoadedInteraction { [weak list] point in
            guard let list, list.allowsSelection, list.reordering?.isMovingRows != true,
                let row = list.indexForRow(at: point),
                list.listDelegate?.listView(list, shouldSpringLoadRowAt: row) ?? true
            else { return nil }
            return row
        } activationHandler: { [weak list] row in
            list?.choose(RowSelection(RowIndexSet(row), anchor: row, lead: row))
        }
    }
}
