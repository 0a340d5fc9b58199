public import Drawing

/// The placement of a symbol beside text, in points.
///
///     let metrics = symbol.metrics(SymbolConfiguration(font: font), capHeight: capHeight)
///     let top = baseline - metrics.baseline  // the top of the symbol's square
public struct SymbolMetrics: Hashable, Sendable {
    /// The side of the square in which the symbol is drawn.
    public let side: Double
    /// The distance from the top of the square to the baseline of the text.
    ///
    /// The centre of the square is at half of the height of capital letters, as with SF Symbols.
    public let baseline: Double
    /// The bounding box of the drawing, in the square's coordinates.
    public let bounds: Rect
    /// The part of the square that the symbol occupies in a line of text.
    ///
    /// It has the width of the drawing with narrow margins, and the height of the square.
    public let alignmentRect: Rect
}

extension Symbol {
    /// Returns the placement beside text whose capital letters have a height of `capHeight` points; by default 0.7 of the point size.
    public func metrics(_ configuration: SymbolConfiguration, capHeight: Double? = nil) -> SymbolMetrics {
        let side = configuration.side
        let scale = side / Self.gridSize
        let width = Self.lineWidth(weight: configuration.weight, size: side)
        let box = SymbolOutline(parts, lineWidth: width).bounds.intersection(
            Rect(x: 0, y: 0, width: Self.gridSize, height: Self.gridSize))
        let bounds =
            box.isNull
            ? .zero
            : Rect(
                x: box.minX * scale, y: box.minY * scale, width: box.width * scale, height: box.height * scale
            )
        let margin = side / Self.gridSize
        return SymbolMetrics(
            side: side, baseline: side / 2 + (capHeight ?? configuration.pointSize * 0.7) / 2,
            bounds: bounds,
            alignmentRect: Rect(
                x: bounds.minX - margin, y: 0, width: bounds.width + 2 * margin, height: side))
    }
}
