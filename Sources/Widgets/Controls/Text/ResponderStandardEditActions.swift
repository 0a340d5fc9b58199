/// The standard edit actions of a focused text, for menus and buttons: `UIResponderStandardEditActions`.
///
/// Text fields and text views conform to it. A menu finds the first responder, queries `canPerformAction` for each of its items,
/// and performs the selected action.
///
///     if let text = window.firstResponder as? any ResponderStandardEditActions {
///         pasteItem.isEnabled = text.canPerformAction(.paste, withSender: pasteItem)
///         text.perform(.paste, sender: pasteItem)
///     }
public protocol ResponderStandardEditActions: Responder {
    /// Copies the selected text to the pasteboard and deletes it.
    func cut(_ sender: Any?)
    /// Copies the selected text to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection with the text of the pasteboard.
    func paste(_ sender: Any?)
    /// Deletes the selected text.
    func delete(_ sender: Any?)
    /// Selects the word at the caret.
    func select(_ sender: Any?)
    /// Selects all text.
    func selectAll(_ sender: Any?)
    /// Opens the emoji palette at the caret, which inserts the chosen emoji: AppKit's `orderFrontCharacterPalette(_:)`.
    func orderFrontCharacterPalette(_ sender: Any?)
    /// The undo manager of the text; nil if the text cannot be edited.
    var undoManager: TextUndoManager? { get }
    /// Returns whether the action would have an effect now.
    func canPerformAction(_ action: StandardEditAction, withSender sender: Any?) -> Bool
}

/// An action of ``ResponderStandardEditActions``, for which UIKit uses selectors.
///
///     menu.items = StandardEditAction.allCases.map(item(for:))
public nonisolated enum StandardEditAction: Hashable, Sendable, CaseIterable {
    case undo, redo
    case cut, copy, paste, delete
    case select, selectAll
    case orderFrontCharacterPalette
}

extension ResponderStandardEditActions {
    /// Performs the method that corresponds to `action`.
    public func perform(_ action: StandardEditAction, sender: Any?) {
        switch action {
        case .undo: undoManager?.undo()
        case .redo: undoManager?.redo()
        case .cut: cut(sender)
        case .copy: copy(sender)
        case .paste: paste(sender)
        case .delete: delete(sender)
        case .select: select(sender)
        case .selectAll: selectAll(sender)
        case .orderFrontCharacterPalette: orderFrontCharacterPalette(sender)
        }
    }
}
