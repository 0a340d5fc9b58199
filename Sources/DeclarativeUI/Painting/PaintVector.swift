/// A vector of any number of components; missing components are 0.
nonisolated struct PaintVector: VectorArithmetic {
    var components: [Double] = []

    static var zero: PaintVector { PaintVector() }
    static func + (a: PaintVector, b: PaintVector) -> PaintVector { combined(a, b, +) }
    static func - (a: PaintVector, b: PaintVector) -> PaintVector { combined(a, b, -) }

    private static func combined(_ a: PaintVector, _ b: PaintVector, _ operation: (Double, Double) -> Double)
        -> PaintVector
    {
        let count = max(a.components.count, b.components.count)
        return PaintVector(
            components: (0..<count).map { index in
                operation(
                    index < a.components.count ? a.components[index] : 0,
                    index < b.components.count ? b.components[index] : 0)
            })
    }

    mutating func scale(by factor: Double) {
        for index in components.indices { components[index] *= factor }
    }

    var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }
}

extension _ShapePaint {
    /// The colours of the paint as a vector: those of the gradient's stops and their locations, or the only colour.
    func vector(in palette: Palette) -> PaintVector {
        guard let gradient = pattern?.gradient else {
            return PaintVector(components: Self.components(of: color, palette))
        }
        return PaintVector(
            components: gradient.stops.flatMap { Self.components(of: $0.color, palette) + [$0.location] })
    }

    /// Returns whether the colours of `other` can be animated to those of this paint.
    func isAnimatable(from other: _ShapePaint) -> Bool {
        guard let stops = pattern?.gradient?.stops else { return pattern == nil && other.pattern == nil }
        return stops.count == other.pattern?.gradient?.stops.count
    }

    /// Returns the paint with its colours replaced by those of `vector`.
    func with(_ vector: PaintVector) -> _ShapePaint {
        var copy = self
        let values = vector.components
        func color(at index: Int) -> Color {
            Color(
                AnimatablePair(
                    AnimatablePair(values[index], values[index + 1]),
                    AnimatablePair(values[index + 2], values[index + 3])))
        }
        guard let pattern, let gradient = pattern.gradient else {
            if values.count == 4 { copy.color = color(at: 0) }
            return copy
        }
        guard values.count == gradient.stops.count * 5 else { return copy }
        let stops = gradient.stops.indices.map { index in
            Gradient.Stop(color: color(at: index * 5), location: values[index * 5 + 4])
        }
        copy.pattern = pattern.with(Gradient(stops: stops))
        copy.color = stops.first?.color ?? copy.color
        return copy
    }

    private static func components(of color: Color, _ palette: Palette) -> [Double] {
        let pairs = color.resolved(in: palette).components
        return [pairs.first.first, pairs.first.second, pairs.second.first, pairs.second.second]
    }
}

extension UnitPaint {
    /// Returns the paint with another gradient.
    fileprivate func with(_ gradient: Gradient) -> UnitPaint {
        switch self {
        case .linear(_, let start, let end): .linear(gradient, start, end)
        case .radial(_, let center, let start, let end):
            .radial(gradient, center, startRadius: start, endRadius: end)
        case .angular(_, let center, let start, let end): .angular(gradient, center, start: start, end: end)
        case .elliptical(_, let center, let start, let end):
            .elliptical(gradient, center, startRadius: start, endRadius: end)
        case .image: self
        }
    }
}
