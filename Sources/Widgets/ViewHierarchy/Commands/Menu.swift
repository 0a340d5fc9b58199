/// Elements to choose from: shown by buttons, by a right click, and inside of other menus.
///
/// `UIMenu`.
///
///     let menu = Menu(children: [
///         KeyCommand(title: "Copy", input: "c", modifierFlags: .control) { _ in copy() },
///         Menu(options: .displayInline, children: [Action(title: "Delete", attributes: .destructive) { _ in delete() }]),
///     ])
///     button.menu = menu
public final class Menu: MenuElement {
    /// How a menu is shown: `UIMenu.Options`.
    ///
    ///     Menu(title: "Sort by", options: [.displayInline, .singleSelection], children: orders)
    public nonisolated struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Shows its elements in the enclosing menu, between separators, below its title if there is one.
        public static let displayInline = Options(rawValue: 1)
        /// Something is lost.
        public static let destructive = Options(rawValue: 2)
        /// One of its elements is on: choosing one marks it, and takes the mark from the others.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// How the menu is displayed inside another one.
    public let options: Options
    /// The elements of the menu, from the top.
    public let children: [MenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: Image? = nil, options: Options = [],
        children: [MenuElement] = []
    ) {
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a copy of the menu with other elements.
    public func replacingChildren(_ children: [MenuElement]) -> Menu {
        Menu(title: title, subtitle: subtitle, image: image, options: options, children: children)
    }

    /// The elements that are on, here and in menus shown inline.
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

    /// Where one of a ``Options/singleSelection`` menu was chosen: it alone is on.
    package func noteChoice(of element: MenuElement) {
        let holds = children.contains { $0 === element }
        if holds, options.contains(.singleSelection) {
            for child in children { child.mark(child === element ? .on : .off) }
        }
        for child in children { (child as? Menu)?.noteChoice(of: element) }
    }
}
