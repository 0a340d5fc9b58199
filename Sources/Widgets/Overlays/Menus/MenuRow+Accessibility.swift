extension MenuRow {
    func describeRow(_ attributes: inout AccessibilityAttributes) {
        switch line {
        case .separator: attributes.role = .separator
        case .header(let title):
            attributes.role = .staticText
            attributes.label = title
        case .element(let element, _): describe(element, &attributes)
        }
    }

    private func describe(_ element: MenuElement, _ attributes: inout AccessibilityAttributes) {
        attributes.label = element.title
        if let listPosition { return describeListItem(listPosition, &attributes) }
        attributes.role = .menuItem
        attributes.hint = secondLine
        attributes.keyShortcut = element.shortcutText
        if !isEnabled { attributes.states.remove(.enabled) }
        if isHighlighted { attributes.states.insert(.focused) }
        attributes.states.insert(.focusable)
        if element is Menu {
            attributes.states.formUnion(
                isOpen ? [.hasPopup, .expandable, .expanded] : [.hasPopup, .expandable])
        } else if element.isCheckable || line.isExclusive {
            attributes.role = line.isExclusive ? .radioMenuItem : .checkMenuItem
            attributes.states.insert(.checkable)
            if element.chosenState == .on { attributes.states.insert(.checked) }
            if element.chosenState == .mixed { attributes.states.insert(.mixed) }
        }
    }

    private func describeListItem(
        _ position: (index: Int, count: Int), _ attributes: inout AccessibilityAttributes
    ) {
        attributes.positionInSet = position.index
        attributes.setSize = position.count
        attributes.role = .listItem
        attributes.isElement = true
        attributes.states.formUnion(isHighlighted ? [.selectable, .selected] : .selectable)
    }

    private var panel: MenuPanel? { superview?.superview as? MenuPanel }
    private var overlay: MenuOverlay? { panel?.superview as? MenuOverlay }

    /// Whether the submenu is open.
    private var isOpen: Bool {
        guard let panel, let overlay, let level = overlay.panels.firstIndex(where: { $0 === panel }) else {
            return false
        }
        return overlay.openers.indices.contains(level) && panel.rows[overlay.openers[level]] === self
    }

    /// Activates the row like a click.
    ///
    /// - Returns: `false` for a row that cannot be activated.
    func chooseRow() -> Bool {
        if let listPosition, let list = superview?.superview?.superview as? CompletionOverlay {
            list.choose(listPosition.index)
            return true
        }
        guard isEnabled, let panel, let overlay,
            let level = overlay.panels.firstIndex(where: { $0 === panel }),
            let index = panel.rows.firstIndex(where: { $0 === self })
        else { return false }
        overlay.choose(index, in: level, byKeyboard: true)
        return true
    }
}

extension MenuPanel: AccessibilityContentProviding {
    package var accessibilityOwnContent: [any AccessibilityObject] { rows }
}
