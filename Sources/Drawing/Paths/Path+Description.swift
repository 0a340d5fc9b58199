extension Path: CustomStringConvertible {
    /// The elements in the notation of SVG path data, or the rounded rectangle that is the whole path.
    public var description: String {
        if let roundedRect { return "\(roundedRect)" }
        if isEmpty { return "empty path" }
        var parts: [String] = []
        forEach { element in
            switch element {
            case .move(let point): parts.append("M \(Self.pair(point))")
            case .line(let point): parts.append("L \(Self.pair(point))")
            case .quadCurve(let point, let control):
                parts.append("Q \(Self.pair(control)) \(Self.pair(point))")
            case .curve(let point, let first, let second):
                parts.append("C \(Self.pair(first)) \(Self.pair(second)) \(Self.pair(point))")
            case .closeSubpath: parts.append("Z")
            }
        }
        return "path " + parts.joined(separator: " ")
    }

    private static func pair(_ point: Point) -> String { "\(plain(point.x)),\(plain(point.y))" }
}

extension AffineTransform: CustomStringConvertible {
    /// The six coefficients, or the translation.
    public var description: String {
        isTranslation
            ? "by (\(plain(tx)), \(plain(ty)))"
            : "[" + [a, b, c, d, tx, ty].map(plain).joined(separator: ", ") + "]"
    }
}
