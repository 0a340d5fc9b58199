extension TextView {
    /// Whether Ctrl+F opens find and replace; false by default.
    public final var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set {
            if newValue == isFindInteractionEnabled { return }
            findInteraction?.dismissFindNavigator()
            findInteraction?.endSession()
            findInteraction = newValue ? FindInteraction(in: TextFindTarget(textView: self)) : nil
        }
    }

    final var isFinding: Bool { findInteraction?.isFinding == true }
}
