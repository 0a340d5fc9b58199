extension View {
    /// Seconds that a control takes to show that it is hovered, pressed or ticked.
    private static let stateFadeDuration = 0.2

    /// Before a control's state changes: what it shows gives way to what it will draw next.
    ///
    /// Nothing happens before it is seen, nor when it was marked for drawing already: what is shown is taken once.
    final func fadeFromShownState() {
        guard let viewHost, viewHost.fadesControls, flags.contains(.isPainted),
            !flags.contains(.needsDisplay), AnimationContext.isEnabled,
            let picture = TransitionPicture(of: self, .dissolve, layingOut: false)
        else { return }
        let block = AnimationBlock(
            timing: .curve(.easeOutQuad), duration: Self.stateFadeDuration, options: .allowUserInteraction)
        block.begin(picture, on: self)
        block.seal()
    }
}
