/// The hosting view, inside a menu bar, of the declarative views from which the items of the bar are built.
///
/// It takes no space; its graph is updated with the other graphs of the window, and its buttons have their shortcuts.
final class CommandsHost: HostingView<CommandsContent> {
    private let handle: CommandsHandle

    init(_ contents: [AnyView], bar: MenuBar) {
        handle = CommandsHandle(bar: bar)
        super.init(rootView: CommandsContent(contents: contents, handle: handle))
        isHidden = true
    }

    /// Adds the items to the standard menus.
    func build(with builder: MenuBuilder) {
        // Focused values come from bodies that may not have run since the last event.
        if let viewHost { FocusedValueSource.updateProviders(in: viewHost) }
        updateDeclarativeViews()
        guard let node = handle.content?.node else { return }
        for section in Self.sections(in: node) { add(section, to: builder) }
    }

    private static func sections(in node: Node) -> [any CommandSectionProviding] {
        if let section = node as? any CommandSectionProviding { return [section] }
        return (0..<node.childCount).flatMap { node.child(at: $0).map(sections) ?? [] }
    }

    private func add(_ section: any CommandSectionProviding, to builder: MenuBuilder) {
        let content = OffscreenContent()
        content.node = section.itemsNode
        let menu = content.makeMenu()
        let group = Widgets.Menu(options: .displayInline, children: menu.children)
        switch section.place {
        case .menu(let name): add(menu.children, toMenuNamed: name, builder)
        case .before(let place):
            if let first = place.identifiers.first { builder.insertSibling(group, beforeMenu: first) }
        case .after(let place):
            if let last = place.identifiers.last { builder.insertSibling(group, afterMenu: last) }
        case .replacing(let place):
            for (index, identifier) in place.identifiers.enumerated() {
                let children = index == 0 ? menu.children : []
                builder.replace(
                    menu: identifier,
                    with: Widgets.Menu(identifier: identifier, options: .displayInline, children: children))
            }
        }
    }

    /// Adds a menu before the Window menu; menus of the same name are one menu.
    private func add(_ children: [MenuElement], toMenuNamed name: String, _ builder: MenuBuilder) {
        let identifier = Widgets.Menu.Identifier("command-menu-\(name)")
        if builder.menu(for: identifier) != nil {
            builder.replaceChildren(ofMenu: identifier) {
                $0 + [Widgets.Menu(options: .displayInline, children: children)]
            }
        } else {
            builder.insertSibling(
                Widgets.Menu(title: name, identifier: identifier, children: children), beforeMenu: .window)
        }
    }
}

/// The connection between the offscreen views of the commands and their menu bar.
final class CommandsHandle {
    private weak var bar: MenuBar?
    /// The views of the commands, which are not displayed.
    var content: OffscreenContent?

    init(bar: MenuBar) { self.bar = bar }

    /// Updates the titles of the bar after the commands have changed.
    func changed() { bar?.setNeedsRebuild() }
}

/// The offscreen views of all commands.
struct CommandsContent: View {
    let contents: [AnyView]
    let handle: CommandsHandle

    var body: some View {
        let handle = handle
        OffscreenReader(
            content: MenuContent(content: ForEach(contents.indices, id: \.self) { contents[$0] })
        ) { all in
            handle.content = all
            handle.changed()
            return EmptyView()
        }
    }
}
