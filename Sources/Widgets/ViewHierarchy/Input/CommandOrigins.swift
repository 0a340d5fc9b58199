/// The responders from which the targets of commands are searched, in order of preference.
package struct CommandOrigins {
    private let responders: [Responder]

    package init(_ responders: [Responder]) { self.responders = responders }

    /// Returns the first responder that can perform the action of `command`; nil if there is none.
    package func target(of command: Command) -> Responder? {
        guard let action = command.action else { return nil }
        for responder in responders {
            if let target = responder.target(forAction: action, withSender: command) { return target }
        }
        return nil
    }

    /// Updates a command by its target; a command without a target is disabled.
    package func validate(_ command: Command) {
        command.validate(for: target(of: command), undoManager: responders.first?.undoManager)
    }

    /// Updates the commands of a menu and of its submenus.
    ///
    /// O(number of elements).
    package func validate(_ menu: Menu) {
        for child in menu.children {
            if let command = child as? Command { validate(command) }
            if let menu = child as? Menu { validate(menu) }
        }
    }
}
