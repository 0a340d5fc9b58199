/// A view that changes with the keyboard focus of its window while it is the first responder: a caret blinks in the active window
/// only.
package protocol WindowActivityObserving: View {
    /// Called on the first responder when the window has become active or inactive.
    func windowActivityChanged()
}

/// A view that is pressed by a key while the key is held: Space on a button.
package protocol KeyPressCancelling: View {
    /// Ends a press by key without its action: the key will be released elsewhere.
    func cancelKeyPress()
}

/// A view that is drawn differently inside a focus ring.
package protocol FocusRingObserving: View {
    /// Called when the ring has appeared around the view or has left it.
    func focusRingChanged()
}

/// A view that counts as focused while a layer that it opened has the keyboard focus: a text, while its palette is open.
package protocol FocusLending: View {
    /// Whether a layer has the focus in place of the view.
    var lendsFocus: Bool { get }
}

/// A view whose typed text must not appear in traces.
package protocol SecureTextInput: View {
    /// Whether the text is hidden: `UITextInputTraits.isSecureTextEntry`.
    var isSecureTextEntry: Bool { get }
}
