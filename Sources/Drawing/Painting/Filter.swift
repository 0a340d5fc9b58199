/// An effect on the pixels of a layer.
///
///     canvas.drawLayer(filters: [.blur(radius: 4), .saturation(0)]) { canvas.draw(photo, in: bounds) }
public enum Filter: Hashable, Sendable {
    /// A Gaussian blur whose standard deviation is `radius` points, at most 1,000 points and 256 pixels.
    case blur(radius: Double)
    /// A linear change of the colour components.
    case colorMatrix(ColorMatrix)
    /// A shadow of the layer's content, below it.
    case shadow(Shadow)
}

extension Filter {
    /// Adds `amount` to the colour components.
    public static func brightness(_ amount: Double) -> Filter { .colorMatrix(.brightness(amount)) }
    /// Scales the distance of components from middle grey; 1 has no effect.
    public static func contrast(_ amount: Double) -> Filter { .colorMatrix(.contrast(amount)) }
    /// Scales the distance of colours from grey; 1 has no effect, and 0 gives grey.
    public static func saturation(_ amount: Double) -> Filter { .colorMatrix(.saturation(amount)) }
    /// Replaces colours by grey; 0 has no effect, and 1 gives grey.
    public static func grayscale(_ amount: Double) -> Filter { .colorMatrix(.saturation(1 - amount)) }
    /// Rotates the hue of colours.
    public static func hueRotation(_ angle: Angle) -> Filter { .colorMatrix(.hueRotation(angle)) }
    /// Multiplies the components by those of a fixed colour.
    public static func colorMultiply(_ color: Color) -> Filter { .colorMatrix(.multiply(color)) }
    public static var colorInvert: Filter { .colorMatrix(.invert) }

    /// The distance by which the effect extends content, in points.
    package var reach: Double {
        switch self {
        case .blur(let radius): radius > 0 ? Self.blurReach(deviation: min(radius, 1000)) : 0
        case .colorMatrix: 0
        case .shadow(let shadow): shadow.reach + max(abs(shadow.offset.x), abs(shadow.offset.y))
        }
    }

    /// The distance over which a blur with the given standard deviation spreads, in the unit of the deviation.
    ///
    /// The rasterizer rounds it up to whole pixels, so that damage in points and memory in pixels follow the same rule.
    package static func blurReach(deviation: Double) -> Double { 3 * deviation }

    package func resolved(in palette: Palette) -> Filter? {
        switch self {
        case .blur(let radius): radius > 0 ? self : nil
        case .colorMatrix(let matrix): matrix == .identity ? nil : self
        case .shadow(let shadow): shadow.resolved(in: palette).map { .shadow($0) }
        }
    }
}

extension Filter: CustomStringConvertible {
    public var description: String {
        switch self {
        case .blur(let radius): "blur \(plain(radius))"
        case .colorMatrix(let matrix): "colours \(matrix)"
        case .shadow(let shadow): "shadow \(shadow)"
        }
    }
}
