/// The decisions and notifications of an outline, modelled on `NSOutlineViewDelegate`.
///
/// Set the object as the outline's ``ScrollView/delegate``. All methods are optional.
///
///     func outlineView(_ outlineView: OutlineView, shouldCollapseItem item: AnyHashable) -> Bool { item != pinned }
@MainActor
public protocol OutlineViewDelegate: ListViewDelegate {
    /// Returns whether an item may be expanded; true unless implemented.
    func outlineView(_ outlineView: OutlineView, shouldExpandItem item: AnyHashable) -> Bool
    /// Returns whether an item may be collapsed; true unless implemented.
    func outlineView(_ outlineView: OutlineView, shouldCollapseItem item: AnyHashable) -> Bool
    /// Returns the height of an item's row, in points; ``ListView/rowHeight`` unless implemented.
    ///
    /// Requested when the row becomes visible, and at each layout of the outline while it is.
    func outlineView(_ outlineView: OutlineView, heightOfRowByItem item: AnyHashable) -> Double
    /// Called after an item was expanded.
    func outlineViewItemDidExpand(_ outlineView: OutlineView, item: AnyHashable)
    /// Called after an item was collapsed.
    func outlineViewItemDidCollapse(_ outlineView: OutlineView, item: AnyHashable)
}

extension OutlineViewDelegate {
    public func outlineView(_ outlineView: OutlineView, shouldExpandItem item: AnyHashable) -> Bool { true }
    public func outlineView(_ outlineView: OutlineView, shouldCollapseItem item: AnyHashable) -> Bool { true }
    public func outlineView(_ outlineView: OutlineView, heightOfRowByItem item: AnyHashable) -> Double {
        outlineView.rowHeight
    }
    public func outlineViewItemDidExpand(_ outlineView: OutlineView, item: AnyHashable) {}
    public func outlineViewItemDidCollapse(_ outlineView: OutlineView, item: AnyHashable) {}
}

extension OutlineViewDelegate {
    public func listView(_ listView: ListView, heightForRowAt row: Int) -> Double? {
        guard let outline = listView as? OutlineView, let item = outline.item(atRow: row) else { return nil }
        return outlineView(outline, heightOfRowByItem: item)
    }
}
