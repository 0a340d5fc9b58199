/// The context menu of a text, in which entries that do not currently apply are disabled rather than omitted.
///
///     TextContextMenu(copy: { field.copy(nil) }, selectAll: { field.selectAll(nil) }).menu
struct TextContextMenu {
    /// The action of the Undo entry; nil disables the entry, as it does for the other actions.
    var undo: (() -> Void)?
    var redo: (() -> Void)?
    var cut: (() -> Void)?
    var copy: (() -> Void)?
    var paste: (() -> Void)?
    var selectAll: (() -> Void)?
    /// The action of the Insert Emoji entry; nil omits it, for a secure or read-only text.
    var insertEmoji: (() -> Void)?
    /// Whether the text is editable; otherwise Undo, Redo, Cut and Paste are omitted.
    var isEditable = true

    var menu: Menu {
        let copyEntry = entry("Copy", "c", copy)
        let all = Menu(options: .displayInline, children: [entry("Select All", "a", selectAll)])
        guard isEditable else { return Menu(children: [copyEntry, all]) }
        let history = Menu(
            options: .displayInline,
            children: [entry("Undo", "z", undo), entry("Redo", "z", redo, [.control, .shift])])
        let emoji = insertEmoji.map {
            Menu(options: .displayInline, children: [entry("Insert Emoji", ".", $0)])
        }
        let edits = [history, entry("Cut", "x", cut), copyEntry, entry("Paste", "v", paste), all]
        return Menu(children: edits + (emoji.map { [$0] } ?? []))
    }

    private func entry(
        _ title: String, _ input: String, _ work: (() -> Void)?, _ flags: KeyModifierFlags = .control
    ) -> MenuElement {
        KeyCommand(
            title: title, input: input, modifierFlags: flags, attributes: work == nil ? .disabled : []
        ) { _ in work?() }
    }
}
