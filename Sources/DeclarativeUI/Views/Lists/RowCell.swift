/// The cell of a row: contains its views, and draws the selection and the separator.
final class RowCell: ReusableView {
    /// The node of the row; nil while the cell is in the reuse pool.
    var node: RowNode?
    /// The separator and the corners that were last drawn.
    private var drawnLook: RowLook?

    /// Releases the node of the previous row, which is no longer visible.
    override func prepareForReuse() {
        super.prepareForReuse()
        release()
        // Views whose removal is animated stay if the cell leaves the window before the animation ends.
        for view in subviews { view.removeFromSuperview() }
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
        node?.show(state.isSelected && state.isEmphasized ? .increased : .standard)
        setNeedsDisplay()
    }

    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        guard let disclosure = node?.disclosure else { return }
        attributes.level = disclosure.level + 1
        guard let isExpanded = disclosure.isExpanded else { return }
        attributes.states.insert(.expandable)
        if isExpanded { attributes.states.insert(.expanded) }
    }

    override func draw(_ canvas: Widgets.Canvas) {
        guard let node else { return }
        let look = RowLook(of: node)
        drawnLook = look
        let style = node.rows.style
        let room = bounds.insetBy(dx: min(style.groupInset, bounds.width / 2), dy: node.spacing / 2)
        if look.isGrouped {
            let group = RoundedRect(room, radius: style.groupRadius, corners: look.corners)
            canvas.fill(group, Color(role: .cardBackground))
            canvas.clip(to: group) { drawSelection(on: canvas, room, cornerRadius: 0) }
        } else {
            let ground = style.isInset ? room.insetBy(dx: min(4, room.width / 2), dy: 1) : room
            drawSelection(on: canvas, ground, cornerRadius: style.isInset ? 6 : 0)
        }
        guard !isSelected, let separator = look.separator else { return }
        let width = 1 / contentScaleFactor
        let length = max(0, bounds.width - separator.leading - style.groupInset)
        canvas.fill(
            Rect(
                x: separator.isMirrored ? style.groupInset : separator.leading, y: bounds.maxY - width,
                width: length, height: width),
            node.traits.separatorTint ?? .separator)
    }

    /// Redraws the cell if its separator or its place in the section has changed, because other rows were inserted, removed or moved.
    func updateLook() {
        if let node, RowLook(of: node) != drawnLook { setNeedsDisplay() }
    }
}
