public import Drawing
private import Glibc

extension Symbol {
    /// Draws the symbol in a square with a side of `size` points, whose top left corner is the origin.
    ///
    /// The caller caches the result: a symbol with fills takes about 0.1 ms. A size that is not a positive finite number returns no layers.
    ///
    /// - Parameters:
    ///   - size: The side of the square, in points.
    ///   - weight: The weight of the text beside the symbol.
    ///   - isMirrored: Whether left and right are exchanged, for interfaces that are read from right to left.
    /// - Returns: The layers, from back to front: at most one of strokes and one of fills.
    public func drawing(
        size: Double, weight: Font.Weight = .regular, isMirrored: Bool = false
    ) -> [SymbolLayer] {
        guard size.isFinite, size > 0 else { return [] }
        let width = Self.lineWidth(weight: weight, size: size)
        let outline = SymbolOutline(parts, lineWidth: width)
        let scale = size / Self.gridSize
        let transform = AffineTransform(
            a: isMirrored ? -scale : scale, b: 0, c: 0, d: scale, tx: isMirrored ? size : 0, ty: 0)
        var layers: [SymbolLayer] = []
        if !outline.strokes.isEmpty {
            var path = Path()
            for contour in outline.strokes { path.add(contour.applying(transform)) }
            let style = StrokeStyle(lineWidth: width * scale, lineCap: .round, lineJoin: .round)
            layers.append(.stroke(path, style))
        }
        if !outline.fills.isEmpty {
            var path = Path()
            for polygon in outline.fills {
                path.addLines(polygon.map { $0.applying(transform) })
                path.closeSubpath()
            }
            layers.append(.fill(path))
        }
        return layers
    }

    /// Returns the drawing in the square of a configuration.
    public func drawing(_ configuration: SymbolConfiguration, isMirrored: Bool = false) -> [SymbolLayer] {
        drawing(size: configuration.side, weight: configuration.weight, isMirrored: isMirrored)
    }

    /// The line widths of the weights 100, 200, ..., 900, in grid units at a size of 24 points.
    private static let lineWidths = [0.7, 0.95, 1.25, 1.6, 1.85, 2.1, 2.4, 2.75, 3.1]

    /// Returns the line width in grid units.
    ///
    /// Lines of small symbols are thicker relative to the grid, so that they remain visible; those of large ones are thinner.
    static func lineWidth(weight: Font.Weight, size: Double) -> Double {
        let position = min(8, max(0, Double(weight.rawValue) / 100 - 1))
        let index = min(7, Int(position))
        let share = position - Double(index)
        let width = lineWidths[index] * (1 - share) + lineWidths[index + 1] * share
        let opticalFactor = pow(gridSize / max(size, 1), 0.2)
        return min(3.2, width * min(1.15, max(0.85, opticalFactor)))
    }
}

extension Path {
    fileprivate mutating func add(_ contour: Contour) {
        move(to: contour.start)
        for segment in contour.segments {
            switch segment {
            case .line(let end): addLine(to: end)
            case .cubic(let first, let second, let end): addCurve(to: end, control1: first, control2: second)
            }
        }
        if contour.isClosed { closeSubpath() }
    }
}
