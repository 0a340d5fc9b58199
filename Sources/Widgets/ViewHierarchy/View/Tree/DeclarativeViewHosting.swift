/// A view that creates its subviews from declarative views, and updates them before the constraints pass after some have
/// changed.
package protocol DeclarativeViewHosting: View {
    /// Runs the bodies that have been invalidated, and updates the subviews.
    func updateDeclarativeViews()
    /// Whether the view is not already rebuilding; a layout triggered by a rebuild leaves the view in the queue.
    var isReadyToRebuild: Bool { get }
}
