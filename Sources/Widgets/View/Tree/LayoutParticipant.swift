/// The part of a view in layout by constraints, as the view tree knows it; created when a constraint first refers to the view.
///
/// A base class instead of a protocol, because each view stores a reference to one, which then takes one word.
@MainActor
class LayoutParticipant {
    init() {}

    nonisolated deinit {}

    /// The number of trees without a host that have a layout: usually 0, which saves the search for one.
    static var detachedLayoutCount = 0

    /// Whether constraints place the view.
    var placesView: Bool { false }
    /// Whether the view keeps active constraints.
    var holdsConstraints: Bool { false }
    /// True while the view gets its first frame since it was added to its host.
    var isPlacingFirst: Bool { false }

    // MARK: - Changes of the view

    /// Called when the frame of the view has changed.
    func frameDidChange() {}
    /// Called when the intrinsic size of `view`, which constraints place, may have changed.
    func contentSizeDidChange(of view: View) {}
    /// Called when the margins or the safe area of `view` may have changed.
    func marginsDidChange(of view: View) {}
    /// Called when the direction of the user interface has changed.
    func layoutDirectionDidChange() {}

    // MARK: - Changes of the tree

    /// Called after the view has been added to another superview.
    func superviewDidChange() {}
    /// Called before `view` leaves `tree`; nil when no host has shown it.
    func view(_ view: View, willLeave tree: ViewTree?) {}
    /// Called after `view` has been added to `tree`; nil when no host shows it.
    func view(_ view: View, didMoveTo tree: ViewTree?) {}
    /// Deactivates the constraints between the inside of `view`, which is about to leave its superview, and the outside.
    func deactivateConstraints(reachingOutOf view: View) {}

    // MARK: - Trees without a host

    /// The layout of the tree without a host whose root is the view; nil until one is needed.
    var layoutOfDetachedTree: (any ConstraintLayout)? { nil }
    /// Creates the layout of the tree without a host whose root is `root`.
    func makeLayout(ofDetachedTree root: View) -> (any ConstraintLayout)? { nil }
    /// Ends the layout of the tree, whose root is about to be added to another tree or to a host.
    func endLayoutOfDetachedTree() {}
}

/// The layout by constraints of one tree of views, as its host and the passes of a frame know it.
protocol ConstraintLayout: AnyObject {
    /// Whether the next frame has something to solve or to write.
    var needsUpdate: Bool { get }
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

/// A view that arranges its subviews, and is notified when one is hidden or shown.
protocol SubviewArranging: View {
    func arrangedVisibilityChanged(_ view: View)
}
