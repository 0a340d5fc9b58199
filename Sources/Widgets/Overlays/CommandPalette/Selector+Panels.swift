/// The actions that open panels of a window, which every view performs for its window.
extension Selector {
    /// Opens the command palette: a search for all commands of the window.
    public nonisolated static let showCommandPalette = Selector("showCommandPalette") { (view: View) in
        { _ in CommandPalette.present(for: view) }
    }
    /// Opens the list of keyboard shortcuts.
    public nonisolated static let showKeyboardShortcuts = Selector("showKeyboardShortcuts") { (view: View) in
        { _ in KeyboardShortcutsController.present(for: view) }
    }
    /// Opens the description of the application, whose texts are those of ``AboutPanel``.
    public nonisolated static let orderFrontStandardAboutPanel = Selector("orderFrontStandardAboutPanel") {
        (view: View) in { _ in AboutPanel.present(for: view) }
    }
}
