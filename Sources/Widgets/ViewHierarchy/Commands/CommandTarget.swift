/// An object that performs the actions of commands: a responder.
package protocol CommandTarget: AnyObject {
    /// Returns whether the object can perform `action` in its current state.
    func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
    /// Performs `action`.
    func perform(_ action: Selector, with sender: Any?)
    /// Updates title, state and attributes of a command that the object would perform.
    func validate(_ command: Command)
    /// The undo manager that `undo` and `redo` of the object would use; nil if there is none.
    var undoManager: UndoManager? { get }
}
