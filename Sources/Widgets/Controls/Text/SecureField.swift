/// A text field that hides its text, named as in SwiftUI: a text field with `isSecureTextEntry`.
///
///     let password = SecureField(placeholder: "Password")
open class SecureField: TextField {
    public override init(frame: Rect) {
        super.init(frame: frame)
        isSecureTextEntry = true
    }

    nonisolated deinit {}
}
