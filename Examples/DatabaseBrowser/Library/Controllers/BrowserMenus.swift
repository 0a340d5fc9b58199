import Widgets

extension Selector {
    /// Runs the statements of the SQL editor.
    nonisolated static let runStatements = Selector("runStatements")
    /// Stops the statements that are running.
    nonisolated static let stopStatements = Selector("stopStatements")
    /// Sets the cell with the cursor to NULL.
    nonisolated static let setToNull = Selector("setToNull")
    /// Reads the tables and rows again.
    nonisolated static let reloadRows = Selector("reloadRows")
}

/// The menus of the browser: the standard ones without those of documents, and a menu for statements.
struct BrowserMenus {
    let browser: BrowserController

    func build(with builder: MenuBuilder) {
        for group in [Menu.Identifier.newItem, .document, .print, .preferences] {
            builder.remove(menu: group)
        }
        builder.insertChild(
            Menu(
                options: .displayInline,
                children: [
                    KeyCommand(
                        title: "Set to NULL", action: .setToNull, input: KeyCommand.inputDelete,
                        modifierFlags: .alternate)
                ]), atEndOfMenu: .edit)
        builder.insertChild(
            Menu(
                options: .displayInline,
                children: [
                    command("Tables", "1", .control) { $0.showTables() },
                    command("Rows", "2", .control) { $0.showData() },
                    command("SQL Editor", "3", .control) { $0.showSQL() },
                    command("Next Pane", KeyCommand.inputFunction(6), []) { $0.focusPane(by: 1) },
                    command("Previous Pane", KeyCommand.inputFunction(6), .shift) { $0.focusPane(by: -1) },
                    KeyCommand(title: "Reload", action: .reloadRows, input: KeyCommand.inputFunction(5)),
                ]), atStartOfMenu: .view)
        builder.insertSibling(
            Menu(
                title: "Query",
                children: [
                    KeyCommand(title: "Run", action: .runStatements, input: "\r", modifierFlags: .control),
                    KeyCommand(title: "Stop", action: .stopStatements, input: ".", modifierFlags: .control),
                ]), afterMenu: .view)
    }

    private func command(
        _ title: String, _ input: String, _ flags: KeyModifierFlags,
        _ action: @escaping (BrowserController) -> Void
    ) -> KeyCommand {
        KeyCommand(title: title, input: input, modifierFlags: flags) { [weak browser] _ in
            if let browser { action(browser) }
        }
    }
}
