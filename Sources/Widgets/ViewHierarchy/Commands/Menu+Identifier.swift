extension Menu {
    /// The name of a menu in a menu bar: `UIMenu.Identifier`.
    ///
    ///     builder.insertSibling(formatMenu, afterMenu: .edit)
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates the identifier with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The whole menu bar.
        public static let root = Identifier("root")

        /// The File menu.
        public static let file = Identifier("file")
        /// The group of the File menu that creates documents and windows.
        public static let newItem = Identifier("newItem")
        /// The group of the File menu that opens documents.
        public static let open = Identifier("open")
        /// A submenu of recently opened documents, which a program adds.
        public static let openRecent = Identifier("openRecent")
        /// The group of the File menu that saves the document.
        public static let document = Identifier("document")
        /// The group of the File menu for importing and exporting, empty by default.
        public static let importExport = Identifier("importExport")
        /// The group of the File menu that prints.
        public static let print = Identifier("print")
        /// The group of the File menu that closes the window.
        public static let close = Identifier("close")
        /// The group of the File menu that ends the application.
        public static let quit = Identifier("quit")

        /// The Edit menu.
        public static let edit = Identifier("edit")
        /// The group with Undo and Redo.
        public static let undoRedo = Identifier("undoRedo")
        /// The group with Cut, Copy, Paste, Delete and Select All.
        public static let standardEdit = Identifier("standardEdit")
        /// The Find submenu of the Edit menu.
        public static let find = Identifier("find")
        /// The group of the Edit menu for formatting text, empty by default.
        public static let textFormatting = Identifier("textFormatting")
        /// The group with the settings of the application.
        public static let preferences = Identifier("preferences")

        /// The View menu.
        public static let view = Identifier("view")
        /// The group of the View menu for the tool bar.
        public static let toolbar = Identifier("toolbar")
        /// The group of the View menu for the side bar.
        public static let sidebar = Identifier("sidebar")
        /// The group of the View menu with the command palette.
        public static let commandPalette = Identifier("commandPalette")
        /// The group of the View menu with Full Screen.
        public static let fullscreen = Identifier("fullscreen")

        /// The Window menu.
        public static let window = Identifier("window")
        /// The group with Minimise and Zoom.
        public static let minimizeAndZoom = Identifier("minimizeAndZoom")
        /// The group with the list of open windows.
        public static let windowList = Identifier("windowList")

        /// The Help menu.
        public static let help = Identifier("help")
        /// The group of the Help menu with the manual and the keyboard shortcuts.
        public static let helpItems = Identifier("helpItems")
        /// The group of the Help menu that describes the application.
        public static let about = Identifier("about")
    }
}
