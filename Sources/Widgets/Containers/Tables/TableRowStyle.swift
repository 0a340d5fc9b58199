/// The appearance that a table gives to a row: the background of its section, and the separator below it.
struct TableRowStyle: Equatable {
    var style = TableView.Style.plain
    var isFirst = false
    var isLast = false
    /// The colour of the separator; nil for none.
    var separator: Color?
    /// The distances of the separator from the sides of the row, in points.
    var separatorInset = EdgeInsets.zero

    /// The corner radius of sections in the style `insetGrouped`, in points.
    static let cornerRadius = 10.0

    /// Draws the background of the row, which belongs to the card of its section.
    func drawBackground(on canvas: Canvas, _ bounds: Rect) {
        switch style {
        case .plain: break
        case .grouped: canvas.fill(bounds, Color(role: .cardBackground))
        case .insetGrouped:
            var corners: CornerMask = []
            if isFirst { corners.formUnion([.topLeft, .topRight]) }
            if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
            let radius = corners.isEmpty ? 0 : Self.cornerRadius
            canvas.fill(
                RoundedRect(bounds, radius: radius, corners: corners), Color(role: .cardBackground))
        }
    }

    /// Draws a line of one pixel at the bottom of the row.
    func drawSeparator(on canvas: Canvas, _ bounds: Rect, inset: EdgeInsets?, scale: Double, isMirrored: Bool)
    {
        guard let separator, style == .plain || !isLast else { return }
        let inset = inset ?? separatorInset
        let (left, right) = isMirrored ? (inset.right, inset.left) : (inset.left, inset.right)
        let width = max(0, bounds.width - left - right)
        let height = 1 / scale
        canvas.fill(
            Rect(x: bounds.minX + left, y: bounds.maxY - height, width: width, height: height), separator)
    }
}
