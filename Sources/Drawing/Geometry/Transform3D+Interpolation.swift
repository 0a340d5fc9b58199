extension Transform3D {
    /// Returns the transform between this one and `other`; at a `fraction` of 0 this one, at 1 the other.
    ///
    /// Translation, scale, rotation and perspective are interpolated separately, so that a flip turns instead of collapsing. A rotation of
    /// half a turn or more takes the shorter way. Shears are not kept in between.
    public func interpolated(to other: Transform3D, fraction: Double) -> Transform3D {
        if fraction <= 0 { return self }
        if fraction >= 1 { return other }
        guard let start = Parts(self), let end = Parts(other) else { return other }
        return start.interpolated(to: end, fraction).transform
    }

    /// A transform as scale, rotation, translation and perspective, which are applied in this order.
    private struct Parts {
        var scale: SIMD3<Double>
        /// A unit quaternion: x, y, z and the real part.
        var rotation: SIMD4<Double>
        var translation: SIMD3<Double>
        var perspective: SIMD4<Double>

        /// Decomposes a transform; nil if it is singular.
        init?(_ transform: Transform3D) {
            guard transform.m44 != 0 else { return nil }
            let rows = transform.rows.map { $0 / transform.m44 }
            var axes = rows.prefix(3).map { SIMD3($0.x, $0.y, $0.z) }
            scale = SIMD3(Self.length(axes[0]), Self.length(axes[1]), Self.length(axes[2]))
            guard scale.x > 1e-9, scale.y > 1e-9, scale.z > 1e-9 else { return nil }
            axes = [axes[0] / scale.x, axes[1] / scale.y, axes[2] / scale.z]
            // A mirrored transform has a negative scale.
            if Self.dot(Self.cross(axes[0], axes[1]), axes[2]) < 0 {
                scale.x = -scale.x
                axes[0] = -axes[0]
            }
            rotation = Self.quaternion(axes)
            translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
            // The perspective column is that of the remaining transform, multiplied from the right.
            let column = SIMD3(rows[0].w, rows[1].w, rows[2].w)
            let unscaled = SIMD3(
                column.x / scale.x, column.y / scale.y, column.z / scale.z)
            let p = axes[0] * unscaled.x + axes[1] * unscaled.y + axes[2] * unscaled.z
            perspective = SIMD4(p.x, p.y, p.z, 1 - Self.dot(p, translation))
        }

        func interpolated(to other: Parts, _ fraction: Double) -> Parts {
            var result = self
            result.scale += (other.scale - scale) * fraction
            result.translation += (other.translation - translation) * fraction
            result.perspective += (other.perspective - perspective) * fraction
            var end = other.rotation
            if (rotation * end).sum() < 0 { end = -end }
            // Normalised linear interpolation follows the same arc as the spherical one.
            let mixed = rotation + (end - rotation) * fraction
            result.rotation = mixed / (mixed * mixed).sum().squareRoot()
            return result
        }

        var transform: Transform3D {
            let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
            let axes = [
                SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)) * scale.x,
                SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)) * scale.y,
                SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)) * scale.z,
            ]
            let p = SIMD3(perspective.x, perspective.y, perspective.z)
            var rows = axes.map { SIMD4($0.x, $0.y, $0.z, Self.dot($0, p)) }
            rows.append(
                SIMD4(translation.x, translation.y, translation.z, Self.dot(translation, p) + perspective.w))
            return Transform3D(rows: rows)
        }

        private static func quaternion(_ m: [SIMD3<Double>]) -> SIMD4<Double> {
            let w = max(0, 1 + m[0].x + m[1].y + m[2].z).squareRoot() / 2
            var x = max(0, 1 + m[0].x - m[1].y - m[2].z).squareRoot() / 2
            var y = max(0, 1 - m[0].x + m[1].y - m[2].z).squareRoot() / 2
            var z = max(0, 1 - m[0].x - m[1].y + m[2].z).squareRoot() / 2
            if w > 1e-6 {
                if m[1].z < m[2].y { x = -x }
                if m[2].x < m[0].z { y = -y }
                if m[0].y < m[1].x { z = -z }
            } else {
                // Half a turn: the signs follow from the products of the components.
                if m[0].y + m[1].x < 0 { y = -y }
                if m[0].z + m[2].x < 0 { z = -z }
                if x < 1e-6, m[1].z + m[2].y < 0 { z = -z }
            }
            return SIMD4(x, y, z, w)
        }

        private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
        private static func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }
        private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
    }
}
