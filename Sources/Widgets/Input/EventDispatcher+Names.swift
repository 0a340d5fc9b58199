extension EventDispatcher {
    /// The name of an event in traces; without its content while a secret is typed.
    func name(of event: InputEvent) -> String {
        guard (firstResponder as? any SecureTextInput)?.isSecureTextEntry == true else { return "\(event)" }
        return switch event {
        case .key: "a key of a secret"
        case .textInput: "text of a secret"
        case .mouse, .scroll: "\(event)"
        }
    }
}
