/// A line of a menu panel.
enum MenuLine {
    case element(MenuElement)
    /// The title of the inline menu that follows.
    case header(String)
    case separator

    /// Returns the visible lines of `menu`, with inline menus between separators.
    static func lines(of menu: Menu) -> [MenuLine] {
        var lines: [MenuLine] = []
        var endsGroup = false
        for child in menu.children where !child.chosenAttributes.contains(.hidden) {
            guard let inline = child as? Menu, inline.options.contains(.displayInline) else {
                if endsGroup, !lines.isEmpty { lines.append(.separator) }
                endsGroup = false
                lines.append(.element(child))
                continue
            }
            let inner = Self.lines(of: inline)
            if inner.isEmpty { continue }
            if !lines.isEmpty { lines.append(.separator) }
            if !inline.title.isEmpty { lines.append(.header(inline.title)) }
            lines += inner
            endsGroup = true
        }
        return lines
    }

    /// Returns the element of the line; nil for a header or separator.
    var element: MenuElement? {
        if case .element(let element) = self { element } else { nil }
    }

    /// Whether the line is an element that can be chosen.
    var isEnabled: Bool { element.map { !$0.chosenAttributes.contains(.disabled) } ?? false }

    /// The second line: the subtitle or, for a disabled element, the reason if it has one.
    var secondLine: String? {
        element.flatMap { isEnabled ? $0.subtitle : $0.disabledReason ?? $0.subtitle }
    }
}

extension Menu {
    /// Whether `element` is one of several mutually exclusive elements of this menu or of a menu displayed inline.
    func isExclusive(_ element: MenuElement) -> Bool {
        if options.contains(.singleSelection), children.contains(where: { $0 === element }) { return true }
        return children.contains { child in
            guard let menu = child as? Menu, menu.options.contains(.displayInline) else { return false }
            return menu.isExclusive(element)
        }
    }
}
