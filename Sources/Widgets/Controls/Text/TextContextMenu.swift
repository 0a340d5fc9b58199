/// The context menu of a text: the same entries everywhere, disabled where they do not apply.
///
///     TextContextMenu(copy: { field.copy() }, selectAll: { field.selectAll() }).menu
struct TextContextMenu {
    /// The actions of the entries; nil disables the entry.
    var undo: (() -> Void)?
    var redo: (() -> Void)?
    var cut: (() -> Void)?
    var copy: (() -> Void)?
    var paste: (() -> Void)?
    var selectAll: (() -> Void)?
    /// Nil leaves it out: a secret, or a text that cannot be changed.
    var insertEmoji: (() -> Void)?
    /// Whether the text can be changed at all: else there is nothing to undo, cut or paste.
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
