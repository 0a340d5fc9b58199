/// The actions of the Edit menu that exchange data with the pasteboard.
///
/// Implemented by responders that conform to ``ResponderStandardEditActions``, by views with a ``DragInteraction`` or a ``DropInteraction``,
/// and by responders with a ``PasteConfiguration``.
extension Selector {
    /// Copies the selection, or the items of a view that can be dragged, to the pasteboard and deletes it.
    ///
    /// The items are deleted when they are pasted; the source may forbid this.
    public nonisolated static let cut = items(
        "cut", isAvailable: { $0.canCut }, text: { $0.cut },
        perform: { commands, _ in commands.copy(cutting: true) })
    /// Copies the selection, or the items of a view that can be dragged, to the pasteboard.
    public nonisolated static let copy = items(
        "copy", isAvailable: { $0.canCopy }, text: { $0.copy },
        perform: { commands, _ in commands.copy(cutting: false) })
    /// Replaces the selection with the content of the pasteboard, or drops its items on a view.
    public nonisolated static let paste = items(
        "paste", isAvailable: { $0.canPaste }, text: { $0.paste }, perform: { $0.paste(sender: $1) })

    private nonisolated static func items(
        _ name: String, isAvailable: @escaping @MainActor @Sendable (ItemCommands) -> Bool,
        text: @escaping @MainActor @Sendable (any ResponderStandardEditActions) -> (Any?) -> Void,
        perform: @escaping @MainActor @Sendable (ItemCommands, Any?) -> Void
    ) -> Selector {
        Selector(
            name,
            isAvailable: { (responder: Responder) in
                responder is any ResponderStandardEditActions || isAvailable(ItemCommands(responder))
            },
            { responder in
                { sender in
                    if let editor = responder as? any ResponderStandardEditActions {
                        text(editor)(sender)
                    } else {
                        perform(ItemCommands(responder), sender)
                    }
                }
            })
    }
}
