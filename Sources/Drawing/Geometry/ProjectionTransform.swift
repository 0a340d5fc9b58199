/// A transform of a plane by a matrix of three rows and columns, which keeps straight lines: `SwiftUI.ProjectionTransform`.
///
/// Points are rows: (x, y, 1) times the matrix gives (x' w, y' w, w), where `w` is the relative distance from the eye. Only points with
/// `w` between 1/1,024 and 2^20 are visible; the others are behind the eye, too close to it, or too far away.
///
///     let tilt = ProjectionTransform(Transform3D(rotationAngle: 1, x: 1, y: 0, z: 0).concatenating(perspective))
public struct ProjectionTransform: Hashable, Sendable {
    /// The element in the first row and the first column.
    public var m11 = 1.0
    /// The element in the first row and the second column.
    public var m12 = 0.0
    /// The element in the first row and the third column.
    public var m13 = 0.0
    /// The element in the second row and the first column.
    public var m21 = 0.0
    /// The element in the second row and the second column.
    public var m22 = 1.0
    /// The element in the second row and the third column.
    public var m23 = 0.0
    /// The element in the third row and the first column.
    public var m31 = 0.0
    /// The element in the third row and the second column.
    public var m32 = 0.0
    /// The element in the third row and the third column.
    public var m33 = 1.0

    /// Creates the identity transform.
    public init() {}

    /// Creates the projective transform that equals an affine one.
    public init(_ transform: AffineTransform) {
        (m11, m12) = (transform.a, transform.b)
        (m21, m22) = (transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    /// Creates the projection of the plane z = 0, moved by a transform of space.
    public init(_ transform: Transform3D) {
        (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
        (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
        (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
    }

    private init(_ row1: SIMD3<Double>, _ row2: SIMD3<Double>, _ row3: SIMD3<Double>) {
        (m11, m12, m13) = (row1[0], row1[1], row1[2])
        (m21, m22, m23) = (row2[0], row2[1], row2[2])
        (m31, m32, m33) = (row3[0], row3[1], row3[2])
    }

    private var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        (SIMD3(m11, m12, m13), SIMD3(m21, m22, m23), SIMD3(m31, m32, m33))
    }
}

extension ProjectionTransform {
    /// The smallest visible `w`: nearer points would be magnified by more than 1,024.
    package static let nearest = 0x1p-10
    /// The largest visible `w`.
    package static let farthest = 0x1p20

    /// Whether this is the identity transform.
    public var isIdentity: Bool {
        m11 == 1 && m12 == 0 && m13 == 0 && m21 == 0 && m22 == 1 && m23 == 0 && m31 == 0 && m32 == 0
            && m33 == 1
    }

    /// Whether the transform is affine, so that parallels remain parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Whether all elements are finite.
    package var isFinite: Bool {
        let (a, b, c) = rows
        return (a - a) + (b - b) + (c - c) == .zero
    }

    /// The affine transform that the matrix equals if ``isAffine`` is true.
    package var affineTransform: AffineTransform {
        AffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }

    /// The determinant: negative if visible shapes are mirrored, as the back of a plane is.
    package var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Returns this transform followed by `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (a, b, c) = rows
        let (d, e, f) = rhs.rows
        func product(_ row: SIMD3<Double>) -> SIMD3<Double> { d * row[0] + e * row[1] + f * row[2] }
        return ProjectionTransform(product(a), product(b), product(c))
    }

    /// The inverse transform; nil if there is none.
    package var inverse: ProjectionTransform? {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        let share = SIMD3(repeating: 1 / determinant)
        let result = ProjectionTransform(
            SIMD3(m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22) * share,
            SIMD3(m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23) * share,
            SIMD3(m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21) * share)
        return result.isFinite ? result : nil
    }

    /// Returns the inverse transform; a transform that is not invertible returns itself.
    public func inverted() -> ProjectionTransform { inverse ?? self }

    /// Replaces the transform by its inverse; returns false, without a change, if there is none.
    public mutating func invert() -> Bool {
        guard let inverse else { return false }
        self = inverse
        return true
    }

    /// Returns the transform in units of 1/`scale`: for pixels, if this one is for points.
    package func scaled(by scale: Double) -> ProjectionTransform {
        ProjectionTransform(
            SIMD3(m11, m12, m13 / scale), SIMD3(m21, m22, m23 / scale), SIMD3(m31 * scale, m32 * scale, m33))
    }

    /// Returns the transform about another origin.
    package func about(_ origin: Point) -> ProjectionTransform {
        ProjectionTransform(AffineTransform(translationX: -origin.x, y: -origin.y)).concatenating(self)
            .concatenating(ProjectionTransform(AffineTransform(translationX: origin.x, y: origin.y)))
    }

    /// Returns (x' w, y' w, w) of a point.
    private func product(_ x: Double, _ y: Double) -> SIMD3<Double> {
        SIMD3(m11 * x + m21 * y + m31, m12 * x + m22 * y + m32, m13 * x + m23 * y + m33)
    }

    /// Returns the point of the plane that is visible at `point`; nil if none is.
    ///
    /// O(1), but inverts the matrix.
    package func visiblePoint(at point: Point) -> Point? {
        if isAffine {
            let transform = affineTransform
            let determinant = transform.a * transform.d - transform.b * transform.c
            return determinant == 0 || !determinant.isFinite ? nil : point.applying(transform.inverted())
        }
        guard let inverse else { return nil }
        let product = inverse.product(point.x, point.y)
        // The third element is 1/w.
        guard product[2] > 1 / Self.farthest, product[2] < 1 / Self.nearest else { return nil }
        return Point(x: product[0] / product[2], y: product[1] / product[2])
    }

    /// Returns the point of the plane on the sight line through `point`.
    ///
    /// Where the plane is not visible, the point is moved into the visible range of distances. A transform without an inverse
    /// returns the origin.
    package func planePoint(at point: Point) -> Point {
        if isAffine { return point.applying(affineTransform.inverted()) }
        guard let inverse else { return .zero }
        let product = inverse.product(point.x, point.y)
        let w = min(max(product[2], 1 / Self.farthest), 1 / Self.nearest)
        return Point(x: product[0] / w, y: product[1] / w)
    }

    /// Returns the bounding box of the points of the plane that are visible within `rect`.
    package func visiblePart(in rect: Rect) -> Rect {
        inverse?.bounds(of: rect, depth: 1 / Self.farthest) ?? .null
    }

    /// Returns the bounding box of the projection of the points of a rectangle for which `w` is at least `depth`.
    fileprivate func bounds(of rect: Rect, depth: Double) -> Rect {
        guard rect.isFinite, isFinite else { return .null }
        var low = Point(x: Double.infinity, y: .infinity)
        var high = Point(x: -Double.infinity, y: -.infinity)
        func add(_ point: SIMD3<Double>) {
            let (x, y) = (point[0] / point[2], point[1] / point[2])
            low = Point(x: min(low.x, x), y: min(low.y, y))
            high = Point(x: max(high.x, x), y: max(high.y, y))
        }
        func add(from start: SIMD3<Double>, to end: SIMD3<Double>) {
            let isInside = start[2] >= depth
            if isInside { add(start) }
            guard isInside != (end[2] >= depth) else { return }
            // The edge crosses the limit.
            let share = (depth - start[2]) / (end[2] - start[2])
            var crossing = start + (end - start) * share
            crossing[2] = depth
            add(crossing)
        }
        let corners = (
            product(rect.minX, rect.minY), product(rect.maxX, rect.minY), product(rect.maxX, rect.maxY),
            product(rect.minX, rect.maxY)
        )
        add(from: corners.0, to: corners.1)
        add(from: corners.1, to: corners.2)
        add(from: corners.2, to: corners.3)
        add(from: corners.3, to: corners.0)
        let box = Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        return box.isFinite ? box : .null
    }
}

extension Transform3D {
    /// Creates the transform of space that keeps z and projects the plane z = 0 by `projection`.
    package init(_ projection: ProjectionTransform) {
        (m11, m12, m14) = (projection.m11, projection.m12, projection.m13)
        (m21, m22, m24) = (projection.m21, projection.m22, projection.m23)
        (m41, m42, m44) = (projection.m31, projection.m32, projection.m33)
    }
}

extension Point {
    /// Returns the projected point; a point behind the eye is moved to a point just in front of it, in the same direction.
    public func applying(_ transform: ProjectionTransform) -> Point {
        if transform.isAffine { return applying(transform.affineTransform) }
        let w = max(transform.m13 * x + transform.m23 * y + transform.m33, ProjectionTransform.nearest)
        return Point(
            x: (transform.m11 * x + transform.m21 * y + transform.m31) / w,
            y: (transform.m12 * x + transform.m22 * y + transform.m32) / w)
    }
}

extension Rect {
    /// Returns the bounding box of the visible part of the projected rectangle; null if none is visible.
    public func applying(_ transform: ProjectionTransform) -> Rect {
        if isNull { return self }
        if transform.isAffine { return applying(transform.affineTransform) }
        return transform.bounds(of: self, depth: ProjectionTransform.nearest)
    }
}

extension ProjectionTransform: CustomStringConvertible {
    /// The affine transform, or the rows of the matrix.
    public var description: String {
        if isAffine { return "\(affineTransform)" }
        let (a, b, c) = rows
        return [a, b, c].map { row in
            "(" + (0..<3).map { precise(row[$0]) }.joined(separator: ", ") + ")"
        }.joined(separator: " ")
    }
}
