private import Glibc

/// A linear map of the red, green, blue and alpha components of colours that are not premultiplied.
///
/// The coefficients of saturation and hue follow the W3C's "Filter Effects Module Level 1".
///
///     let sepia = Filter.colorMatrix(ColorMatrix(rows: [[0.39, 0.77, 0.19, 0, 0], ...]))
public struct ColorMatrix: Hashable, Sendable {
    /// The rows for red, green, blue and alpha; each has factors of red, green, blue and alpha, and a constant.
    public let rows: [[Double]]

    /// Creates a matrix of four rows with five finite numbers each; nil for other input.
    public init?(rows: [[Double]]) {
        guard rows.count == 4, rows.allSatisfy({ $0.count == 5 && $0.allSatisfy(\.isFinite) }) else {
            return nil
        }
        self.rows = rows
    }

    private init(_ rows: [[Double]]) {
        self.rows = rows.map { row in row.map { $0.isFinite ? min(max($0, -1e4), 1e4) : 0 } }
    }

    public static let identity = diagonal(1, 1, 1, 1)

    static func diagonal(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> ColorMatrix {
        ColorMatrix([
            [red, 0, 0, 0, 0], [0, green, 0, 0, 0], [0, 0, blue, 0, 0], [0, 0, 0, alpha, 0],
        ])
    }

    static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix([[1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount], [0, 0, 0, 1, 0]])
    }

    static func contrast(_ amount: Double) -> ColorMatrix {
        let shift = 0.5 - 0.5 * amount
        return ColorMatrix([
            [amount, 0, 0, 0, shift], [0, amount, 0, 0, shift], [0, 0, amount, 0, shift], [0, 0, 0, 1, 0],
        ])
    }

    static func saturation(_ s: Double) -> ColorMatrix {
        let (r, g, b) = (0.213, 0.715, 0.072)
        return ColorMatrix([
            [r + (1 - r) * s, g - g * s, b - b * s, 0, 0],
            [r - r * s, g + (1 - g) * s, b - b * s, 0, 0],
            [r - r * s, g - g * s, b + (1 - b) * s, 0, 0],
            [0, 0, 0, 1, 0],
        ])
    }

    static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        return ColorMatrix([
            [
                0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
                0, 0,
            ],
            [
                0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283,
                0, 0,
            ],
            [
                0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072,
                0, 0,
            ],
            [0, 0, 0, 1, 0],
        ])
    }

    static func multiply(_ color: Color) -> ColorMatrix {
        diagonal(color.red, color.green, color.blue, color.alpha)
    }

    static let invert = ColorMatrix([
        [-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0],
    ])
}

extension ColorMatrix: CustomStringConvertible {
    public var description: String {
        rows.map { row in row.map(plain).joined(separator: " ") }.joined(separator: " / ")
    }
}
