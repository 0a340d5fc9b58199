/// A view that pools views outside of the tree: their state is saved as well, and applied to views created later.
package protocol ViewPooling: View {
    /// The pooled views, which are currently in no tree.
    var pooledViews: [View] { get }
    /// The saved state of views that have not been created yet; nil for none.
    var pendingArchive: RestorationArchive? { get set }
}
