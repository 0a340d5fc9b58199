extension OffscreenContent {
    /// The menu that the descriptions come to now.
    func makeMenu(title: String = "") -> Widgets.Menu {
        var groups: [[MenuElement]] = [[]]
        node?.appendMenuElements(to: &groups)
        let filled = groups.filter { !$0.isEmpty }
        if filled.count < 2 { return Widgets.Menu(title: title, children: filled.first ?? []) }
        return Widgets.Menu(
            title: title, children: filled.map { Widgets.Menu(options: .displayInline, children: $0) })
    }
}

/// A node that is an element of a menu.
protocol MenuElementGiving: Node {
    var menuElement: MenuElement { get }
}

extension Node {
    /// Adds the elements of this tree; dividers begin another group.
    final func appendMenuElements(to groups: inout [[MenuElement]]) {
        if viewType == Divider.self { return groups.append([]) }
        if viewType is any MenuLabelling.Type { return }
        if let element = menuElementHere {
            groups[groups.count - 1].append(element)
            return
        }
        if let reader = self as? any OffscreenHosting {
            reader.shownNode?.appendMenuElements(to: &groups)
            return
        }
        for index in 0..<childCount { child(at: index)?.appendMenuElements(to: &groups) }
    }

    private var menuElementHere: MenuElement? {
        if let giving = self as? any MenuElementGiving { return giving.menuElement }
        if let box = (self as? LeafNode<CheckboxLeaf>) { return Self.element(box) }
        if let choice = (self as? LeafNode<PopUpLeaf>) { return Self.menu(choice) }
        if let menu = (self as? LeafNode<MenuLeaf>)?.view {
            return menu.content.makeMenu(title: menu.title)
        }
        if let text = (self as? KeepingNode<Text>)?.view {
            return Action(title: text.string, attributes: .disabled) { _ in }
        }
        return nil
    }

    private static func element(_ node: LeafNode<CheckboxLeaf>) -> MenuElement {
        let leaf = node.view
        let isEnabled = EnvironmentValues(node.environment).isEnabled
        return Action(
            title: leaf.title, attributes: isEnabled ? [] : .disabled,
            state: leaf.isOn.wrappedValue ? .on : .off
        ) { _ in
            UpdateOrigin.during("Toggle", leaf.site) { leaf.isOn.wrappedValue.toggle() }
        }
    }

    private static func menu(_ node: LeafNode<PopUpLeaf>) -> MenuElement {
        let choice = node.view.choice
        let chosen = choice.index.wrappedValue
        let actions = choice.options.enumerated().map { place, option in
            Action(title: option.title, image: option.image, state: place == chosen ? .on : .off) { _ in
                UpdateOrigin.during("Picker", choice.site) { choice.index.wrappedValue = place }
            }
        }
        return Widgets.Menu(title: choice.title ?? "", options: .singleSelection, children: actions)
    }
}

extension ButtonNode: MenuElementGiving {
    var menuElement: MenuElement {
        let environment = EnvironmentValues(environment)
        var attributes: MenuElement.Attributes = environment.isEnabled ? [] : .disabled
        if view.role == .destructive { attributes.insert(.destructive) }
        let title = (view.label as? Text)?.string ?? wordsInside ?? ""
        let (action, site) = (view.action, view.site)
        let press = { UpdateOrigin.during("the action of Button", site, action) }
        if let shortcut {
            return KeyCommand(
                title: title, image: firstPicture, input: shortcut.key.commandInput,
                modifierFlags: shortcut.modifiers.flags, attributes: attributes
            ) { _ in press() }
        }
        return Action(title: title, image: firstPicture, attributes: attributes) { _ in press() }
    }
}

extension KeyEquivalent {
    /// How a key command names it.
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
