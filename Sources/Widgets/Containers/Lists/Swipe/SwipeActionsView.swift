/// The buttons of a row's swipe actions, between the row and the edge of the list.
final class SwipeActionsView: View {
    private let buttons: [Button]
    private let widths: [Double]
    /// Whether the buttons are at the right edge of the list.
    let isAtRight: Bool

    /// The distance between the buttons and the edges of the row, in points.
    private static let margin = 4.0

    init(_ actions: [ContextualAction], isAtRight: Bool, perform: @escaping (ContextualAction) -> Void) {
        self.isAtRight = isAtRight
        buttons = actions.map { action in
            let button = Button(title: action.image == nil ? action.name : "") { _ in perform(action) }
            button.configuration.style = .filled
            button.configuration.image = action.image
            button.tintColor =
                action.backgroundColor
                ?? (action.style == .destructive ? Color(role: .destructive) : .secondaryLabel)
            button.accessibilityLabel = action.name
            return button
        }
        widths = buttons.map { max(64, $0.intrinsicContentSize.width + 2 * Self.margin) }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons { addSubview(button) }
    }

    nonisolated deinit {}

    /// The width at which all buttons have their natural widths, in points.
    var naturalWidth: Double { widths.reduce(0, +) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let factor = naturalWidth > 0 ? bounds.width / naturalWidth : 0
        var edge = isAtRight ? bounds.maxX : bounds.minX
        for (button, width) in zip(buttons, widths) {
            let width = width * factor
            let x = isAtRight ? edge - width : edge
            button.frame = Rect(x: x, y: bounds.minY, width: width, height: bounds.height).insetBy(
                dx: min(Self.margin, width / 2), dy: min(Self.margin, bounds.height / 2))
            edge += isAtRight ? -width : width
        }
    }
}
