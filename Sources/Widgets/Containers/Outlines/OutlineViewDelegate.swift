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
    /// Called after an item was expanded.
    func outlineViewItemDidExpand(_ outlineView: OutlineView, item: AnyHashable)
    /// Called after an item was collapsed.
    func outlineViewItemDidCollapse(_ outlineView: OutlineView, item: AnyHashable)
}

extension OutlineViewDelegate {
    public func outlineView(_ outlineView: OutlineView, shouldExpandItem item: AnyHashable) -> Bool { true }
    public func outlineView(_ outlineView: OutlineView, shouldCollapseItem item: AnyHashable) -> Bool { true }
    public func outlineViewItemDidExpand(_ outlineView: OutlineView, item: AnyHashable) {}
    public func outlineViewItemDidCollapse(_ outlineView: OutlineView, item: AnyHashable) {}
}
