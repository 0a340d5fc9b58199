/// The source of drags from the items of an outline to other views.
///
/// Set it as the outline's ``ListView/dragDelegate``. Moving items within the outline needs no delegate: implement
/// `outlineView(_:canMoveItem:)` and `outlineView(_:moveItem:toItem:childIndex:)` in the data source. It takes the place of AppKit's
/// `outlineView(_:pasteboardWriterForItem:)`.
///
///     func outlineView(_ outlineView: OutlineView, itemsForBeginning session: DragSession, forItem item: AnyHashable) -> [DragItem] {
///         [DragItem(itemProvider: ItemProvider(name(item)))]
///     }
@MainActor
public protocol OutlineViewDragDelegate: ListViewDragDelegate {
    /// Returns the items to drag or copy from an item of the outline; an empty array for none.
    func outlineView(
        _ outlineView: OutlineView, itemsForBeginning session: DragSession, forItem item: AnyHashable
    )
        -> [DragItem]
}

extension OutlineViewDragDelegate {
    public func listView(_ listView: ListView, itemsForBeginning session: DragSession, at row: Int)
        -> [DragItem]
    {
        guard let outline = listView as? OutlineView, let item = outline.item(atRow: row) else { return [] }
        return outlineView(outline, itemsForBeginning: session, forItem: item)
    }
}

/// The receiver of drops on the items of an outline and between them, with the methods of `NSOutlineViewDataSource`.
///
/// Set it as the outline's ``ListView/dropDelegate``. A collapsed item opens when dragged items rest over it.
///
///     func outlineView(
///         _ outlineView: OutlineView, validateDrop session: DropSession, proposedItem item: AnyHashable?,
///         proposedChildIndex index: Int
///     ) -> DropOperation { item.map(isFolder) ?? true ? .copy : .forbidden }
@MainActor
public protocol OutlineViewDropDelegate: ListViewDropDelegate {
    /// Returns the effect of a drop on `item`, if `index` is ``OutlineView/dropOnItemIndex``, or before its child at `index`; a nil item is the
    /// root.
    func outlineView(
        _ outlineView: OutlineView, validateDrop session: DropSession, proposedItem item: AnyHashable?,
        proposedChildIndex index: Int
    ) -> DropOperation
    /// Takes items that were dropped on `item`, if `index` is ``OutlineView/dropOnItemIndex``, or before its child at `index`.
    ///
    /// - Returns: False if nothing was taken.
    @discardableResult func outlineView(
        _ outlineView: OutlineView, acceptDrop session: DropSession, item: AnyHashable?, childIndex index: Int
    ) -> Bool
}

extension OutlineViewDropDelegate {
    /// Does nothing: an outline calls ``outlineView(_:acceptDrop:item:childIndex:)`` instead.
    public func listView(_ listView: ListView, performDrop session: DropSession, at row: Int) {}
}
