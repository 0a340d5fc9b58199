public import Drawing

/// The size and weight of a symbol, relative to the text beside it.
///
/// Follows `UIImage.SymbolConfiguration`.
///
///     let configuration = SymbolConfiguration(font: .preferredFont(forTextStyle: .headline), scale: .large)
///     let layers = symbol.drawing(configuration)
public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of a symbol relative to the capital letters of its point size.
    ///
    ///     SymbolConfiguration(pointSize: 17, scale: .small)
    public enum Scale: Hashable, Sendable, CaseIterable {
        case small
        case medium
        case large

        /// The side of the symbol's square as a multiple of the point size.
        var factor: Double {
            switch self {
            case .small: 1
            case .medium: 1.25
            case .large: 1.6
            }
        }
    }

    /// The size of the text beside the symbol, in points.
    public var pointSize: Double
    /// The weight of the lines.
    public var weight: Font.Weight
    /// The size relative to the text.
    public var scale: Scale

    /// Creates a configuration; a size that is not a positive finite number is replaced by `Font.systemFontSize`.
    public init(
        pointSize: Double = Font.systemFontSize, weight: Font.Weight = .regular, scale: Scale = .medium
    ) {
        self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : Font.systemFontSize
        self.weight = weight
        self.scale = scale
    }

    /// Creates a configuration with the size and weight of a font.
    public init(font: Font, scale: Scale = .medium) {
        self.init(pointSize: font.pointSize, weight: font.weight, scale: scale)
    }

    /// The side of the square in which symbols are drawn, in points.
    public var side: Double { pointSize * scale.factor }
}
