/// The standard edit actions of a focused text, for menus and buttons: `UIResponderStandardEditActions`.
///
/// Fields and text views answer to it; a menu finds the first responder, asks `canPerformAction` for each of its entries, and
/// performs the one that was chosen.
///
///     if let text = window.firstResponder as? any ResponderStandardEditActions {
///         pasteItem.isEnabled = text.canPerformAction(.paste, withSender: pasteItem)
///         text.perform(.paste, sender: pasteItem)
///     }
public protocol ResponderStandardEditActions: Responder {
    /// Gives the selected text to the pasteboard and takes it out.
    func cut(_ sender: Any?)
    /// Gives the selected text to the pasteboard.
    func copy(_ sender: Any?)
    /// Puts the pasteboard's text in the place of what is selected.
    func paste(_ sender: Any?)
    /// Takes out what is selected.
    func delete(_ sender: Any?)
    /// Selects the word at the caret.
    func select(_ sender: Any?)
    /// Selects all text.
    func selectAll(_ sender: Any?)
    /// Shows the palette of emoji at the caret; what is chosen is inserted: AppKit's `orderFrontCharacterPalette(_:)`.
    func orderFrontCharacterPalette(_ sender: Any?)
    /// Takes back and does again what was edited; nil where nothing is edited.
    var undoManager: TextUndoManager? { get }
    /// Whether the action would do something now.
    func canPerformAction(_ action: StandardEditAction, withSender sender: Any?) -> Bool
}

/// An action of ``ResponderStandardEditActions``: what UIKit has selectors for.
///
///     menu.items = StandardEditAction.allCases.map(item(for:))
public nonisolated enum StandardEditAction: Hashable, Sendable, CaseIterable {
    case undo, redo
    case cut, copy, paste, delete
    case select, selectAll
    case orderFrontCharacterPalette
}

extension ResponderStandardEditActions {
    /// Performs an action by its name.
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
