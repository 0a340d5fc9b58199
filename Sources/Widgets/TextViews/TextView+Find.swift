internal import TextEditing

extension TextView {
    /// Whether Ctrl+F finds in the text; false at first.
    public final var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set {
            if newValue == isFindInteractionEnabled { return }
            findInteraction?.dismissFindNavigator()
            findInteraction?.endSession()
            findInteraction = newValue ? FindInteraction(in: self) : nil
        }
    }

    final var isFinding: Bool { findInteraction?.activeFindSession?.search != nil }

    final func noteTextChanged() { findInteraction?.activeFindSession?.invalidateFoundResults() }

    final func foundRanges(in place: TextPiecePlace) -> [TextRange] {
        guard let session = findInteraction?.activeFindSession else { return [] }
        return session.ranges(in: pieces.content(place), of: editor.buffer)
    }

    // MARK: - Keys

    /// True when the key was for the search.
    final func findKey(_ event: KeyEvent) -> Bool {
        guard let findInteraction else { return false }
        let flags = event.key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (event.key.keyCode, event.key.charactersIgnoringModifiers.lowercased()) {
        case (.keyboardF3, _) where flags.isSubset(of: .shift):
            flags.contains(.shift) ? findInteraction.findPrevious() : findInteraction.findNext()
        case (_, "g") where flags.subtracting(.shift) == .control:
            flags.contains(.shift) ? findInteraction.findPrevious() : findInteraction.findNext()
        case (_, "f") where flags == .control: findInteraction.presentFindNavigator(showingReplace: false)
        case (_, "h") where flags == .control, (_, "r") where flags == .control:
            findInteraction.presentFindNavigator(showingReplace: true)
        case (.keyboardEscape, _) where flags.isEmpty && findInteraction.isFindNavigatorVisible:
            findInteraction.dismissFindNavigator()
        default: return false
        }
        return true
    }

    // MARK: - The bar

    /// Puts the bar over the top of the text; the text begins below it meanwhile.
    final func show(_ navigator: FindNavigator) {
        addSubview(navigator)
        placeNavigator()
        // Scrolls so that the bar does not cover the top of the text.
        if contentOffset.y <= 0 { contentOffset.y = -contentInset.top }
    }

    final func hide(_ navigator: FindNavigator) {
        navigator.removeFromSuperview()
        contentInset.top -= navigatorInset
        navigatorInset = 0
    }

    /// The bar stays at the top of what is seen.
    final func placeNavigator() {
        guard let navigator = findInteraction?.navigator, navigator.superview === self else { return }
        let bounds = layoutState.bounds
        let height = navigator.height(forWidth: bounds.width)
        if height != navigatorInset {
            contentInset.top += height - navigatorInset
            navigatorInset = height
        }
        let frame = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
        if navigator.frame != frame { View.performWithoutAnimation { navigator.frame = frame } }
    }
}
