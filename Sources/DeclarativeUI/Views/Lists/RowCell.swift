/// The cell of a row: contains its views, and draws the selection and the separator.
final class RowCell: ReusableView {
    /// The node of the row; nil while the cell is in the reuse pool.
    var node: RowNode?
    /// The separator that was last drawn.
    private var drawnSeparator: RowSeparator?

    /// Releases the node of the previous row, which is no longer visible.
    override func prepareForReuse() {
        super.prepareForReuse()
        release()
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil, node?.isHeader != true { release() }
    }

    private func release() {
        guard let node else { return }
        self.node = nil
        node.rows.forget(node)
        node.unmount()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: node?.height(width: size.width) ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        node?.layOut(in: bounds.size)
    }

    override func updateConfiguration(using state: CellConfigurationState) {
        node?.show(isSelected: state.isSelected)
        setNeedsDisplay()
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        guard let disclosure = node?.traits.disclosure else { return }
        attributes.level = disclosure.level + 1
        guard let isExpanded = disclosure.isExpanded else { return }
        attributes.states.insert(.expandable)
        if isExpanded { attributes.states.insert(.expanded) }
    }

    override func draw(_ canvas: Widgets.Canvas) {
        guard let node else { return }
        let style = node.rows.style
        let ground = style.isInset ? bounds.insetBy(dx: min(4, bounds.width / 2), dy: 1) : bounds
        let radius = style.isInset ? 6.0 : 0
        drawSelection(on: canvas, ground, cornerRadius: radius)
        let separator = node.separator
        drawnSeparator = separator
        guard !isSelected, let separator else { return }
        let width = 1 / contentScaleFactor
        canvas.fill(
            Rect(
                x: separator.isMirrored ? 0 : separator.leading, y: bounds.maxY - width,
                width: max(0, bounds.width - separator.leading), height: width),
            node.traits.separatorTint ?? .separator)
    }

    /// Redraws the cell if its separator has changed, because rows after it were inserted, removed or moved.
    func updateSeparator() {
        if let node, node.separator != drawnSeparator { setNeedsDisplay() }
    }
}

/// The separator below a row.
struct RowSeparator: Equatable {
    var leading: Double
    var isMirrored: Bool
}

extension RowNode {
    /// The separator below the row; nil for none.
    var separator: RowSeparator? {
        if !showsSeparator { return nil }
        return RowSeparator(
            leading: (traits.insets ?? rows.style.insets).leading,
            isMirrored: layoutDirection == .rightToLeft)
    }

    /// Whether a separator is drawn: by default between the rows of a section, unless modifiers hide it.
    private var showsSeparator: Bool {
        if traits.separator == .hidden || isHeader { return false }
        if traits.separator == .visible { return true }
        if !rows.style.showsSeparators { return false }
        let source = rows.source
        guard row + 1 < source.count else { return false }
        return source.segment(of: row).role == .row && source.segment(of: row + 1).role == .row
    }
}
