extension OffscreenContent {
    /// Builds the menu from the current state of the declarative views.
    func makeMenu(title: String = "", image: Widgets.Image? = nil) -> Widgets.Menu {
        var collector = MenuElementCollector()
        if let node { collector.collect(node) }
        let filled = collector.groups.filter { !$0.isEmpty }
        if filled.count < 2 {
            return Widgets.Menu(title: title, image: image, children: filled.first ?? [])
        }
        return Widgets.Menu(
            title: title, image: image,
            children: filled.map { Widgets.Menu(options: .displayInline, children: $0) })
    }
}

/// A node that is a menu element.
protocol MenuElementProviding: Node {
    var menuElement: MenuElement { get }
}

/// A node of a picker, which is a submenu, or a group of items of the menu itself if its style is `inline`.
///
/// Its label is the title of the submenu or of the group, and no item of its own.
private protocol PickerNode: Node {
    var choice: PickerChoice { get }
    var style: PickerStyle { get }
}

extension KeepingNode: PickerNode where Content: PickerChoiceHolding {
    fileprivate var choice: PickerChoice { view.choice }
    fileprivate var style: PickerStyle { view.style }
}

/// A button within declarative views that are not displayed.
struct OffscreenButton {
    let title: String
    let image: Widgets.Image?
    let isDestructive: Bool
    /// The tint of the button's environment; nil for the default.
    let tint: Color?
    let press: () -> Void
}

/// A node of a button that can be pressed without being displayed.
protocol OffscreenButtonProviding: Node {
    /// The button; nil while it is disabled.
    var offscreenButton: OffscreenButton? { get }
}

extension OffscreenContent {
    /// The enabled buttons of the content, in order.
    var pressableButtons: [OffscreenButton] {
        var buttons: [OffscreenButton] = []
        func collect(_ node: Node) {
            if let provider = node as? any OffscreenButtonProviding {
                if let button = provider.offscreenButton { buttons.append(button) }
                return
            }
            for index in 0..<node.childCount { node.child(at: index).map(collect) }
        }
        if let node { collect(node) }
        return buttons
    }
}

/// Collects the elements of a menu from the nodes of its content; dividers begin another group.
private struct MenuElementCollector {
    private(set) var groups: [[MenuElement]] = [[]]

    mutating func collect(_ node: Node) {
        if node.viewType == Divider.self { return groups.append([]) }
        if node.viewType is any MenuLabelMarker.Type { return }
        if let element = Self.element(of: node) {
            groups[groups.count - 1].append(element)
            return
        }
        if let reader = node as? any OffscreenHosting {
            if let shown = reader.shownNode { collect(shown) }
            return
        }
        for index in 0..<node.childCount {
            if let child = node.child(at: index) { collect(child) }
        }
    }

    private static func element(of node: Node) -> MenuElement? {
        if let giving = node as? any MenuElementProviding { return giving.menuElement }
        if let box = (node as? LeafNode<CheckboxLeaf>) { return element(box) }
        if let picker = node as? any PickerNode { return menu(picker) }
        if let menu = (node as? LeafNode<MenuLeaf>)?.view {
            return menu.content.makeMenu(title: menu.title, image: menu.image)
        }
        if let text = (node as? KeepingNode<Text>)?.view {
            return Action(title: text.string, attributes: .disabled) { _ in }
        }
        return nil
    }

    private static func element(_ node: LeafNode<CheckboxLeaf>) -> MenuElement {
        let leaf = node.view
        let environment = EnvironmentValues(node.environment)
        let attributes: MenuElement.Attributes = environment.isEnabled ? [] : .disabled
        let state: MenuElement.State = leaf.isOn.wrappedValue ? .on : .off
        let toggle = { UpdateOrigin.during("Toggle", leaf.site) { leaf.isOn.wrappedValue.toggle() } }
        let element: MenuElement
        if let shortcut = environment.keyboardShortcut {
            element = KeyCommand(
                title: leaf.title, input: shortcut.key.commandInput, modifierFlags: shortcut.modifiers.flags,
                attributes: attributes, state: state
            ) { _ in toggle() }
        } else {
            element = Action(title: leaf.title, attributes: attributes, state: state) { _ in toggle() }
        }
        element.isCheckable = true
        return element
    }

    private static func menu(_ picker: any PickerNode) -> MenuElement {
        let choice = picker.choice
        let isEnabled = EnvironmentValues(picker.environment).isEnabled
        let chosen = choice.index.wrappedValue
        let actions = choice.options.enumerated().map { place, option in
            Action(
                title: option.title, image: option.image, attributes: isEnabled ? [] : .disabled,
                state: place == chosen ? .on : .off
            ) { _ in
                UpdateOrigin.during("Picker", choice.site) { choice.index.wrappedValue = place }
            }
        }
        let options: Widgets.Menu.Options =
            picker.style == .inline ? [.displayInline, .singleSelection] : .singleSelection
        return Widgets.Menu(title: choice.title ?? "", options: options, children: actions)
    }
}

extension ButtonNode: MenuElementProviding, OffscreenButtonProviding {
    /// The title and the image of the label.
    private var face: (title: String, image: Widgets.Image?) {
        let content = LabelContent(of: self)
        let drawn = ButtonLabelContent(view.label)
        return (drawn?.title ?? content.text ?? "", drawn?.image ?? content.picture)
    }

    private var press: () -> Void {
        let (action, site) = (view.action, view.site)
        return { UpdateOrigin.during("the action of Button", site, action) }
    }

    var offscreenButton: OffscreenButton? {
        let environment = EnvironmentValues(environment)
        guard environment.isEnabled else { return nil }
        let face = face
        return OffscreenButton(
            title: face.title, image: face.image, isDestructive: view.role == .destructive,
            tint: environment.tint, press: press)
    }

    var menuElement: MenuElement {
        var attributes: MenuElement.Attributes = EnvironmentValues(environment).isEnabled ? [] : .disabled
        if view.role == .destructive { attributes.insert(.destructive) }
        let (title, image) = face
        let press = press
        if let shortcut {
            return KeyCommand(
                title: title, image: image, input: shortcut.key.commandInput,
                modifierFlags: shortcut.modifiers.flags, attributes: attributes
            ) { _ in press() }
        }
        return Action(title: title, image: image, attributes: attributes) { _ in press() }
    }
}

extension KeyEquivalent {
    /// The input string of this key in a key command.
    var commandInput: String {
        switch self {
        case .upArrow: KeyCommand.inputUpArrow
        case .downArrow: KeyCommand.inputDownArrow
        case .leftArrow: KeyCommand.inputLeftArrow
        case .rightArrow: KeyCommand.inputRightArrow
        case .pageUp: KeyCommand.inputPageUp
        case .pageDown: KeyCommand.inputPageDown
        case .home: KeyCommand.inputHome
        case .end: KeyCommand.inputEnd
        case .escape: KeyCommand.inputEscape
        case .deleteForward: KeyCommand.inputDelete
        default: String(character)
        }
    }
}
