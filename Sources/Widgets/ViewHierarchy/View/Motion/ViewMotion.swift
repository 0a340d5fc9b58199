/// The displayed values of an animated view; a view without running animations has none.
///
/// The animator of the view's tree creates it, updates it in each frame, and removes it when the animations have ended.
final class ViewMotion {
    var shown: Presentation
    /// The snapshot of the old content, during a transition.
    var transition: TransitionSnapshot?
    /// The index of the view in the animator.
    var index: Int

    init(shown: Presentation, index: Int) {
        self.shown = shown
        self.index = index
    }
}

/// The interface of a tree's animator to the views.
protocol TreeAnimator: AnyObject {
    /// Updates the displayed values of the animated view `view` after one of its properties has changed.
    func refresh(_ view: View)
}
