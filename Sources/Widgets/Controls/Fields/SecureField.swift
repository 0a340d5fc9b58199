/// A text field that hides its text, named as in SwiftUI: a text field with `isSecureTextEntry`.
///
///     let password = SecureField(placeholder: "Password")
///     password.showsRevealButton = true
open class SecureField: TextField {
    /// Whether a button at the trailing side displays and hides the text, as in password fields of current desktops; false by default.
    ///
    /// The button is the ``TextField/rightView`` of the field. A text that is displayed can be copied.
    public final var showsRevealButton: Bool {
        get { revealButton != nil }
        set {
            if newValue == showsRevealButton { return }
            if newValue { addRevealButton() } else { removeRevealButton() }
        }
    }

    private final var revealButton: FieldButton?

    public override init(frame: Rect) {
        super.init(frame: frame)
        isSecureTextEntry = true
    }

    nonisolated deinit {}

    /// Encodes nothing, also while the text is displayed.
    open override func encodeRestorableState(with coder: RestorationCoder) {}

    /// Decodes nothing.
    open override func decodeRestorableState(with coder: RestorationCoder) {}

    private func addRevealButton() {
        let button = FieldButton(symbol: "eye", label: "Show password") { [weak self] in self?.toggle() }
        revealButton = button
        rightView = button
        rightViewMode = .always
    }

    private func removeRevealButton() {
        revealButton = nil
        rightView = nil
        rightViewMode = .never
        isSecureTextEntry = true
    }

    private func toggle() {
        isSecureTextEntry.toggle()
        revealButton?.symbolName = isSecureTextEntry ? "eye" : "eye.slash"
        revealButton?.accessibilityLabel = isSecureTextEntry ? "Show password" : "Hide password"
    }
}
