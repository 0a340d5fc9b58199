/// The part of a view in layout by constraints, as the view tree knows it; created when a constraint first refers to the view.
///
/// The constraint layout conforms its one type of participant, which dies with the view.
@MainActor
@usableFromInline
package protocol LayoutParticipant: AnyObject {
    /// Whether constraints place the view.
    var placesView: Bool { get }
    /// Whether the view keeps active constraints.
    var holdsConstraints: Bool { get }
    /// True while the view gets its first frame since it was added to its host.
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
    /// Called before `view` leaves `tree`; nil when no host has shown it.
    func view(_ view: View, willLeave tree: ViewTree?)
    /// Called after `view` has been added to `tree`; nil when no host shows it.
    func view(_ view: View, didMoveTo tree: ViewTree?)
    /// Deactivates the constraints between the inside of `view`, which is about to leave its superview, and the outside.
    func deactivateConstraints(reachingOutOf view: View)

    // MARK: - Trees without a host

    /// The layout of the tree without a host whose root is the view; nil until one is needed.
    var layoutOfDetachedTree: (any TreeLayout)? { get }
    /// Creates the layout of the tree without a host whose root is `root`.
    func makeLayout(ofDetachedTree root: View) -> (any TreeLayout)?
    /// Ends the layout of the tree, whose root is about to be added to another tree or to a host.
    func endLayoutOfDetachedTree()
}

/// The layout by constraints of one tree of views, as its host and the passes of a frame know it.
@usableFromInline
package protocol TreeLayout: AnyObject {
    /// Whether the next frame has something to solve or to write.
    var needsUpdate: Bool { get }
    /// Whether there is something to solve, or to write of `root` and its descendants.
    func needsUpdate(within root: View) -> Bool
    /// Solves the constraints that have changed.
    func update()
    /// Writes the frames that have changed, of `root` and its descendants; of all views without one.
    func writeFrames(within root: View?)
    /// Reports the constraints that contradict each other, each contradiction once.
    func reportConflicts()
    /// Called when the number of pixels per point has changed.
    func scaleChanged()
    /// Adds the constraints of `root` and its descendants.
    func adoptTree(_ root: View)
    /// Removes the constraints of `root` and its descendants.
    func abandonTree(_ root: View)
    /// Removes all constraints at once: the tree is taken apart, or moves to another layout.
    func dissolve()
}

/// The layouts of trees without a host.
@MainActor
package enum DetachedLayouts {
    private static var count = 0

    /// Whether there are none, as in most programs; it saves the search for one.
    package static var isEmpty: Bool { count == 0 }

    /// Counts a layout that has been created.
    package static func add() { count += 1 }
    /// Stops counting a layout that is being deallocated.
    package static func remove() { count -= 1 }
}

/// A view that arranges its subviews, and is notified when one is hidden or shown.
package protocol SubviewArranging: View {
    func arrangedVisibilityChanged(_ view: View)
}
