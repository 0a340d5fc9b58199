/// A row of buttons for the emoji groups, one of them selected; a single Tab stop within which arrow keys move.
final class EmojiGroupStrip: View {
    private(set) var buttons: [EmojiGroupButton] = []
    /// A closure called with the index of the group that the user has selected.
    var onSelect: ((Int) -> Void)?

    /// The index of the displayed group; nil while search results are displayed.
    var selected: Int? {
        didSet {
            if selected == oldValue { return }
            for (index, button) in buttons.enumerated() { button.isSelected = index == selected }
        }
    }

    /// Replaces the buttons by ones for the given groups; does nothing when the groups are unchanged.
    func show(_ groups: [(icon: EmojiGroupIcon, name: String)]) {
        if groups.map(\.icon) == buttons.map(\.icon) { return }
        for button in buttons { button.removeFromSuperview() }
        selected = nil
        buttons = groups.enumerated().map { index, group in
            let button = EmojiGroupButton(group.icon, name: group.name)
            button.onPress = { [weak self] in self?.select(index) }
            addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    private func select(_ index: Int) { onSelect?(index) }

    /// The button at which Tab stops: the focused, the selected or the first one.
    var tabStop: EmojiGroupButton? {
        buttons.first(where: \.isFirstResponder) ?? selected.map { buttons[$0] } ?? buttons.first
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .tabList
        attributes.label = "Groups"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / Double(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            button.takeDirection(from: self)
            let column = isMirrored ? buttons.count - 1 - index : index
            let left = (Double(column) * width).rounded()
            button.frame = Rect(
                x: left, y: 0, width: (Double(column + 1) * width).rounded() - left, height: bounds.height)
        }
    }

    override func keyDown(with event: KeyEvent) {
        guard event.isPlain, let focused = buttons.firstIndex(where: \.isFirstResponder) else {
            return super.keyDown(with: event)
        }
        switch event.key.keyCode {
        case .keyboardRightArrow: moveFocus(to: focused + (isMirrored ? -1 : 1))
        case .keyboardLeftArrow: moveFocus(to: focused + (isMirrored ? 1 : -1))
        case .keyboardHome: moveFocus(to: 0)
        case .keyboardEnd: moveFocus(to: buttons.count - 1)
        default: super.keyDown(with: event)
        }
    }

    private func moveFocus(to index: Int) {
        let index = min(max(0, index), buttons.count - 1)
        viewHost?.makeFirstResponder(buttons[index], byKeyboard: true)
        select(index)
    }
}
