/// The place of dragged items in a list.
struct RowDropPlace: Hashable {
    /// The row before which the items would be inserted; nil for items that are dropped on a row or anywhere.
    var insertion: Int?
    /// The row under the pointer; nil between rows and below them.
    var row: Int?
    /// The location in points of the list's space.
    var point: Point
}

/// The way in which a list shows where items would be dropped.
enum RowDropIntent: Hashable {
    /// The place does not matter.
    case none
    /// Between rows.
    case insertion
    /// On the row under the pointer.
    case into
    /// On the row under the pointer near its middle, otherwise between rows.
    case automatic
    /// At a place that the placer has chosen, which is highlighted.
    case highlight(DropHighlight.Place)
}

/// A receiver of drops that also takes items that are dropped on rows, such as the delegate of a table.
protocol RowDropPlacing {
    /// Returns whether the list takes part in the session.
    func canHandle(_ session: DropSession) -> Bool
    /// Returns the effect of a drop, and how its place is shown.
    func proposal(for session: DropSession, at place: RowDropPlace) -> (
        operation: DropOperation, intent: RowDropIntent
    )
    /// Takes the dropped items.
    ///
    /// - Returns: The frame to which the preview moves, in the list's space; nil for none.
    func performDrop(_ session: DropSession, at place: RowDropPlace) -> Rect?
    /// Called when the pointer has entered or left the list, and when the session is over.
    func dropSession(_ session: DropSession, did change: DropSessionChange)
}

/// A list whose drop delegate may be a ``RowDropPlacing`` one.
protocol RowDropPlacerProviding: ListView {
    /// The receiver of drops; nil if the list's drop delegate takes them between rows.
    var rowDropPlacer: (any RowDropPlacing)? { get }
    /// Notifies the drag delegate of a table that a drag has begun.
    func rowDragWillBegin(_ session: DragSession)
}

/// A list whose rows are moved in a tree, such as an outline.
protocol RowTreeMoving: ListView {
    /// The receiver of drops.
    var treeDropPlacer: any RowDropPlacing { get }
    /// Returns whether the user can move the row.
    func canMoveTreeRow(_ row: Int) -> Bool
    /// Called when rows can be dragged or dropped for the first time.
    func prepareTreeDrops()
}
