extension Layer {
    /// The displayed values during an animation, as of the newest frame; nil while they equal the model values.
    ///
    ///     let place = view.layer.presentation()?.frame ?? view.frame
    public func presentation() -> Presentation? { view.motion?.shown }

    /// Ends the animations of the view, but not of its subviews, at their final values at once.
    ///
    /// Their completion handlers are called with false.
    public func removeAllAnimations() { view.viewTree?.animatorIfMade?.dropAnimations(of: view) }
}
