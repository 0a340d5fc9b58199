extension Layer {
    /// What is shown while the view is animated, as of the newest frame; nil while that is what was set.
    ///
    ///     let place = view.layer.presentation()?.frame ?? view.frame
    public func presentation() -> Presentation? { view.motion?.shown }

    /// Ends the animations of the view (not of those below it) where they lead to, at once.
    ///
    /// Their completions are told that they did not finish.
    public func removeAllAnimations() { view.viewHost?.animator?.dropAnimations(of: view) }
}
