extension View {
    /// Seconds that a control takes to show that it is hovered, pressed or ticked.
    private static let stateFadeDuration = 0.2

    /// Takes a snapshot before a control's state changes, and cross-dissolves it into the next drawing.
    ///
    /// Nothing happens before the first paint, nor while a redraw is pending: one snapshot a frame is taken.
    package final func fadeFromShownState() {
        guard let viewTree, viewTree.fadesControls, flags.contains(.isPainted),
            !flags.contains(.needsDisplay), AnimationContext.isEnabled,
            let picture = TransitionPicture(of: self, .dissolve, layingOut: false)
        else { return }
        let block = AnimationBlock(
            timing: .curve(.easeOutQuad), duration: Self.stateFadeDuration, options: .allowUserInteraction)
        block.begin(picture, on: self)
        block.seal()
    }
}
