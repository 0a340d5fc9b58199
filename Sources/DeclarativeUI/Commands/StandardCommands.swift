/// The item that shows and hides the side bar, in the View menu: `SwiftUI.SidebarCommands`.
///
/// It sends `toggleSidebar` along the responder chain, and is disabled while no responder implements it.
///
///     WindowGroup { Mail() }.commands { SidebarCommands() }
public struct SidebarCommands: Commands {
    public init() {}
    public var body: some Commands {
        CommandGroup(replacing: .sidebar) {
            ResponderCommand(
                title: "Show Sidebar", action: .toggleSidebar, input: KeyCommand.inputFunction(9))
        }
    }
}

/// The item that shows and hides the tool bar, in the View menu: `SwiftUI.ToolbarCommands`.
///
/// It sends `toggleToolbarShown` along the responder chain, and is disabled while no responder implements it.
///
///     WindowGroup { Mail() }.commands { ToolbarCommands() }
public struct ToolbarCommands: Commands {
    public init() {}
    public var body: some Commands {
        CommandGroup(replacing: .toolbar) {
            ResponderCommand(title: "Show Toolbar", action: .toggleToolbarShown, input: nil)
        }
    }
}

/// Items for the focused text, in the Edit menu: `SwiftUI.TextEditingCommands`.
///
/// Find and replace are among the standard items; these commands add the selection of a word and the emoji palette.
///
///     WindowGroup { Editor() }.commands { TextEditingCommands() }
public struct TextEditingCommands: Commands {
    public init() {}
    public var body: some Commands {
        CommandGroup(after: .textEditing) {
            ResponderCommand(title: "Select Word", action: .select, input: nil)
            ResponderCommand(title: "Insert Emoji", action: .orderFrontCharacterPalette, input: ".")
        }
    }
}

/// A menu item that sends an action along the responder chain.
struct ResponderCommand: View {
    let title: String
    let action: Selector
    /// The key; nil for none.
    ///
    /// Keys that type a character are combined with Ctrl.
    let input: String?

    static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ResponderCommandNode(view, in: context)
    }
}

private final class ResponderCommandNode: KeepingNode<ResponderCommand>, MenuElementProviding {
    private var element: MenuElement?

    override func update(to view: ResponderCommand) {
        self.view = view
        element = nil
    }

    var menuElement: MenuElement {
        if let element { return element }
        let made: Command
        if let input = view.input {
            made = KeyCommand(
                title: view.title, action: view.action, input: input,
                modifierFlags: input.count == 1 ? .control : [])
        } else {
            made = Command(title: view.title, action: view.action)
        }
        element = made
        return made
    }
}
