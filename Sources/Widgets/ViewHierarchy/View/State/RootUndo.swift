/// The undo manager at the end of a responder chain, and the commands that use it.
enum RootUndo {
    /// Returns the undo manager of a window, of a sheet or popover, or of the root view of another host, which is created when it is first
    /// needed; nil for other responders.
    static func manager(of responder: Responder) -> UndoManager? {
        guard let view = responder as? View,
            view.superview == nil || view.next === PlatformServices.current.application,
            view.viewTree != nil || view is Window
        else { return nil }
        if let known = view.rare?.undoManager { return known }
        let made = UndoManager()
        view.rareState.undoManager = made
        return made
    }

    /// Performs the command Undo or Redo of a menu with the manager of the responder that is its target.
    static func perform(_ action: Selector, with manager: UndoManager?) {
        if let manager = manager as? any UndoCommandPerforming {
            manager.performUndoCommand(action)
        } else if action == .undo {
            manager?.undo()
        } else {
            manager?.redo()
        }
    }
}

/// An undo manager for which the commands of menus differ from its own undo and redo: that of a text.
package protocol UndoCommandPerforming: UndoManager {
    /// Performs Undo or Redo of a menu.
    func performUndoCommand(_ action: Selector)
}
