extension ViewHost {
    /// The responder at which the chain begins for commands of the window: the first responder, or the content of the window or sheet.
    package var commandResponder: Responder {
        if let first = firstResponder { return first }
        let root = input.layers.focusRoot
        return (root as? Window)?.rootViewController?.viewIfLoaded ?? root
    }

    /// Returns the origins for a menu that `owner` has opened.
    ///
    /// A menu bar is not part of the content, so the chain begins at the first responder; other menus concern their owner first.
    package func commandOrigins(for owner: View?) -> CommandOrigins {
        guard let owner, !(owner is any MenuSwitching) else { return CommandOrigins([commandResponder]) }
        // The first responder inside of the owner knows more about the selection than the owner.
        if let focused = firstResponder as? View, focused.isDescendant(of: owner) {
            return CommandOrigins([focused])
        }
        return CommandOrigins([owner, commandResponder])
    }

    /// The commands that views offer by key anywhere in the window: those of the menu bar and of declarative views.
    package var offeredCommands: [Menu] { input.observers.offeredCommands(in: self) }
}
