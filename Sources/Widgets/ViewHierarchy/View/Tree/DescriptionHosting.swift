/// A view that creates its subviews from declarative views, and updates them before the constraints pass after some have
/// changed.
package protocol DescriptionHosting: View {
    func rebuildDescriptions()
    /// Whether the view is not already rebuilding; a layout triggered by a rebuild leaves the view in the queue.
    var isReadyToRebuild: Bool { get }
}
