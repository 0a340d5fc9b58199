/// A view that makes its subviews from descriptions, before each constraints pass in which some have changed.
package protocol DescriptionHosting: View {
    func rebuildDescriptions()
    /// False while it rebuilds: a layout that this asks for leaves the view in its queue.
    var isReadyToRebuild: Bool { get }
}
