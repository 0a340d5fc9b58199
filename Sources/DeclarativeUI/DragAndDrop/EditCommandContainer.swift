/// An action of the Edit menu that a view performs while it, or a view inside, has the keyboard focus.
struct EditCommand {
    let selector: Selector
    /// Returns whether there is something to copy, or to paste.
    let isAvailable: () -> Bool
    let perform: () -> Void
}

/// The container of a view with an action of the Edit menu.
final class EditCommandContainer: PassingView {
    /// The action; nil while the view is disabled.
    var command: EditCommand?

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let command, command.selector == action { return command.isAvailable() }
        return super.canPerformAction(action, withSender: sender)
    }

    override func perform(_ action: Selector, with sender: Any?) {
        guard let command, command.selector == action else {
            return super.perform(action, with: sender)
        }
        command.perform()
    }
}

/// A modifier that adds an action of the Edit menu.
struct EditCommandEffect: ContainerEffect {
    let command: EditCommand

    func makeContainer() -> EditCommandContainer { EditCommandContainer(frame: .zero) }

    func apply(to container: EditCommandContainer, since old: Self?, _ environment: EnvironmentValues) {
        container.command = environment.isEnabled ? command : nil
    }
}
