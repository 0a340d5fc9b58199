private import Glibc

/// A transform of space by a matrix of four rows and columns, with the names of `CATransform3D`.
///
/// Points are rows: (x, y, z, 1) times the matrix. The x axis points to the right, the y axis downwards, and the z axis towards the viewer.
/// `m34` gives perspective: with -1 / *d*, the eye is *d* points in front of the plane z = 0.
///
///     var flip = Transform3D.identity
///     flip.m34 = -1 / 500
///     card.transform3D = Transform3D(rotationAngle: .pi / 3, x: 0, y: 1, z: 0).concatenating(flip)
public struct Transform3D: Hashable, Sendable {
    /// The element in the first row and the first column.
    public var m11 = 1.0
    /// The element in the first row and the second column.
    public var m12 = 0.0
    /// The element in the first row and the third column.
    public var m13 = 0.0
    /// The element in the first row and the fourth column.
    public var m14 = 0.0
    /// The element in the second row and the first column.
    public var m21 = 0.0
    /// The element in the second row and the second column.
    public var m22 = 1.0
    /// The element in the second row and the third column.
    public var m23 = 0.0
    /// The element in the second row and the fourth column.
    public var m24 = 0.0
    /// The element in the third row and the first column.
    public var m31 = 0.0
    /// The element in the third row and the second column.
    public var m32 = 0.0
    /// The element in the third row and the third column.
    public var m33 = 1.0
    /// The element in the third row and the fourth column.
    public var m34 = 0.0
    /// The element in the fourth row and the first column.
    public var m41 = 0.0
    /// The element in the fourth row and the second column.
    public var m42 = 0.0
    /// The element in the fourth row and the third column.
    public var m43 = 0.0
    /// The element in the fourth row and the fourth column.
    public var m44 = 1.0

    /// Creates the identity transform.
    public init() {}

    /// Creates a transform from the rows of its matrix.
    package init(
        _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>
    ) {
        (m11, m12, m13, m14) = (row1[0], row1[1], row1[2], row1[3])
        (m21, m22, m23, m24) = (row2[0], row2[1], row2[2], row2[3])
        (m31, m32, m33, m34) = (row3[0], row3[1], row3[2], row3[3])
        (m41, m42, m43, m44) = (row4[0], row4[1], row4[2], row4[3])
    }

    /// The transform that does not change points.
    public static let identity = Transform3D()

    /// Creates the transform of a plane in itself: `CATransform3DMakeAffineTransform`.
    public init(_ transform: AffineTransform) {
        (m11, m12) = (transform.a, transform.b)
        (m21, m22) = (transform.c, transform.d)
        (m41, m42) = (transform.tx, transform.ty)
    }

    /// Creates a translation by (`x`, `y`, `z`).
    public init(translationX x: Double, y: Double, z: Double) { (m41, m42, m43) = (x, y, z) }

    /// Creates a scaling about the origin.
    public init(scaleX x: Double, y: Double, z: Double) { (m11, m22, m33) = (x, y, z) }

    /// Creates a rotation by `angle` radians about an axis through the origin, which need not be normalized.
    ///
    /// About the z axis, a positive angle rotates clockwise on screen. About an axis without length, it is the identity.
    public init(rotationAngle angle: Double, x: Double, y: Double, z: Double) {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return }
        let (x, y, z) = (x / length, y / length, z / length)
        let (c, s) = (cos(angle), sin(angle))
        let rest = 1 - c
        (m11, m12, m13) = (rest * x * x + c, rest * x * y + s * z, rest * x * z - s * y)
        (m21, m22, m23) = (rest * x * y - s * z, rest * y * y + c, rest * y * z + s * x)
        (m31, m32, m33) = (rest * x * z + s * y, rest * y * z - s * x, rest * z * z + c)
    }
}

extension Transform3D {
    var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
        (
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44)
        )
    }

    /// Whether this is the identity transform.
    public var isIdentity: Bool { self == Transform3D() }

    /// Whether all elements are finite.
    public var isFinite: Bool {
        let (a, b, c, d) = rows
        // A number minus itself is zero unless it is infinite or NaN.
        return (a - a) + (b - b) + (c - c) + (d - d) == .zero
    }

    /// Whether the transform maps the plane z = 0 to itself like an affine transform, and does not change z.
    public var isAffine: Bool { self == Transform3D(affineTransform) }

    /// The elements of the matrix that belong to an affine transform; complete if ``isAffine`` is true.
    public var affineTransform: AffineTransform {
        AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// Returns this transform followed by `other`.
    public func concatenating(_ other: Transform3D) -> Transform3D {
        let (a, b, c, d) = rows
        let (e, f, g, h) = other.rows
        func product(_ row: SIMD4<Double>) -> SIMD4<Double> {
            e * row[0] + f * row[1] + g * row[2] + h * row[3]
        }
        return Transform3D(product(a), product(b), product(c), product(d))
    }

    /// Returns a translation followed by this transform.
    public func translatedBy(x: Double, y: Double, z: Double) -> Transform3D {
        Transform3D(translationX: x, y: y, z: z).concatenating(self)
    }

    /// Returns a scaling followed by this transform.
    public func scaledBy(x: Double, y: Double, z: Double) -> Transform3D {
        Transform3D(scaleX: x, y: y, z: z).concatenating(self)
    }

    /// Returns a rotation by `angle` radians about an axis, followed by this transform.
    public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
        Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
    }

    /// Returns the inverse transform; a transform that is not invertible returns itself, as in Core Animation.
    public func inverted() -> Transform3D { inverse ?? self }

    /// The inverse transform; nil if there is none.
    package var inverse: Transform3D? {
        // The minors of the upper two and of the lower two rows.
        let (a, b, c, d) = rows
        func minor(_ p: SIMD4<Double>, _ q: SIMD4<Double>, _ i: Int, _ j: Int) -> Double {
            p[i] * q[j] - p[j] * q[i]
        }
        let (s01, s02, s03) = (minor(a, b, 0, 1), minor(a, b, 0, 2), minor(a, b, 0, 3))
        let (s12, s13, s23) = (minor(a, b, 1, 2), minor(a, b, 1, 3), minor(a, b, 2, 3))
        let (c01, c02, c03) = (minor(c, d, 0, 1), minor(c, d, 0, 2), minor(c, d, 0, 3))
        let (c12, c13, c23) = (minor(c, d, 1, 2), minor(c, d, 1, 3), minor(c, d, 2, 3))
        let positive = s01 * c23 + s03 * c12 + s12 * c03
        let determinant = positive - s02 * c13 - s13 * c02 + s23 * c01
        guard determinant != 0, determinant.isFinite else { return nil }
        let row1 = SIMD4(
            b[1] * c23 - b[2] * c13 + b[3] * c12, -a[1] * c23 + a[2] * c13 - a[3] * c12,
            d[1] * s23 - d[2] * s13 + d[3] * s12, -c[1] * s23 + c[2] * s13 - c[3] * s12)
        let row2 = SIMD4(
            -b[0] * c23 + b[2] * c03 - b[3] * c02, a[0] * c23 - a[2] * c03 + a[3] * c02,
            -d[0] * s23 + d[2] * s03 - d[3] * s02, c[0] * s23 - c[2] * s03 + c[3] * s02)
        let row3 = SIMD4(
            b[0] * c13 - b[1] * c03 + b[3] * c01, -a[0] * c13 + a[1] * c03 - a[3] * c01,
            d[0] * s13 - d[1] * s03 + d[3] * s01, -c[0] * s13 + c[1] * s03 - c[3] * s01)
        let row4 = SIMD4(
            -b[0] * c12 + b[1] * c02 - b[2] * c01, a[0] * c12 - a[1] * c02 + a[2] * c01,
            -d[0] * s12 + d[1] * s02 - d[2] * s01, c[0] * s12 - c[1] * s02 + c[2] * s01)
        let share = SIMD4(repeating: 1 / determinant)
        let inverse = Transform3D(row1 * share, row2 * share, row3 * share, row4 * share)
        return inverse.isFinite ? inverse : nil
    }
}

extension Transform3D: CustomStringConvertible {
    /// The affine transform, or the rows of the matrix.
    public var description: String {
        if isAffine { return "\(affineTransform)" }
        let (a, b, c, d) = rows
        return [a, b, c, d].map { row in
            "(" + (0..<4).map { precise(row[$0]) }.joined(separator: ", ") + ")"
        }.joined(separator: " ")
    }
}
