/// A menu of elements to choose from, displayed by buttons, by a right click, and as a submenu.
///
/// `UIMenu`.
///
///     let menu = Menu(children: [
///         KeyCommand(title: "Copy", input: "c", modifierFlags: .control) { _ in copy() },
///         Menu(options: .displayInline, children: [Action(title: "Delete", attributes: .destructive) { _ in delete() }]),
///     ])
///     button.menu = menu
public final class Menu: MenuElement {
    /// The options of a menu: `UIMenu.Options`.
    ///
    ///     Menu(title: "Sort by", options: [.displayInline, .singleSelection], children: orders)
    public nonisolated struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Shows its elements in the enclosing menu, between separators, below its title if there is one.
        public static let displayInline = Options(rawValue: 1)
        /// Marks the menu as destructive: its actions lose data.
        public static let destructive = Options(rawValue: 2)
        /// Makes the elements mutually exclusive: choosing one turns it on and the others off.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The name by which a ``MenuBuilder`` finds the menu.
    ///
    /// A menu that is created without an identifier has one of its own.
    public var identifier: Identifier {
        givenIdentifier ?? Identifier("menu-\(UInt(bitPattern: ObjectIdentifier(self)))")
    }
    /// The identifier with which the menu was created.
    package let givenIdentifier: Identifier?
    /// How the menu is displayed inside another one.
    public let options: Options
    /// The elements of the menu, from top to bottom.
    public let children: [MenuElement]

    /// Creates a menu; `title` is displayed if the menu is an element of another one.
    public init(
        title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [MenuElement] = []
    ) {
        givenIdentifier = identifier
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a copy of the menu with other elements.
    public func replacingChildren(_ children: [MenuElement]) -> Menu {
        let copy = Menu(
            title: title, subtitle: subtitle, image: image, identifier: givenIdentifier, options: options,
            children: children)
        copy.mnemonic = mnemonic
        copy.disabledReason = disabledReason
        return copy
    }

    /// The elements that are on, in this menu and in menus displayed inline.
    public var selectedElements: [MenuElement] {
        children.flatMap { child -> [MenuElement] in
            if let menu = child as? Menu {
                return menu.options.contains(.displayInline) ? menu.selectedElements : []
            }
            return child.chosenState == .on ? [child] : []
        }
    }

    package override var chosenAttributes: Attributes {
        var attributes: Attributes = options.contains(.destructive) ? .destructive : []
        if children.allSatisfy({ $0.chosenAttributes.contains(.hidden) }) { attributes.insert(.disabled) }
        return attributes
    }

    /// The actions and commands of the menu and its submenus, in order, without hidden ones.
    ///
    /// `body` is called with each element and the titles of the menus that contain it. Deferred elements are not evaluated.
    package func forEachLeaf(path: [String] = [], _ body: (MenuElement, [String]) -> Void) {
        for child in children where !child.chosenAttributes.contains(.hidden) {
            if let menu = child as? Menu {
                menu.forEachLeaf(path: menu.title.isEmpty ? path : path + [menu.title], body)
            } else if !(child is DeferredMenuElement) {
                body(child, path)
            }
        }
    }

    /// Turns on `element` and turns off its siblings, if a ``Options/singleSelection`` menu contains it.
    package func updateStates(choosing element: MenuElement) {
        let containsElement = children.contains { $0 === element }
        if containsElement, options.contains(.singleSelection) {
            for child in children { child.setState(child === element ? .on : .off) }
        }
        for child in children { (child as? Menu)?.updateStates(choosing: element) }
    }
}
