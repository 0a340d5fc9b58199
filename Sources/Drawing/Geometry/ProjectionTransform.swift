/// A projection of the plane: `SwiftUI.ProjectionTransform`.
///
/// A point is a row vector (x, y, 1), which is multiplied by the matrix from the left; the result is divided by its third
/// component. Points whose third component is not positive are behind the viewer.
///
///     let projected = card.bounds.origin.applying(ProjectionTransform(flip))
public struct ProjectionTransform: Hashable, Sendable {
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0

    /// Creates the identity.
    public init() {}

    public init(_ transform: AffineTransform) {
        (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    public init(_ transform: Transform3D) { self = transform.projection }

    init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
        m32: Double, m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }

    /// Whether the transform has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    package var isFinite: Bool {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
    }

    /// Returns this transform followed by `other`.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        let b = other
        return ProjectionTransform(
            m11: m11 * b.m11 + m12 * b.m21 + m13 * b.m31, m12: m11 * b.m12 + m12 * b.m22 + m13 * b.m32,
            m13: m11 * b.m13 + m12 * b.m23 + m13 * b.m33, m21: m21 * b.m11 + m22 * b.m21 + m23 * b.m31,
            m22: m21 * b.m12 + m22 * b.m22 + m23 * b.m32, m23: m21 * b.m13 + m22 * b.m23 + m23 * b.m33,
            m31: m31 * b.m11 + m32 * b.m21 + m33 * b.m31, m32: m31 * b.m12 + m32 * b.m22 + m33 * b.m32,
            m33: m31 * b.m13 + m32 * b.m23 + m33 * b.m33)
    }

    /// Returns the inverse; nil if the plane is seen from its edge.
    package func inverted() -> ProjectionTransform? {
        let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * a + m12 * b + m13 * c
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        let f = 1 / determinant
        return ProjectionTransform(
            m11: a * f, m12: (m13 * m32 - m12 * m33) * f, m13: (m12 * m23 - m13 * m22) * f,
            m21: b * f, m22: (m11 * m33 - m13 * m31) * f, m23: (m13 * m21 - m11 * m23) * f,
            m31: c * f, m32: (m12 * m31 - m11 * m32) * f, m33: (m11 * m22 - m12 * m21) * f)
    }
}

extension Point {
    /// Returns the projected point; nil if it is behind the viewer.
    public func applying(_ projection: ProjectionTransform) -> Point? {
        let w = x * projection.m13 + y * projection.m23 + projection.m33
        guard w > 1e-9 else { return nil }
        return Point(
            x: (x * projection.m11 + y * projection.m21 + projection.m31) / w,
            y: (x * projection.m12 + y * projection.m22 + projection.m32) / w)
    }
}

extension Rect {
    /// Returns the bounding box of the projected rectangle; nil if a corner is behind the viewer.
    public func applying(_ projection: ProjectionTransform) -> Rect? {
        if isNull { return self }
        var box = Rect.null
        for corner in [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)] {
            guard let point = Point(x: corner.0, y: corner.1).applying(projection) else { return nil }
            box = box.union(Rect(origin: point, size: .zero))
        }
        return box
    }
}
