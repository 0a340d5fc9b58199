/// The displayed values of a view that is animated; views at rest have none.
///
/// The animator of the view's tree creates it, updates it in each frame, and removes it when the animations have ended.
final class ViewMotion {
    var shown: Presentation
    /// The snapshot of the old content, during a transition.
    var transition: TransitionPicture?
    /// The index of the view in the animator.
    var index: Int

    init(shown: Presentation, index: Int) {
        self.shown = shown
        self.index = index
    }
}

/// The animator of a tree of views, as the views know it.
protocol TreeAnimator: AnyObject {
    /// Updates the displayed values of `view`, a property of which has changed while it is animated.
    func refresh(_ view: View)
}
