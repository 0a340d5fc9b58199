/// The interface of the host of a view tree to the views.
protocol ViewHosting: AnyObject {
    /// The current time on the clock of timers and animations.
    var currentTime: Duration { get }

    /// Sets the theme (colours and metrics) of all views in the tree.
    func setTheme(_ theme: Theme)

    /// Called at most once per frame, when work for the next frame is queued.
    func treeNeedsFrame()
    /// Presses and releases the primary button at `point`, in the window's space; returns whether a view handled it.
    func click(at point: Point) -> Bool
    /// Opens the context menu of `view`, as the menu key does; returns false if it has none.
    func showContextMenu(of view: View) -> Bool
    /// Called when the semantics of a view have changed without invalidating its display.
    func accessibilityChanged()
    /// Called when a view has restorable state to save.
    func restorableStateDidChange()
    /// Called when `view` is about to be removed from the tree.
    func viewWillLeave(_ view: View)

    /// Updates the invalid constraints and layouts of `root` and its descendants immediately.
    func layOut(within root: View)
    /// Updates the invalid constraints of `root` and its descendants immediately.
    func updateConstraints(within root: View)

    /// The input system that routes events to the views.
    var inputRouting: any InputRouting { get }
    /// The view around which the focus ring is drawn; nil if none is drawn.
    var focusRingView: View? { get }
}
