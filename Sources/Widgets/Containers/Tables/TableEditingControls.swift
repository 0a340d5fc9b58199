/// The controls of a cell while its table is edited: a button to delete or insert the row, and the mark of rows that can be moved.
final class TableEditingControls {
    private var button: Button?
    private var grip: ReorderMark?

    /// The width of the space of each control, in points.
    static let width = 40.0

    /// Shows the controls for a state; `perform` is called when the button is pressed.
    func update(
        _ style: TableViewCell.EditingStyle, isMovable: Bool, in cell: TableViewCell,
        perform: @escaping () -> Void
    ) {
        button?.removeFromSuperview()
        button = nil
        if style != .none {
            let new = Button(title: "") { _ in perform() }
            new.configuration.style = .plain
            new.configuration.image = Image(
                systemName: style == .delete ? "minus.circle.fill" : "plus.circle.fill")
            new.configuration.baseForegroundColor = Color(role: style == .delete ? .destructive : .success)
            new.configuration.contentInsets = EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
            new.accessibilityLabel = style == .delete ? "Delete" : "Insert"
            cell.addSubview(new)
            button = new
        }
        if isMovable != (grip != nil) {
            grip?.removeFromSuperview()
            grip = isMovable ? ReorderMark(frame: .zero) : nil
            if let grip { cell.addSubview(grip) }
        }
        cell.controlSpace = (button == nil ? 0 : Self.width, grip == nil ? 0 : Self.width)
        cell.setNeedsLayout()
    }

    func layOut(in bounds: Rect, isMirrored: Bool) {
        let (left, right) = (bounds.minX + 6, bounds.maxX - Self.width + 6)
        func frame(_ x: Double) -> Rect {
            Rect(x: x, y: bounds.minY + ((bounds.height - 28) / 2).rounded(), width: 28, height: 28)
        }
        button?.frame = frame(isMirrored ? right : left)
        grip?.frame = frame(isMirrored ? left : right)
    }
}

/// The mark of a row that can be dragged to another place.
private final class ReorderMark: View {
    override init(frame: Rect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    nonisolated deinit {}

    override func draw(_ canvas: Canvas) {
        canvas.drawSymbol(
            "line.3.horizontal", centeredAt: Point(x: bounds.midX, y: bounds.midY),
            SymbolConfiguration(pointSize: 14), .tertiaryLabel, isRightToLeft: isMirrored)
    }
}
