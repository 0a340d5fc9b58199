/// A drop on a table, modelled on `UITableViewDropCoordinator`.
///
///     for item in coordinator.items where item.sourceIndexPath == nil { coordinator.drop(item.dragItem, toRowAt: path) }
public final class TableViewDropCoordinator {
    /// The dropped items.
    public let items: [TableViewDropItem]
    /// The path of the first inserted row, or of the row on which the items were dropped; nil for a drop anywhere.
    public let destinationIndexPath: IndexPath?
    /// The proposal of the delegate, with the intent `automatic` replaced by the place that the user has chosen.
    public let proposal: TableViewDropProposal
    /// The session, from which the data are loaded.
    public let session: DropSession
    /// The frame to which the preview moves, in the table's space.
    private(set) var landing: Rect?
    private weak var table: TableView?

    init(
        items: [TableViewDropItem], destination: IndexPath?, proposal: TableViewDropProposal,
        session: DropSession, table: TableView
    ) {
        self.items = items
        destinationIndexPath = destination
        self.proposal = proposal
        self.session = session
        self.table = table
    }

    /// Moves the preview of an item to a row, which was inserted for it.
    public func drop(_ dragItem: DragItem, toRowAt indexPath: IndexPath) {
        landing = table?.rectForRow(at: indexPath)
    }

    /// Moves the preview of an item into a part of a row; `rect` is in points of the row.
    public func drop(_ dragItem: DragItem, intoRowAt indexPath: IndexPath, rect: Rect) {
        guard let row = table?.rectForRow(at: indexPath) else { return }
        landing = rect.offsetBy(dx: row.minX, dy: row.minY)
    }
}

/// An item that was dropped on a table, modelled on `UITableViewDropItem`.
///
///     if let source = item.sourceIndexPath { move(source, to: path) }
public struct TableViewDropItem {
    /// The item.
    public let dragItem: DragItem
    /// The path of the row from which the item was dragged, if it is one of the same table; otherwise nil.
    public let sourceIndexPath: IndexPath?
}

/// The drop delegate of a table as the receiver of drops on a list.
struct TableDropPlacer: RowDropPlacing {
    let table: TableView
    let delegate: any TableViewDropDelegate

    func canHandle(_ session: DropSession) -> Bool { delegate.tableView(table, canHandle: session) }

    func proposal(for session: DropSession, at place: RowDropPlace) -> (
        operation: DropOperation, intent: RowDropIntent
    ) {
        let isInGap = place.row == nil && (place.insertion ?? 0) < table.numberOfRows
        let path = place.row.map(table.indexPath(ofRow:)) ?? (isInGap ? insertionPath(place) : nil)
        let proposal = delegate.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        switch proposal.intent {
        case .unspecified: return (proposal.operation, .none)
        case .insertAtDestinationIndexPath: return (proposal.operation, .insertion)
        case .insertIntoDestinationIndexPath: return (proposal.operation, .into)
        case .automatic: return (proposal.operation, .automatic)
        }
    }

    /// Returns the path of the first row that is inserted: below all rows, one more than those of the last section.
    private func insertionPath(_ place: RowDropPlace) -> IndexPath? {
        guard let row = place.insertion, table.numberOfSections > 0 else { return nil }
        // An insertion below the last row of a section belongs to this section while the pointer is over that row.
        if row > 0, row >= table.numberOfRows || place.point.y < table.rectForRow(at: row - 1).maxY {
            let last = table.indexPath(ofRow: row - 1)
            return IndexPath(row: last.row + 1, section: last.section)
        }
        if row < table.numberOfRows { return table.indexPath(ofRow: row) }
        return IndexPath(row: 0, section: 0)
    }

    func performDrop(_ session: DropSession, at place: RowDropPlace) -> Rect? {
        let destination = place.row.map(table.indexPath(ofRow:)) ?? insertionPath(place)
        var proposal = delegate.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        if proposal.intent == .automatic {
            proposal.intent =
                place.row == nil ? .insertAtDestinationIndexPath : .insertIntoDestinationIndexPath
        }
        let items = session.items.map { item in
            TableViewDropItem(
                dragItem: item,
                sourceIndexPath: table.reordering?.dragging.element(of: item, in: session).map(
                    table.indexPath(ofRow:)))
        }
        let coordinator = TableViewDropCoordinator(
            items: items, destination: destination, proposal: proposal, session: session, table: table)
        delegate.tableView(table, performDropWith: coordinator)
        return coordinator.landing ?? place.row.map { table.rectForRow(at: $0) }
    }

    func dropSession(_ session: DropSession, did change: DropSessionChange) {
        switch change {
        case .enter: delegate.tableView(table, dropSessionDidEnter: session)
        case .exit: delegate.tableView(table, dropSessionDidExit: session)
        case .end: delegate.tableView(table, dropSessionDidEnd: session)
        }
    }
}

extension TableView: RowDropPlacerProviding {}

extension RowDropPlacerProviding where Self: TableView {
    var rowDropPlacer: (any RowDropPlacing)? {
        if let tree = self as? any RowTreeMoving { return tree.treeDropPlacer }
        return (dropDelegate as? any TableViewDropDelegate).map {
            TableDropPlacer(table: self, delegate: $0)
        }
    }

    func rowDragWillBegin(_ session: DragSession) {
        (dragDelegate as? any TableViewDragDelegate)?.tableView(self, dragSessionWillBegin: session)
    }
}
