/// Dragging rows of a list: to another place in the list, and as items to and from other views.
///
/// It is created for lists whose rows can be dragged or that accept drops.
final class ListReordering {
    private unowned let list: ListView
    /// The gap that is open; nil while nothing is dragged over the list.
    private(set) var gap: RowGap?
    /// The row that is hidden while its preview is dragged.
    private(set) var hiddenRow: Int?
    /// The place to which the preview of a dropped row moves.
    private var landing: DragPreviewTarget?
    private weak var hiddenCell: ReusableView?
    /// The drag of a row that can be moved within the list; nil for other drags.
    private weak var movingSession: DragSession?
    /// The row from which the current drag began; nil if it was removed.
    private var draggedRow: Int?
    /// The distance from the top of the dragged row to the pointer, in points.
    private var grip = 0.0
    private lazy var drag = DragInteraction(delegate: self)
    private lazy var drop = DropInteraction(delegate: self)

    private static let duration = 0.2

    init(_ list: ListView) {
        self.list = list
        list.addInteraction(drag)
        list.addInteraction(drop)
    }

    /// Whether the session is a drag of a row of this list that can be moved within it.
    private func isReordering(_ session: DropSession) -> Bool {
        session.localDragSession.map { $0 === movingSession } ?? false
    }

    /// Returns the distance by which the gap moves a row.
    func offset(of row: Int) -> Double { gap?.offset(of: row) ?? 0 }

    private func setGap(_ new: RowGap?) {
        if new == gap { return }
        gap = new
        list.setNeedsLayout()
        guard list.viewHost != nil else { return }
        View.animate(withDuration: Self.duration) { self.list.layoutIfNeeded() }
    }

    private func setHidden(_ row: Int?) {
        hiddenRow = row
        updateVisibility()
    }

    /// Hides the cell of the dragged row and shows the others.
    func updateVisibility() {
        let cell = hiddenRow.flatMap { list.cells.cell(for: $0) }
        if cell === hiddenCell { return }
        View.performWithoutAnimation {
            hiddenCell?.alpha = 1
            cell?.alpha = 0
        }
        hiddenCell = cell
    }

    /// Renumbers the dragged row after the rows of the list have changed; `newRow` returns nil for a removed row.
    func rowsChanged(_ newRow: (Int) -> Int?) {
        draggedRow = draggedRow.flatMap(newRow)
        hiddenRow = hiddenRow.flatMap(newRow)
        guard let gap else { return }
        if gap.source != nil, draggedRow == nil {
            self.gap = nil
        } else {
            self.gap = RowGap(
                source: draggedRow, height: gap.height, destination: min(gap.destination, list.numberOfRows))
        }
    }
}

extension ListReordering: DragInteractionDelegate {
    func dragInteraction(_ interaction: DragInteraction, itemsForBeginning session: DragSession) -> [DragItem]
    {
        let place = session.location(in: list)
        guard let row = list.indexForRow(at: place) else { return [] }
        let canMove = list.dataSource?.listView(list, canMoveRowAt: row) ?? false
        var items = list.dragDelegate?.listView(list, itemsForBeginning: session, at: row) ?? []
        if items.isEmpty, canMove { items = [DragItem(itemProvider: ItemProvider())] }
        if items.isEmpty { return [] }
        draggedRow = row
        grip = place.y - list.rectForRow(at: row).minY
        movingSession = canMove ? session : nil
        return items
    }

    func dragInteraction(
        _ interaction: DragInteraction, previewForLifting item: DragItem, session: DragSession
    ) -> TargetedDragPreview? {
        draggedRow.flatMap { list.cells.cell(for: $0) }.map { TargetedDragPreview(view: $0) }
    }

    func dragInteraction(
        _ interaction: DragInteraction, sessionAllowsMoveOperation session: DragSession
    ) -> Bool {
        session === movingSession
            || list.dragDelegate?.listView(list, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation
    ) {
        list.dragDelegate?.listView(list, dragSession: session, didEndWith: operation)
        setGap(nil)
        // Without a drop in this list, a hidden row appears when the preview has returned to it.
        if operation != .cancel, landing == nil { setHidden(nil) }
        draggedRow = nil
    }

    func dragInteraction(
        _ interaction: DragInteraction, previewForCancelling item: DragItem,
        withDefault defaultPreview: TargetedDragPreview
    ) -> TargetedDragPreview? {
        guard let hiddenRow else { return defaultPreview }
        return defaultPreview.retargetedPreview(
            with: target(top: list.rows.top(of: hiddenRow), height: list.rows.height(of: hiddenRow)))
    }

    /// Returns the place in the list of a row whose top is at `top`.
    private func target(top: Double, height: Double) -> DragPreviewTarget {
        DragPreviewTarget(
            container: list, center: Point(x: list.rowLeft + list.rowWidth / 2, y: top + height / 2))
    }
}

extension ListReordering: DropInteractionDelegate {
    func dropInteraction(_ interaction: DropInteraction, canHandle session: DropSession) -> Bool {
        isReordering(session) || list.dropDelegate?.listView(list, canHandle: session) ?? false
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidUpdate session: DropSession)
        -> DropProposal
    {
        let y = session.location(in: list).y
        if isReordering(session) {
            guard let row = draggedRow else { return DropProposal(operation: .cancel) }
            let height = list.rows.height(of: row)
            var new = gap ?? RowGap(source: row, height: height, destination: row)
            new.move(center: y - grip + height / 2, in: list.rows)
            if hiddenRow == nil { setHidden(row) }
            setGap(new)
            return DropProposal(operation: .move)
        }
        var new = RowGap(source: nil, height: list.estimatedRowHeight, destination: 0)
        new.move(center: y, in: list.rows)
        let proposal =
            list.dropDelegate?.listView(
                list, dropSessionDidUpdate: session, withDestinationRow: new.destination)
            ?? DropProposal(operation: .cancel)
        setGap(proposal.operation.isDrop ? new : nil)
        return proposal
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {
        // The place of the dragged row opens again, and stays empty.
        setGap(nil)
    }

    func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        guard let gap else { return }
        self.gap = nil
        guard isReordering(session) else {
            list.setNeedsLayout()
            list.dropDelegate?.listView(list, performDrop: session, at: gap.destination)
            return
        }
        guard let source = gap.source else { return }
        draggedRow = nil
        landing = target(top: gap.top(in: list.rows), height: gap.height)
        if source != gap.destination {
            ListRowMoves(list: list).moveData(source, to: gap.destination, with: .none)
        }
        list.setNeedsLayout()
    }

    func dropInteraction(
        _ interaction: DropInteraction, previewForDropping item: DragItem,
        withDefault defaultPreview: TargetedDragPreview
    ) -> TargetedDragPreview? {
        landing.map { defaultPreview.retargetedPreview(with: $0) } ?? defaultPreview
    }

    func dropInteraction(_ interaction: DropInteraction, sessionDidEnd session: DropSession) {
        setGap(nil)
        setHidden(nil)
        landing = nil
    }
}
