/// A menu of the menu bar, between View and Window.
///
/// Follows `SwiftUI.CommandMenu`. The content may consist of buttons, toggles, pickers, dividers and other menus, with their keyboard
/// shortcuts.
///
///     CommandMenu("Format") {
///         Toggle("Wrap lines", isOn: $wraps).keyboardShortcut("l")
///         Divider()
///         Button("Bigger") { size += 1 }.keyboardShortcut("+")
///     }
public struct CommandMenu<Content: View>: Commands {
    /// The commands have no body of others.
    public typealias Body = EmptyCommands
    let name: String
    let content: Content

    /// Creates a menu with a title.
    public init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    public var _content: AnyView { AnyView(CommandSection(place: .menu(name), content: content)) }
}

/// Items that are added to a group of the standard menus, or replace it: `SwiftUI.CommandGroup`.
///
///     CommandGroup(replacing: .help) { Button("Manual") { openManual() }.keyboardShortcut("/") }
public struct CommandGroup<Content: View>: Commands {
    /// The commands have no body of others.
    public typealias Body = EmptyCommands
    let place: CommandPlace
    let content: Content

    /// Creates items that precede the group of a placement.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .before(group)
        content = addition()
    }

    /// Creates items that follow the group of a placement.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .after(group)
        content = addition()
    }

    /// Creates items that replace those of a group; no items remove it.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = .replacing(group)
        content = addition()
    }

    public var _content: AnyView { AnyView(CommandSection(place: place, content: content)) }
}

/// A group of the standard menus: `SwiftUI.CommandGroupPlacement`.
///
///     CommandGroup(after: .newItem) { Button("New from Template") { choose() } }
public struct CommandGroupPlacement: Hashable, Sendable {
    /// The menus of the menu bar that contain the items of the group, in order.
    let identifiers: [Widgets.Menu.Identifier]

    private init(_ identifiers: Widgets.Menu.Identifier...) { self.identifiers = identifiers }

    /// New and Open, in the File menu.
    public static let newItem = CommandGroupPlacement(.newItem, .open)
    /// Save and Save As, in the File menu.
    public static let saveItem = CommandGroupPlacement(.document)
    /// After the items that save, in the File menu; empty by default.
    public static let importExport = CommandGroupPlacement(.importExport)
    /// Print, in the File menu.
    public static let printItem = CommandGroupPlacement(.print)
    /// Quit, in the File menu.
    public static let appTermination = CommandGroupPlacement(.quit)
    /// Undo and Redo, in the Edit menu.
    public static let undoRedo = CommandGroupPlacement(.undoRedo)
    /// Cut, Copy, Paste, Delete and Select All, in the Edit menu.
    public static let pasteboard = CommandGroupPlacement(.standardEdit)
    /// The Find submenu, in the Edit menu.
    public static let textEditing = CommandGroupPlacement(.find)
    /// After the Find submenu, in the Edit menu; empty by default.
    public static let textFormatting = CommandGroupPlacement(.textFormatting)
    /// The settings, in the Edit menu.
    public static let appSettings = CommandGroupPlacement(.preferences)
    /// The tool bar, in the View menu; empty by default.
    public static let toolbar = CommandGroupPlacement(.toolbar)
    /// The side bar, in the View menu; empty by default.
    public static let sidebar = CommandGroupPlacement(.sidebar)
    /// Minimise and Zoom, in the Window menu.
    public static let windowSize = CommandGroupPlacement(.minimizeAndZoom)
    /// The open windows, in the Window menu.
    public static let windowList = CommandGroupPlacement(.windowList)
    /// Help and the keyboard shortcuts, in the Help menu.
    public static let help = CommandGroupPlacement(.helpItems)
    /// About, in the Help menu.
    public static let appInfo = CommandGroupPlacement(.about)
}

/// The place of menu items in the menu bar.
enum CommandPlace: Hashable {
    case menu(String)
    case before(CommandGroupPlacement)
    case after(CommandGroupPlacement)
    case replacing(CommandGroupPlacement)
}

/// The declarative views of menu items, with their place.
struct CommandSection<Content: View>: ContentHolding {
    let place: CommandPlace
    let content: Content

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        CommandSectionNode(view, in: context)
    }
}

/// A node with menu items for a place in the menu bar.
protocol CommandSectionProviding: Node {
    var place: CommandPlace { get }
    var itemsNode: Node? { get }
}

private final class CommandSectionNode<Content: View>: TransparentNode<CommandSection<Content>, Content>,
    CommandSectionProviding
{
    override init(_ view: CommandSection<Content>, in context: NodeContext) {
        super.init(view, in: context)
        mount(view.content, in: innerContext)
    }

    override func update(to view: CommandSection<Content>) {
        self.view = view
        content?.update(to: view.content)
    }

    var place: CommandPlace { view.place }
    var itemsNode: Node? { content }
}
