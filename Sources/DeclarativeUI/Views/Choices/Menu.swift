/// A button that opens a menu.
///
/// Follows `SwiftUI.Menu`. The content may consist of buttons, toggles, pickers, dividers and other menus; keyboard
/// shortcuts are displayed beside the titles.
///
///     Menu("Edit") {
///         Button("Copy") { copy() }.keyboardShortcut("c")
///         Divider()
///         Toggle("Wrap lines", isOn: $wraps)
///         Menu("Sort by") { Button("Name") { sort(by: .name) } }
///     }
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    /// Creates a menu of the elements of `content`, with a view as its label: its first text and image are displayed.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        OffscreenReader(content: TupleView(MenuLabel(content: label), MenuContent(content: content))) { all in
            let label = all.node?.first(MenuLabel<Label>.self).map(LabelContent.init)
            return MenuLeaf(title: label?.text ?? "", image: label?.picture, content: all)
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu of the elements of `content`, with a title.
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension Menu where Label == DeclarativeUI.Label<Text, Image> {
    /// Creates a menu of the elements of `content`, with a title and a symbol.
    public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { DeclarativeUI.Label(title, systemImage: systemImage) })
    }
}

extension View {
    /// Adds a context menu, which a right click, the Menu key or Shift+F10 opens.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        let shown = self
        return OffscreenReader(content: MenuContent(content: menuItems())) { all in
            Contained(content: shown, effect: ContextMenuEffect(content: all))
        }
    }
}

/// The label of a menu within its offscreen content; it is not a menu element.
protocol MenuLabelMarker: View {}

/// Marks the label of a menu within its offscreen content.
private struct MenuLabel<Content: View>: MenuLabelMarker {
    let content: Content
    var body: some View { content }
}

/// The content of a menu, with the styles and shortcuts that ancestors set in the environment reset.
struct MenuContent<Content: View>: View {
    let content: Content
    var body: some View {
        PresentedContent(content: content).environment(\.toggleStyle, CheckboxToggleStyle())
            .environment(\.buttonStyle, _ButtonStyleChoice()).environment(\.keyboardShortcut, nil)
            .pickerStyle(.menu)
    }
}

/// The button that opens a menu.
struct MenuLeaf: LeafView {
    let title: String
    let image: Widgets.Image?
    let content: OffscreenContent

    func makeRetained() -> MenuButton { MenuButton(frame: .zero) }

    func configure(_ button: MenuButton, since old: Self?, _ environment: EnvironmentValues) {
        var configuration = environment.buttonStyle.look.configuration
        configuration.title = title.isEmpty ? nil : title
        configuration.image = image
        if button.configuration != configuration { button.configuration = configuration }
        if let font = environment.font { button.font = font }
        button.apply(environment)
        let content = content
        button.makeMenu = { content.makeMenu() }
        button.refresh()
    }
}

/// A button whose menu is built when it opens.
final class MenuButton: Widgets.Button {
    var makeMenu: (() -> Widgets.Menu)?

    func refresh() {
        menu = makeMenu?()
        if !showsMenuAsPrimaryAction { showsMenuAsPrimaryAction = true }
    }

    override func beginTracking(with event: MouseEvent) -> Bool {
        refresh()
        return super.beginTracking(with: event)
    }

    override func keyDown(with event: KeyEvent) {
        refresh()
        super.keyDown(with: event)
    }
}

private struct ContextMenuEffect: ContainerEffect {
    let content: OffscreenContent

    func makeContainer() -> HoverContainer { HoverContainer(frame: .zero) }

    func apply(to container: HoverContainer, since old: Self?, _ environment: EnvironmentValues) {
        let content = content
        container.contextMenuProvider = environment.isEnabled ? { _ in content.makeMenu() } : nil
    }
}
