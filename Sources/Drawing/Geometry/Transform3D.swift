private import Glibc

/// A three-dimensional transform with perspective: `CATransform3D`.
///
/// A point is a row vector (x, y, z, 1), which is multiplied by the matrix from the left; the result is divided by its fourth
/// component. With `m34` = -1 / d, the viewer is at a distance of d points.
///
///     var flip = Transform3D.identity
///     flip.m34 = -1 / 400
///     card.transform3D = flip.rotated(by: .pi / 3, x: 0, y: 1, z: 0)
public struct Transform3D: Hashable, Sendable {
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
    public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

    /// Creates the identity transform.
    public init() {}

    public static let identity = Transform3D()

    /// Creates the transform of an affine one, in the plane z = 0.
    public init(_ transform: AffineTransform) {
        (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
        (m41, m42) = (transform.tx, transform.ty)
    }

    public init(translationX x: Double, y: Double, z: Double) { (m41, m42, m43) = (x, y, z) }

    public init(scaleX x: Double, y: Double, z: Double) { (m11, m22, m33) = (x, y, z) }

    /// Creates a rotation by `angle` radians about an axis; an axis of length 0 gives the identity.
    public init(rotationAngle angle: Double, x: Double, y: Double, z: Double) {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else { return }
        let (x, y, z) = (x / length, y / length, z / length)
        let (c, s) = (cos(angle), sin(angle))
        let t = 1 - c
        (m11, m12, m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
        (m21, m22, m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
        (m31, m32, m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    }

    /// Returns a rotation followed by this transform.
    public func rotated(by angle: Double, x: Double, y: Double, z: Double) -> Transform3D {
        Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(self)
    }

    /// Returns a translation followed by this transform.
    public func translatedBy(x: Double, y: Double, z: Double) -> Transform3D {
        Transform3D(translationX: x, y: y, z: z).concatenating(self)
    }

    /// Returns a scaling followed by this transform.
    public func scaledBy(x: Double, y: Double, z: Double) -> Transform3D {
        Transform3D(scaleX: x, y: y, z: z).concatenating(self)
    }

    /// Returns this transform followed by `other`.
    public func concatenating(_ other: Transform3D) -> Transform3D {
        let (a, b) = (rows, other.rows)
        return Transform3D(
            rows: a.map { row in b[0] * row[0] + b[1] * row[1] + b[2] * row[2] + b[3] * row[3] })
    }

    public var isIdentity: Bool { self == .identity }

    /// Whether the transform keeps the plane z = 0 without perspective.
    public var isAffine: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

    /// The effect on the plane z = 0, if the transform is affine.
    public var affineTransform: AffineTransform {
        AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// The effect on the plane z = 0.
    public var projection: ProjectionTransform {
        ProjectionTransform(
            m11: m11, m12: m12, m13: m14, m21: m21, m22: m22, m23: m24, m31: m41, m32: m42, m33: m44)
    }

    var rows: [SIMD4<Double>] {
        [
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44),
        ]
    }

    init(rows: [SIMD4<Double>]) {
        (m11, m12, m13, m14) = (rows[0].x, rows[0].y, rows[0].z, rows[0].w)
        (m21, m22, m23, m24) = (rows[1].x, rows[1].y, rows[1].z, rows[1].w)
        (m31, m32, m33, m34) = (rows[2].x, rows[2].y, rows[2].z, rows[2].w)
        (m41, m42, m43, m44) = (rows[3].x, rows[3].y, rows[3].z, rows[3].w)
    }
}

extension Transform3D: CustomStringConvertible {
    /// The rows of the matrix.
    public var description: String {
        rows.map { row in (0..<4).map { plain(row[$0]) }.joined(separator: " ") }.joined(separator: " / ")
    }
}
