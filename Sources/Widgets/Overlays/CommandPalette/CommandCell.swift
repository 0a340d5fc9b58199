/// A row of the command palette or of the keyboard shortcuts: a title, the menu that contains it, and its key.
final class CommandCell: ListCell {
    /// The menus that contain the command; empty for none.
    var detail = "" {
        didSet { if detail != oldValue { detailLabel.text = detail } }
    }
    /// The key; empty for none.
    var shortcut = "" {
        didSet { if shortcut != oldValue { keyLabel.text = shortcut } }
    }
    private let detailLabel = Label(text: nil)
    private let keyLabel = Label(text: nil)

    required init(frame: Rect) {
        super.init(frame: frame)
        for label in [detailLabel, keyLabel] {
            label.textColor = .secondaryLabel
            addSubview(label)
        }
        textLabel.lineBreakMode = .byTruncatingTail
        detailLabel.lineBreakMode = .byTruncatingTail
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.insetBy(dx: min(horizontalTextPadding, bounds.width / 2), dy: 0)
        let keyWidth = min(keyLabel.intrinsicContentSize.width, room.width)
        let titleWidth = min(textLabel.intrinsicContentSize.width, room.width - keyWidth)
        let detailWidth = max(0, room.width - keyWidth - titleWidth - 24)
        place(textLabel, at: room.minX, titleWidth, room)
        place(detailLabel, at: room.minX + titleWidth + 12, detailWidth, room)
        place(keyLabel, at: room.maxX - keyWidth, keyWidth, room)
    }

    private func place(_ label: Label, at x: Double, _ width: Double, _ room: Rect) {
        let left = isMirrored ? room.maxX - (x - room.minX) - width : x
        label.frame = Rect(x: left, y: bounds.minY, width: max(0, width), height: bounds.height)
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.label = text
        attributes.hint = detail.isEmpty ? nil : detail
        attributes.keyShortcut = shortcut.isEmpty ? nil : shortcut
    }
}
