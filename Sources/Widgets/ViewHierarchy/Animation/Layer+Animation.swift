extension Layer {
    /// Returns the values displayed by the last frame during an animation; nil if the view is not animated; O(1).
    ///
    ///     let place = view.layer.presentation()?.frame ?? view.frame
    public func presentation() -> Presentation? { view.motion?.shown }

    /// Ends the animations of the view, but not those of its subviews, and displays the final values immediately.
    ///
    /// The completion handlers are called with false.
    public func removeAllAnimations() { view.viewTree?.animatorIfLoaded?.dropAnimations(of: view) }
}
