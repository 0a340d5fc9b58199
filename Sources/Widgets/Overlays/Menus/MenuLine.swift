/// A line of a menu panel.
enum MenuLine {
    /// An element; `isExclusive` is true for one of several mutually exclusive elements.
    case element(MenuElement, isExclusive: Bool = false)
    /// The title of the inline menu that follows.
    case header(String)
    case separator

    /// Returns the visible lines of `menu`, with inline menus between separators.
    static func lines(of menu: Menu) -> [MenuLine] {
        var lines: [MenuLine] = []
        var endsGroup = false
        let isExclusive = menu.options.contains(.singleSelection)
        for child in menu.children where !child.chosenAttributes.contains(.hidden) {
            guard let inline = child as? Menu, inline.options.contains(.displayInline) else {
                if endsGroup, !lines.isEmpty { lines.append(.separator) }
                endsGroup = false
                lines.append(.element(child, isExclusive: isExclusive))
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
        if case .element(let element, _) = self { element } else { nil }
    }

    /// Whether the line is one of several mutually exclusive elements.
    var isExclusive: Bool {
        if case .element(_, let isExclusive) = self { isExclusive } else { false }
    }

    /// Whether the line is an element that can be chosen.
    var isEnabled: Bool { element?.chosenAttributes.contains(.disabled) == false }

    /// The second line: the subtitle or, for a disabled element, the reason if it has one.
    var secondLine: String? {
        guard let element else { return nil }
        return isEnabled ? element.subtitle : element.disabledReason ?? element.subtitle
    }
}
