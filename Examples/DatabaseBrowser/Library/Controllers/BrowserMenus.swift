import Widgets

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
                    command("Set to NULL", "\u{8}", .control) { $0.data.setToNull() }
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
                    command("Reload", KeyCommand.inputFunction(5), []) { $0.reload() },
                ]), atStartOfMenu: .view)
        builder.insertSibling(
            Menu(
                title: "Query",
                children: [
                    command("Run", "\r", .control) { $0.sql.run() },
                    command("Stop", ".", .control) { $0.sql.stop() },
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
