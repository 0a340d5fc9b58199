/// Changes the menus of a menu bar: `UIMenuBuilder`.
///
/// A responder receives it in `buildMenu(with:)`. A menu that is not found, or an identifier that another menu has, is reported as a
/// diagnostic, and nothing changes.
///
///     override func buildMenu(with builder: MenuBuilder) {
///         super.buildMenu(with: builder)
///         builder.remove(menu: .print)
///         builder.insertSibling(Menu(title: "Format", children: [bold, italic]), afterMenu: .edit)
///     }
public final class MenuBuilder {
    /// The menu bar, whose children are its menus.
    public private(set) var root: Menu

    /// Creates a builder that changes a copy of `root`.
    public init(root: Menu) { self.root = root }

    /// Returns the menu with an identifier; nil if there is none.
    ///
    /// O(number of menus).
    public func menu(for identifier: Menu.Identifier) -> Menu? { Self.find(identifier, in: root) }

    /// Returns the first command that sends `action` with an equal property list, or any if `propertyList` is nil.
    public func command(for action: Selector, propertyList: AnyHashable? = nil) -> Command? {
        var found: Command?
        root.forEachLeaf { element, _ in
            guard found == nil, let command = element as? Command, command.action == action else { return }
            if let propertyList, command.propertyList as? AnyHashable != propertyList { return }
            found = command
        }
        return found
    }

    /// Replaces a menu.
    public func replace(menu identifier: Menu.Identifier, with menu: Menu) {
        guard accepts(menu, replacing: identifier) else { return }
        change(identifier) { _ in [menu] }
    }

    /// Replaces the elements of a menu by the result of `body`, which is called with the present ones.
    public func replaceChildren(
        ofMenu identifier: Menu.Identifier, from body: ([MenuElement]) -> [MenuElement]
    ) {
        if identifier == root.identifier {
            root = root.replacingChildren(body(root.children))
        } else {
            change(identifier) { [$0.replacingChildren(body($0.children))] }
        }
    }

    /// Inserts a menu before another one.
    public func insertSibling(_ sibling: Menu, beforeMenu identifier: Menu.Identifier) {
        if accepts(sibling) { change(identifier) { [sibling, $0] } }
    }

    /// Inserts a menu after another one.
    public func insertSibling(_ sibling: Menu, afterMenu identifier: Menu.Identifier) {
        if accepts(sibling) { change(identifier) { [$0, sibling] } }
    }

    /// Inserts a menu as the first element of another one.
    public func insertChild(_ child: Menu, atStartOfMenu identifier: Menu.Identifier) {
        if accepts(child) { replaceChildren(ofMenu: identifier) { [child] + $0 } }
    }

    /// Inserts a menu as the last element of another one.
    public func insertChild(_ child: Menu, atEndOfMenu identifier: Menu.Identifier) {
        if accepts(child) { replaceChildren(ofMenu: identifier) { $0 + [child] } }
    }

    /// Removes a menu with its elements.
    public func remove(menu identifier: Menu.Identifier) { change(identifier) { _ in [] } }

    // MARK: - Tree

    private func change(_ identifier: Menu.Identifier, _ body: (Menu) -> [MenuElement]) {
        guard let changed = Self.changing(identifier, in: root, body) else {
            return report("\(identifier.rawValue)", "is the identifier of no menu of the menu bar")
        }
        root = changed
    }

    /// Returns a copy of `menu` in which `body` has replaced the menu with the identifier; nil if there is none.
    private static func changing(
        _ identifier: Menu.Identifier, in menu: Menu, _ body: (Menu) -> [MenuElement]
    ) -> Menu? {
        for (index, child) in menu.children.enumerated() {
            guard let child = child as? Menu else { continue }
            var replacement: [MenuElement]
            if child.identifier == identifier {
                replacement = body(child)
            } else if let changed = changing(identifier, in: child, body) {
                replacement = [changed]
            } else {
                continue
            }
            replacement = Array(menu.children[..<index]) + replacement + Array(menu.children[(index + 1)...])
            return menu.replacingChildren(replacement)
        }
        return nil
    }

    private static func find(_ identifier: Menu.Identifier, in menu: Menu) -> Menu? {
        if menu.identifier == identifier { return menu }
        for child in menu.children {
            if let child = child as? Menu, let found = find(identifier, in: child) { return found }
        }
        return nil
    }

    private func accepts(_ menu: Menu, replacing replaced: Menu.Identifier? = nil) -> Bool {
        if menu.identifier == replaced || self.menu(for: menu.identifier) == nil { return true }
        report("The menu \"\(menu.title)\"", "has the identifier \(menu.identifier.rawValue) of another menu")
        return false
    }

    private func report(_ subject: String, _ message: String) {
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: subject, message: message,
                cure: "the menu bar is not changed; see Menu.Identifier for the standard identifiers"))
    }
}
