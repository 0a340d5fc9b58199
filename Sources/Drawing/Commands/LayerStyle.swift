/// The compositing of a layer of drawing commands: its opacity, blend mode and filters.
///
///     LayerStyle(opacity: 0.5, filters: [.blur(radius: 4)])
public struct LayerStyle: Hashable, Sendable {
    /// The opacity, 0...1.
    public var opacity: Double
    /// The combination of the layer with the pixels below it.
    public var blendMode: BlendMode
    /// The filters, applied in order.
    public var filters: [Filter]
    /// Whether the blend modes of layers inside combine only with the content of this layer; true by default.
    ///
    /// A layer that is not isolated, opaque, without filters, and blended normally needs no memory of its own.
    public var isIsolated = true

    public init(opacity: Double = 1, blendMode: BlendMode = .normal, filters: [Filter] = []) {
        self.opacity = opacity
        self.blendMode = blendMode
        self.filters = filters
    }

    /// The distance, in points of a projected layer, by which interpolation extends its content: two pixels at scale 1.
    package static let projectedFringe = 2.0

    /// The distance by which filters extend content, in points.
    package var reach: Double { filters.reduce(0) { $0 + $1.reach } }

    /// Whether the content can be drawn without a layer, where it is not transformed.
    package var needsNoLayer: Bool {
        !isIsolated && opacity >= 1 && blendMode == .normal && filters.isEmpty
    }

    package func resolved(in palette: Palette) -> LayerStyle {
        var style = self
        style.opacity = opacity > 0 ? min(opacity, 1) : 0
        // Most filters are resolved already; their array is then not copied.
        if filters.contains(where: { $0.resolved(in: palette) != $0 }) {
            style.filters = filters.compactMap { $0.resolved(in: palette) }
        }
        return style
    }
}

extension LayerStyle: CustomStringConvertible {
    public var description: String {
        var parts: [String] = []
        if opacity != 1 { parts.append("opacity \(plain(opacity))") }
        if blendMode != .normal { parts.append("\(blendMode)") }
        parts += filters.map(\.description)
        return parts.joined(separator: " ")
    }
}
