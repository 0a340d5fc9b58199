extension View {
    /// The duration in seconds of the fade between hover, press and selection states of a control.
    private static let stateFadeDuration = 0.2

    /// Takes a snapshot before the state of a control changes, and cross-dissolves it into the next drawing.
    ///
    /// Does nothing before the first paint or while a redraw is pending, so that at most one snapshot is taken per frame.
    package final func fadeFromDisplayedState() {
        guard let viewTree, viewTree.fadesControls, flags.contains(.isPainted),
            !flags.contains(.needsDisplay), AnimationContext.isEnabled,
            let snapshot = TransitionSnapshot(of: self, .dissolve, layingOut: false)
        else { return }
        let block = AnimationBlock(
            timing: .curve(.easeOutQuad), duration: Self.stateFadeDuration, options: .allowUserInteraction)
        block.begin(snapshot, on: self)
        block.seal()
    }
}
