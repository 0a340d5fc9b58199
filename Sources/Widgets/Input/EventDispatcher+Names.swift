extension EventDispatcher {
    /// An event as traces name it: of what goes to a secret, only that there was something.
    func name(of event: InputEvent) -> String {
        guard (firstResponder as? TextField)?.isSecureTextEntry == true else { return "\(event)" }
        return switch event {
        case .key: "a key of a secret"
        case .textInput: "text of a secret"
        case .mouse, .scroll: "\(event)"
        }
    }
}
