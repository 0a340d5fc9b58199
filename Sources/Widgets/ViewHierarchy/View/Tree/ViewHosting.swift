/// The host of a tree of views, as the views know it.
protocol ViewHosting: AnyObject {
    /// The time now, on the clock of timers and animations.
    var currentTime: Duration { get }

    /// Sets the colours and measures of all views in the tree.
    func setTheme(_ theme: Theme)

    /// Called once a frame, when something waits for the next one.
    func treeNeedsFrame()
    /// Presses and releases the primary button at `point`, in the window's space; true when a view used it.
    func click(at point: Point) -> Bool
    /// Opens the context menu of `view`, as its key does; false when there is none.
    func showContextMenu(of view: View) -> Bool
    /// Called when the semantics of a view have changed without a change of its look.
    func accessibilityChanged()
    /// Called when a view waits for its state to be saved.
    func noteRestorableState()
    /// Called when `view` is about to leave the tree.
    func forget(_ view: View)

    /// Updates the constraints and the layout of `root` and its descendants now, where they are invalid.
    func layOut(within root: View)
    /// Updates the constraints of `root` and its descendants now, where they are invalid.
    func updateConstraints(within root: View)

    /// The routing of events to the views.
    var inputRouting: any InputRouting { get }
    /// The view around which the focus ring is drawn; nil while no ring is drawn.
    var focusRingView: View? { get }
}
