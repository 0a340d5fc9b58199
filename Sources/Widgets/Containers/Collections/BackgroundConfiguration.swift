/// The background of a cell: a colour, a border and rounded corners, modelled on `UIBackgroundConfiguration`.
///
///     var background = BackgroundConfiguration.clear()
///     background.backgroundColor = Color(role: .cardBackground)
///     background.cornerRadius = 8
///     cell.backgroundConfiguration = background
public nonisolated struct BackgroundConfiguration: Hashable, Sendable {
    /// The colour; nil for none.
    public var backgroundColor: Color?
    /// The radius of the corners, in points.
    public var cornerRadius = 0.0
    /// The colour of the border; nil for none.
    public var strokeColor: Color?
    /// The width of the border, in points.
    public var strokeWidth = 0.0
    /// The distance from the edges of the cell, in points.
    public var backgroundInsets = DirectionalEdgeInsets.zero

    /// Returns a background that draws nothing.
    public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }

    /// Returns the background of a card: the colour of cards, rounded corners and a border of one point.
    public static func listGroupedCell() -> BackgroundConfiguration {
        var background = BackgroundConfiguration()
        background.backgroundColor = Color(role: .cardBackground)
        background.cornerRadius = 8
        background.strokeColor = Color(role: .separator)
        background.strokeWidth = 1
        return background
    }

    func shape(in bounds: Rect, isMirrored: Bool) -> Rect {
        let insets = backgroundInsets
        return bounds.inset(
            by: EdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing))
    }

    func draw(on canvas: Canvas, _ shape: Rect) {
        if let backgroundColor { canvas.fill(shape, backgroundColor, cornerRadius: cornerRadius) }
        if let strokeColor, strokeWidth > 0 {
            canvas.strokeBorder(shape, strokeColor, width: strokeWidth, cornerRadius: cornerRadius)
        }
    }
}
