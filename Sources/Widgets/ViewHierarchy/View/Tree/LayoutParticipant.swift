/// The interface of a view's part in the constraint layout to the view tree; created when a constraint first refers to the
/// view.
///
/// Implemented by one type of the constraint layout. The participant is deallocated with its view.
@MainActor
@usableFromInline
package protocol LayoutParticipant: AnyObject {
    /// Whether constraints place the view.
    var placesView: Bool { get }
    /// Whether active constraints are installed on the view.
    var holdsConstraints: Bool { get }
    /// Whether the view is receiving its first frame since it was added to its host.
    var isPlacingFirst: Bool { get }

    // MARK: - Changes of the view

    /// Called when the frame of the view has changed.
    func frameDidChange()
    /// Called when the intrinsic size of `view`, which constraints place, may have changed.
    func contentSizeDidChange(of view: View)
    /// Called when the margins or the safe area of `view` may have changed.
    func marginsDidChange(of view: View)
    /// Called when the direction of the user interface has changed.
    func layoutDirectionDidChange()

    // MARK: - Changes of the tree

    /// Called after the view has been added to another superview.
    func superviewDidChange()
    /// Called before `view` is removed from `tree`; nil if no host has shown it.
    func view(_ view: View, willLeave tree: ViewTree?)
    /// Called after `view` has been added to `tree`; nil if no host shows it.
    func view(_ view: View, didMoveTo tree: ViewTree?)
    /// Deactivates the constraints between the subtree of `view`, which is about to be removed from its superview, and other
    /// views.
    func deactivateConstraints(reachingOutOf view: View)

    // MARK: - Trees without a host

    /// The layout of the tree whose root is this view, while no host shows it; nil until one is needed.
    var layoutOfDetachedTree: (any TreeLayout)? { get }
    /// Creates the layout of the tree whose root is `root` and which no host shows.
    func makeLayout(ofDetachedTree root: View) -> (any TreeLayout)?
    /// Ends the layout of the tree, whose root is about to be added to another tree or to a host.
    func endLayoutOfDetachedTree()
}

/// The interface of a tree's constraint layout to the host and the passes of a frame.
@usableFromInline
package protocol TreeLayout: AnyObject {
    /// Whether the next frame must solve constraints or write frames.
    var needsUpdate: Bool { get }
    /// Whether constraints must be solved, or frames of `root` and its descendants written.
    func needsUpdate(within root: View) -> Bool
    /// Solves the system after changes of the constraints.
    func update()
    /// Writes the changed frames of `root` and its descendants; of all views if `root` is nil.
    func writeFrames(within root: View?)
    /// Reports conflicting constraints, each conflict once.
    func reportConflicts()
    /// Called when the number of pixels per point has changed.
    func scaleChanged()
    /// Adds the constraints of `root` and its descendants.
    func adoptTree(_ root: View)
    /// Removes the constraints of `root` and its descendants.
    func abandonTree(_ root: View)
    /// Removes all constraints at once, because the tree is deallocated or moves to another layout.
    func dissolve()
}

/// The number of layouts of trees that no host shows.
@MainActor
package enum DetachedLayouts {
    private static var count = 0

    /// Whether there are none, as in most programs; views then skip the search for one.
    package static var isEmpty: Bool { count == 0 }

    /// Counts a layout that has been created.
    package static func add() { count += 1 }
    /// Stops counting a layout that is being deallocated.
    package static func remove() { count -= 1 }
}

/// A view that arranges its subviews and is notified when one of them is hidden or shown.
package protocol SubviewArranging: View {
    func arrangedVisibilityChanged(_ view: View)
}
