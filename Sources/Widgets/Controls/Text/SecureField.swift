/// A text field that hides its text: SwiftUI's name for `UITextField.isSecureTextEntry`.
///
///     let password = SecureField(placeholder: "Password")
open class SecureField: TextField {
    public override init(frame: Rect) {
        super.init(frame: frame)
        isSecureTextEntry = true
    }

    nonisolated deinit {}
}
