private import Glibc

/// A transform of space decomposed into translation, rotation, scale, shear and perspective, so that an interpolated rotation remains a
/// rotation.
///
/// An affine transform has the components of `AffineTransform.animationVector`, and a depth of zero except for the last element.
nonisolated struct TransformComponents: Equatable {
    /// Translation x and y, rotation about z, scale x and y, shear of y by x, translation z, scale z.
    var planar: AnimationVector
    /// Rotation about x and y, shear of z by x and of z by y, and the four elements of the perspective.
    ///
    /// The rotation is the axis times the angle, at most half a turn.
    var depth: AnimationVector

    init(planar: AnimationVector, depth: AnimationVector) {
        self.planar = planar
        self.depth = depth
    }

    /// Decomposes a transform; of one that collapses space, only the affine part and the perspective along z.
    init(_ m: Transform3D) {
        let isPlanar = m.m13 == 0 && m.m23 == 0 && m.m31 == 0 && m.m32 == 0 && m.m33 > 0
        guard !isPlanar, let basis = Basis(m) else {
            planar = m.affineTransform.animationVector
            (planar[6], planar[7]) = (m.m43, m.m33)
            depth = Self.perspective(of: m)
            return
        }
        let turn = basis.rotation
        planar = AnimationVector(
            m.m41, m.m42, turn.z, basis.scale.x, basis.scale.y, basis.shear.x, m.m43, basis.scale.z)
        depth = Self.perspective(of: m)
        (depth[0], depth[1], depth[2], depth[3]) = (turn.x, turn.y, basis.shear.y, basis.shear.z)
    }

    /// The transform: shear, scale, rotation, translation and perspective, in this order.
    var transform: Transform3D {
        let (x, y, z) = (depth[0], depth[1], planar[2])
        let turn = Transform3D(rotationAngle: (x * x + y * y + z * z).squareRoot(), x: x, y: y, z: z)
        let row1 = planar[3] * SIMD3(turn.m11, turn.m12, turn.m13)
        let row2 = planar[5] * row1 + planar[4] * SIMD3(turn.m21, turn.m22, turn.m23)
        let scaledY = planar[4] * SIMD3(turn.m21, turn.m22, turn.m23)
        let row3 =
            depth[2] * row1 + depth[3] * scaledY + planar[7] * SIMD3(turn.m31, turn.m32, turn.m33)
        let row4 = SIMD3(planar[0], planar[1], planar[6])
        let eye = SIMD3(depth[4], depth[5], depth[6])
        func w(_ row: SIMD3<Double>) -> Double { (row * eye).sum() }
        return Transform3D(
            SIMD4(row1, w(row1)), SIMD4(row2, w(row2)), SIMD4(row3, w(row3)), SIMD4(row4, w(row4) + depth[7]))
    }

    /// Returns the components of `old` minus those of `new`, with the old rotation expressed so that it is near the new one.
    static func difference(from old: Transform3D, to new: Transform3D) -> TransformComponents {
        var (a, b) = (TransformComponents(old), TransformComponents(new))
        let turn = SIMD3(a.depth[0], a.depth[1], a.planar[2])
        let target = SIMD3(b.depth[0], b.depth[1], b.planar[2])
        let angle = (turn * turn).sum().squareRoot()
        if angle > 0 {
            // The same rotation, the other way round.
            let other = turn * (1 - 2 * Double.pi / angle)
            let (near, far) = (turn - target, other - target)
            if (far * far).sum() < (near * near).sum() - 1e-9 {
                (a.depth[0], a.depth[1], a.planar[2]) = (other.x, other.y, other.z)
            }
        }
        a.planar -= b.planar
        a.depth -= b.depth
        return a
    }

    private static func perspective(of m: Transform3D) -> AnimationVector {
        var space = m
        (space.m14, space.m24, space.m34) = (0, 0, 0)
        (space.m41, space.m42, space.m43, space.m44) = (0, 0, 0, 1)
        var eye = SIMD3<Double>.zero
        if let back = space.inverse {
            eye = SIMD3(
                back.m11 * m.m14 + back.m12 * m.m24 + back.m13 * m.m34,
                back.m21 * m.m14 + back.m22 * m.m24 + back.m23 * m.m34,
                back.m31 * m.m14 + back.m32 * m.m24 + back.m33 * m.m34)
        }
        let w = m.m44 - m.m41 * eye.x - m.m42 * eye.y - m.m43 * eye.z
        return AnimationVector(0, 0, 0, 0, eye.x, eye.y, eye.z, w)
    }
}

/// The rows of a matrix as scaled and sheared orthogonal axes.
private nonisolated struct Basis {
    private let axes: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
    let scale: SIMD3<Double>
    /// The shear of y by x, of z by x, and of z by y.
    let shear: SIMD3<Double>

    /// Creates the basis; nil if the rows do not span space.
    init?(_ m: Transform3D) {
        func length(_ row: SIMD3<Double>) -> Double { (row * row).sum().squareRoot() }
        let row1 = SIMD3(m.m11, m.m12, m.m13)
        let x = length(row1)
        guard x > 1e-12 else { return nil }
        let first = row1 / x
        var row2 = SIMD3(m.m21, m.m22, m.m23)
        let along = (row2 * first).sum()
        row2 -= first * along
        let y = length(row2)
        guard y > 1e-12 else { return nil }
        let second = row2 / y
        var row3 = SIMD3(m.m31, m.m32, m.m33)
        let (alongX, alongY) = ((row3 * first).sum(), (row3 * second).sum())
        row3 -= first * alongX + second * alongY
        var z = length(row3)
        guard z > 1e-12 else { return nil }
        var third = row3 / z
        let normal = SIMD3(
            first.y * second.z - first.z * second.y, first.z * second.x - first.x * second.z,
            first.x * second.y - first.y * second.x)
        if (normal * third).sum() < 0 {
            // A mirrored space is turned, and mirrored along z, which is not visible.
            z = -z
            third = -third
        }
        axes = (first, second, third)
        scale = SIMD3(x, y, z)
        shear = SIMD3(along / x, alongX / x, alongY / y)
    }

    /// The rotation of the axes: its axis times its angle.
    var rotation: SIMD3<Double> {
        let (a, b, c) = axes
        let sine = SIMD3(b.z - c.y, c.x - a.z, a.y - b.x)
        let length = (sine * sine).sum().squareRoot()
        let cosine = a.x + b.y + c.z - 1
        let angle = atan2(length, cosine)
        if length > 1e-4 { return sine * (angle / length) }
        if cosine > 0 { return sine / 2 }
        // Nearly half a turn: the sine is too small to give the axis.
        let squares = SIMD3(a.x + 1, b.y + 1, c.z + 1)
        var axis: SIMD3<Double>
        if squares.x >= squares.y, squares.x >= squares.z {
            axis = SIMD3(squares.x, (a.y + b.x) / 2, (a.z + c.x) / 2)
        } else if squares.y >= squares.z {
            axis = SIMD3((a.y + b.x) / 2, squares.y, (b.z + c.y) / 2)
        } else {
            axis = SIMD3((a.z + c.x) / 2, (b.z + c.y) / 2, squares.z)
        }
        axis /= (axis * axis).sum().squareRoot()
        return ((axis * sine).sum() < 0 ? -axis : axis) * angle
    }
}
