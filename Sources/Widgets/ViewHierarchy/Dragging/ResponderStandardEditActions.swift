/// The standard edit actions of a focused text, for menus and buttons: `UIResponderStandardEditActions`.
///
/// Text fields and text views conform to it. A ``Command`` with one of the selectors below is sent to the first responder, and up the
/// responder chain until a responder can perform it.
///
///     Menu(title: "Edit", children: [Command(title: "Paste", action: .paste)])
///     window.sendAction(.paste, from: pasteButton)
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
}

/// The selectors of the standard edit actions, which every responder that conforms to ``ResponderStandardEditActions`` implements.
///
/// `cut`, `copy` and `paste` are declared with the commands for items, because views with items implement them too.
extension Selector {
    /// Deletes the selection.
    public nonisolated static let delete = standard("delete") { $0.delete }
    /// Selects the word at the caret.
    public nonisolated static let select = standard("select") { $0.select }
    /// Selects everything.
    public nonisolated static let selectAll = standard("selectAll") { $0.selectAll }
    /// Opens the emoji palette.
    public nonisolated static let orderFrontCharacterPalette = standard("orderFrontCharacterPalette") {
        $0.orderFrontCharacterPalette
    }

    private nonisolated static func standard(
        _ name: String,
        _ method: @escaping @MainActor @Sendable (any ResponderStandardEditActions) -> (Any?) -> Void
    ) -> Selector {
        Selector(name, method)
    }
}
