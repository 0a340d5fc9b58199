/// A view that displays whether the keyboard focus is inside of it, or in a view that operates it, as a list does with its selection.
package protocol FocusWithinObserving: View {
    /// Called after `hasFocusWithin` may have changed.
    func focusWithinChanged()
}

/// A view that, as first responder, is notified when its window becomes active or inactive: a caret blinks only in the active
/// window.
package protocol WindowActivityObserving: View {
    /// Called on the first responder after the window has become active or inactive.
    func windowActivityChanged()
}

/// A view that a held key keeps pressed, such as a button while Space is held.
package protocol KeyPressCancelling: View {
    /// Ends the press without performing its action, because the key will be released elsewhere.
    func cancelKeyPress()
}

/// A view that is drawn differently while it has a focus ring.
package protocol FocusRingObserving: View {
    /// Called after the focus ring has appeared around the view or disappeared.
    func focusRingChanged()
}

/// A view that counts as focused while a layer that it has opened has the keyboard focus: a text view while its palette is
/// open.
package protocol FocusDelegating: View {
    /// Whether a layer has the focus on behalf of the view.
    var delegatesFocus: Bool { get }
}

/// A view whose typed text must not appear in traces.
package protocol SecureTextInput: View {
    /// Whether the text is hidden: `UITextInputTraits.isSecureTextEntry`.
    var isSecureTextEntry: Bool { get }
}
