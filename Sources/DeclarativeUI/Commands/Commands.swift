/// Menus and menu items of an app's menu bar.
///
/// Follows `SwiftUI.Commands`. The body combines command menus and command groups; like that of a view, it runs again when a state, an
/// environment value or a focused value that it reads has changed.
///
///     struct DocumentCommands: Commands {
///         @FocusedValue(\.document) private var document
///
///         var body: some Commands {
///             CommandGroup(replacing: .saveItem) {
///                 Button("Save") { document?.save() }.keyboardShortcut("s").disabled(document == nil)
///             }
///         }
///     }
@MainActor
public protocol Commands: DynamicProperty {
    associatedtype Body: Commands
    /// The content of these commands.
    @CommandsBuilder var body: Body { get }

    /// The declarative view of which the menu items are built; commands of the library have their own implementations.
    var _content: AnyView { get }
}

extension Commands {
    public var _content: AnyView { AnyView(CommandsBody(commands: self)) }
}

extension Commands where Body == EmptyCommands {
    /// No commands: those of the library have their content without a body.
    public var body: EmptyCommands { EmptyCommands() }
}

/// The content of commands with a body.
private struct CommandsBody<Content: Commands>: View {
    var commands: Content
    var body: some View { commands.body._content }
}

/// A result builder that combines commands: `SwiftUI.CommandsBuilder`.
///
///     @CommandsBuilder var body: some Commands {
///         SidebarCommands()
///         CommandMenu("Go") { Button("Back") { back() } }
///     }
@resultBuilder
public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        var all: [AnyView] = []
        for commands in repeat each content { all.append(commands._content) }
        return CommandsList(contents: all)
    }

    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
        CommandsList(contents: content.map { [$0._content] } ?? [])
    }

    public static func buildEither<First: Commands>(first content: First) -> some Commands {
        CommandsList(contents: [content._content])
    }

    public static func buildEither<Second: Commands>(second content: Second) -> some Commands {
        CommandsList(contents: [content._content])
    }
}

/// Several commands in order.
struct CommandsList: Commands {
    let contents: [AnyView]
    typealias Body = EmptyCommands
    var _content: AnyView {
        AnyView(ForEach(contents.indices, id: \.self) { contents[$0] })
    }
}

/// Commands without content: `SwiftUI.EmptyCommands`.
///
///     EmptyCommands()
public struct EmptyCommands: Commands {
    /// The commands have no body of others.
    public typealias Body = EmptyCommands
    public init() {}
    public var _content: AnyView { AnyView(EmptyView()) }
}
