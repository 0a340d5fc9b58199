/// The standard menus of a menu bar, with the keys of Linux desktops.
///
/// Items that no responder implements are disabled; a program removes the groups that it does not need.
enum StandardMenus {
    static func make() -> Menu {
        Menu(identifier: .root, children: [file, edit, view, window, help])
    }

    private static var file: Menu {
        menu(
            "File", "f", .file,
            [
                group(.newItem, [key("New", "n", .newDocument, "n")]),
                group(.open, [key("Open…", "o", .openDocument, "o")]),
                group(
                    .document,
                    [
                        key("Save", "s", .saveDocument, "s"),
                        key("Save As…", "a", .saveDocumentAs, "s", [.control, .shift]),
                    ]),
                group(.importExport, []), group(.print, [key("Print…", "p", .printDocument, "p")]),
                group(.close, [key("Close", "c", .performClose, "w")]),
                group(.quit, [key("Quit", "q", .terminate, "q")]),
            ])
    }

    private static var edit: Menu {
        let redo = key("Redo", "r", .redo, "z", [.control, .shift])
        redo.addKeyEquivalent("y", modifierFlags: .control)
        return menu(
            "Edit", "e", .edit,
            [
                group(.undoRedo, [key("Undo", "u", .undo, "z"), redo]),
                group(
                    .standardEdit,
                    [
                        key("Cut", "t", .cut, "x"), key("Copy", "c", .copy, "c"),
                        key("Paste", "p", .paste, "v"), plain("Delete", "d", .delete),
                        key("Select All", "a", .selectAll, "a"),
                    ]),
                find, group(.textFormatting, []),
                group(.preferences, [key("Preferences…", "n", .showPreferences, ",")]),
            ])
    }

    private static var find: Menu {
        let next = key("Find Next", "n", .findNext, KeyCommand.inputFunction(3), [])
        next.addKeyEquivalent("g", modifierFlags: .control)
        let previous = key("Find Previous", "p", .findPrevious, KeyCommand.inputFunction(3), .shift)
        previous.addKeyEquivalent("g", modifierFlags: [.control, .shift])
        return menu(
            "Find", "f", .find,
            [
                key("Find…", "f", .find, "f"), key("Find and Replace…", "r", .findAndReplace, "h"), next,
                previous,
            ])
    }

    private static var view: Menu {
        menu(
            "View", "v", .view,
            [
                group(.toolbar, []), group(.sidebar, []),
                group(
                    .commandPalette,
                    [key("Command Palette…", "c", .showCommandPalette, "p", [.control, .shift])]),
                group(
                    .fullscreen,
                    [key("Full Screen", "f", .toggleFullScreen, KeyCommand.inputFunction(11), [])]),
            ])
    }

    private static var window: Menu {
        menu(
            "Window", "w", .window,
            [
                group(
                    .minimizeAndZoom,
                    [plain("Minimise", "m", .performMiniaturize), plain("Zoom", "z", .performZoom)]),
                group(.windowList, [DeferredMenuElement.uncached { WindowList.elements }]),
            ])
    }

    private static var help: Menu {
        menu(
            "Help", "h", .help,
            [
                group(
                    .helpItems,
                    [
                        key("Help", "h", .showHelp, KeyCommand.inputFunction(1), []),
                        key("Keyboard Shortcuts", "k", .showKeyboardShortcuts, "/", [.control, .shift]),
                    ]),
                group(.about, [plain("About", "a", .orderFrontStandardAboutPanel)]),
            ])
    }

    private static func menu(
        _ title: String, _ mnemonic: Character, _ identifier: Menu.Identifier, _ children: [MenuElement]
    ) -> Menu {
        let menu = Menu(title: title, identifier: identifier, children: children)
        menu.mnemonic = mnemonic
        return menu
    }

    private static func group(_ identifier: Menu.Identifier, _ children: [MenuElement]) -> Menu {
        Menu(identifier: identifier, options: .displayInline, children: children)
    }

    private static func key(
        _ title: String, _ mnemonic: Character, _ action: Selector, _ input: String,
        _ flags: KeyModifierFlags = .control
    ) -> KeyCommand {
        let command = KeyCommand(title: title, action: action, input: input, modifierFlags: flags)
        command.mnemonic = mnemonic
        return command
    }

    private static func plain(_ title: String, _ mnemonic: Character, _ action: Selector) -> Command {
        let command = Command(title: title, action: action)
        command.mnemonic = mnemonic
        return command
    }
}

/// The open windows of the application, in the Window menu.
enum WindowList {
    /// An action for each open window, which brings it to the front; the active window has a mark.
    static var elements: [MenuElement] {
        (PlatformServices.current.application?.windows ?? []).map { window in
            Action(
                title: window.title.isEmpty ? "Untitled" : window.title,
                state: window.viewHost?.isActive == true ? .on : .off
            ) { [weak window] _ in window?.presenter?.bringToFront() }
        }
    }
}
