/// The view of an alert: title, message, text fields, and the row or column of buttons.
final class AlertView: View {
    /// The alert's controller; nil after it was released, which can happen on another thread.
    private weak var controller: AlertController?
    private let iconView = ImageView(image: nil)
    private let titleLabel = Label(text: nil)
    private let messageLabel = Label(text: nil)
    /// The title, the message and the text fields, which scroll when there is not enough space.
    private let area = ScrollView()

    /// The minimum and maximum width at a text scale of 1, in points.
    private static let widths = 300.0...400.0
    private static let padding = 24.0
    private static let gap = 12.0
    /// The maximum side of the icon, in points.
    private static let iconSide = 64.0
    private static let iconSymbol = SymbolConfiguration(pointSize: 32, weight: .regular)

    init(_ controller: AlertController) {
        self.controller = controller
        super.init(frame: .zero)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        messageLabel.textColor = .secondaryLabel
        iconView.contentMode = .scaleAspectFit
        iconView.preferredSymbolConfiguration = Self.iconSymbol
        area.addSubview(iconView)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.lineBreakMode = .byWordWrapping
            area.addSubview(label)
        }
        addSubview(area)
    }

    /// Updates the texts, the fields and the buttons from the controller.
    func update() {
        iconView.image = controller?.icon
        titleLabel.text = controller?.title
        messageLabel.text = controller?.message
        for field in textFields where field.superview !== area { area.addSubview(field) }
        for action in orderedActions {
            let isPreferred = action === controller?.preferredAction
            action.button.configuration.style = isPreferred ? .filled : .gray
            // Adding a subview again moves it to the end, so that the Tab order matches the order of the buttons.
            addSubview(action.button)
        }
        setNeedsLayout()
        superview?.superview?.superview?.setNeedsLayout()
    }

    private var actions: [AlertAction] { controller?.actions ?? [] }
    private var textFields: [TextField] { controller?.textFields ?? [] }

    /// The actions in display order; the cancel action comes first in a row and last in a column.
    private var orderedActions: [AlertAction] {
        guard let cancel = controller?.cancelAction else { return actions }
        let others = actions.filter { $0 !== cancel }
        return isColumn ? others + [cancel] : [cancel] + others
    }

    private var isColumn: Bool {
        if controller?.preferredStyle == .actionSheet { return true }
        if actions.count > 3 { return true }
        let widest = actions.reduce(0) { max($0, $1.button.intrinsicContentSize.width) }
        return widest * Double(actions.count) + Self.gap * Double(max(0, actions.count - 1)) > textWidth
    }

    /// The maximum width of the alert, which grows with the text, within the window.
    private var widest: Double {
        let margin = 24.0
        let width = effectiveAppearance.scaledValue(for: Self.widths.upperBound)
        return min(width, max(Self.widths.upperBound, (viewHost?.size.width ?? .infinity) - 2 * margin))
    }

    /// The maximum width of the texts, and of a row of buttons.
    private var textWidth: Double { widest - 2 * Self.padding }

    // MARK: - Size

    override func sizeThatFits(_ size: Size) -> Size {
        let width = min(fittingWidth, size.width)
        let height = contentHeight(width - 2 * Self.padding) + buttonsHeight + 2 * Self.padding
        return Size(width: width, height: height.rounded(.up))
    }

    private var fittingWidth: Double {
        let count = Double(actions.count)
        let widest = actions.reduce(0) { max($0, $1.button.intrinsicContentSize.width) }
        let buttons = isColumn ? widest : widest * count + Self.gap * max(0, count - 1)
        let texts = [titleLabel, messageLabel].map {
            $0.sizeThatFits(Size(width: textWidth, height: 0)).width
        }
        let width = max(buttons, texts[0], texts[1]) + 2 * Self.padding
        let least = min(effectiveAppearance.scaledValue(for: Self.widths.lowerBound), self.widest)
        return min(max(width.rounded(.up), least), self.widest)
    }

    private func height(of label: Label, _ width: Double) -> Double {
        label.text?.isEmpty == false ? label.sizeThatFits(Size(width: width, height: 0)).height : 0
    }

    /// The size of the icon: its own, or the largest of the same aspect ratio within the limit.
    private var iconSize: Size {
        let own = iconView.intrinsicContentSize
        let factor = min(1, Self.iconSide / max(own.width, own.height, 1))
        return Size(width: max(0, own.width) * factor, height: max(0, own.height) * factor)
    }

    private func contentHeight(_ width: Double) -> Double {
        let texts = [height(of: titleLabel, width), height(of: messageLabel, width)].filter { $0 > 0 }
        let fields = textFields.map(\.intrinsicContentSize.height)
        let icon = iconView.image == nil ? [] : [iconSize.height]
        let parts = icon + texts + fields
        return parts.reduce(0, +) + Self.gap * Double(max(0, parts.count - 1))
    }

    private var buttonsHeight: Double {
        let count = Double(actions.count)
        if count == 0 { return 0 }
        let height = effectiveAppearance.controlHeight
        return Self.padding - 4 + (isColumn ? count * height + (count - 1) * Self.gap / 2 : height)
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(
            dx: min(Self.padding, bounds.width / 2), dy: min(Self.padding, bounds.height / 2))
        let buttons = min(buttonsHeight, inner.height)
        area.frame = Rect(x: inner.minX, y: inner.minY, width: inner.width, height: inner.height - buttons)
        layOutContent(inner.width)
        layOutButtons(
            Rect(
                x: inner.minX, y: inner.maxY - buttons + Self.padding - 4, width: inner.width, height: buttons
            ))
    }

    private func layOutContent(_ width: Double) {
        var y = 0.0
        if iconView.image != nil {
            let size = iconSize
            iconView.frame = Rect(
                x: ((width - size.width) / 2).rounded(), y: 0, width: size.width, height: size.height)
            y += size.height + Self.gap
        }
        for label in [titleLabel, messageLabel] {
            let height = height(of: label, width)
            label.frame = Rect(x: 0, y: y, width: width, height: height)
            if height > 0 { y += height + Self.gap }
        }
        for field in textFields {
            let height = field.intrinsicContentSize.height
            field.frame = Rect(x: 0, y: y, width: width, height: height)
            y += height + Self.gap
        }
        area.contentSize = Size(width: width, height: max(0, y - Self.gap))
    }

    private func layOutButtons(_ rect: Rect) {
        let actions = orderedActions
        let height = effectiveAppearance.controlHeight
        let count = Double(actions.count)
        let width = isColumn ? rect.width : (rect.width - Self.gap * (count - 1)) / max(1, count)
        for (index, action) in actions.enumerated() {
            let place = Double(isColumn || !isMirrored ? index : actions.count - 1 - index)
            action.button.frame =
                isColumn
                ? Rect(
                    x: rect.minX, y: rect.minY + place * (height + Self.gap / 2), width: width, height: height
                )
                : Rect(
                    x: rect.minX + place * (width + Self.gap), y: rect.minY, width: width, height: height)
        }
    }
}
