import CSDL2
public import Drawing

/// Text input.
extension PlatformWindow {
    /// Enables the delivery of typed and composed text while the window has the keyboard focus.
    public func startTextInput() {
        wantsTextInput = true
        if hasKeyboardFocus { video.setTextInput(true) }
    }

    public func stopTextInput() {
        wantsTextInput = false
        if hasKeyboardFocus { video.setTextInput(false) }
    }

    /// Sets the rectangle of the insertion point, in window coordinates in points, beside which the input method shows its candidates.
    public func setTextInputRect(_ rect: Rect) {
        guard hasKeyboardFocus, !rect.isNull else { return }
        var area = SDL_Rect(
            x: metrics.coordinate(rect.minX), y: metrics.coordinate(rect.minY) + metrics.contentTop,
            w: metrics.length(rect.width), h: metrics.length(rect.height))
        SDL_SetTextInputRect(&area)
    }

    /// Whether the window has the keyboard focus; SDL's text input state is shared by all windows and belongs to the focused one.
    private var hasKeyboardFocus: Bool { handle != nil && SDL_GetKeyboardFocus() == handle }
}

extension VideoSystem {
    /// Lets the input method discard the text that it composes in the focused window; some commit it then.
    public func clearComposition() {
        if !isAbandoned { SDL_ClearComposition() }
    }
}
