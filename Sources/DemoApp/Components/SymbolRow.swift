import Widgets

/// A row of buttons with symbols; the arrow keys move the focus between them.
final class SymbolRow: ReusableView {
    /// The distance of the symbols from the edges of the row, in points.
    static let margin = 10.0

    var onPress: ((String) -> Void)?
    /// Called with the column of the focused button and the number of rows and columns by which the focus moves.
    var onMove: ((Int, (rows: Int, columns: Int)) -> Void)?
    private var buttons: [SymbolButton] = []
    private var side = 44.0

    /// Shows symbols in the given size and weight; buttons are reused.
    func show(_ names: [String], _ configuration: SymbolConfiguration, side: Double) {
        selectionStyle = .none
        self.side = side
        while buttons.count > names.count { buttons.removeLast().removeFromSuperview() }
        while buttons.count < names.count {
            let button = SymbolButton(frame: .zero)
            let column = buttons.count
            button.onPress = { [weak self] in self?.onPress?($0) }
            button.onMove = { [weak self] in self?.onMove?(column, $0) }
            buttons.append(button)
            addSubview(button)
        }
        for (button, name) in zip(buttons, names) { button.show(name, configuration) }
        setNeedsLayout()
    }

    /// Moves the focus to the button in a column, or to the last one before it.
    func focus(column: Int) {
        guard column >= 0, !buttons.isEmpty else { return }
        buttons[min(column, buttons.count - 1)].becomeFirstResponder()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in buttons.enumerated() {
            button.frame = Rect(
                x: Self.margin + Double(index) * side + 1, y: 1, width: side - 2, height: side - 2)
        }
    }
}

/// A button with a symbol, named and described by the symbol's name.
private final class SymbolButton: Button {
    var onPress: ((String) -> Void)?
    var onMove: (((rows: Int, columns: Int)) -> Void)?
    private var symbolName = ""

    override init(frame: Rect) {
        super.init(frame: frame)
        configuration.style = .plain
        addAction(
            Action { [weak self] _ in
                guard let self else { return }
                onPress?(symbolName)
            }, for: .primaryActionTriggered)
    }

    func show(_ name: String, _ symbol: SymbolConfiguration) {
        symbolName = name
        configuration.image = Image(systemName: name, withConfiguration: symbol)
        accessibilityLabel = name
        accessibilityIdentifier = name
        toolTip = name
    }

    override func keyDown(with event: KeyEvent) {
        switch event.key.keyCode {
        case .keyboardLeftArrow where event.key.modifierFlags.isEmpty: onMove?((0, -1))
        case .keyboardRightArrow where event.key.modifierFlags.isEmpty: onMove?((0, 1))
        case .keyboardUpArrow where event.key.modifierFlags.isEmpty: onMove?((-1, 0))
        case .keyboardDownArrow where event.key.modifierFlags.isEmpty: onMove?((1, 0))
        default: super.keyDown(with: event)
        }
    }
}
