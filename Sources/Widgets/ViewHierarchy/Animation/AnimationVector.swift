private import Glibc

/// The components of an animated value, of which affine transforms use six and transforms in space two vectors.
typealias AnimationVector = SIMD8<Double>

/// A value that can be interpolated.
///
/// `animationVector` consists of components that can be added and scaled; `init(animationVector:)` converts them back.
///
///     let middle = Point(animationVector: (a.animationVector + b.animationVector) / 2)
nonisolated protocol AnimationVectorConvertible {
    var animationVector: AnimationVector { get }
    init(animationVector: AnimationVector)
}

nonisolated extension Point: AnimationVectorConvertible {
    var animationVector: AnimationVector { AnimationVector(x, y, 0, 0, 0, 0, 0, 0) }
    init(animationVector vector: AnimationVector) { self.init(x: vector[0], y: vector[1]) }
}

nonisolated extension Size: AnimationVectorConvertible {
    var animationVector: AnimationVector { AnimationVector(width, height, 0, 0, 0, 0, 0, 0) }
    /// Creates a size; negative components become 0, because springs overshoot.
    init(animationVector vector: AnimationVector) {
        self.init(width: max(0, vector[0]), height: max(0, vector[1]))
    }
}

nonisolated extension Double: AnimationVectorConvertible {
    var animationVector: AnimationVector { AnimationVector(self, 0, 0, 0, 0, 0, 0, 0) }
    init(animationVector vector: AnimationVector) { self = vector[0] }
}

/// Resolved colours with premultiplied components, so that a colour that fades in from transparency keeps its hue.
nonisolated extension Color: AnimationVectorConvertible {
    var animationVector: AnimationVector {
        AnimationVector(red * alpha, green * alpha, blue * alpha, alpha, 0, 0, 0, 0)
    }

    init(animationVector vector: AnimationVector) {
        let alpha = min(max(vector[3], 0), 1)
        guard alpha > 0 else {
            self = .clear
            return
        }
        self.init(
            red: vector[0] / alpha, green: vector[1] / alpha, blue: vector[2] / alpha, alpha: alpha)
    }
}

/// The premultiplied colour, the blur radius and the offset.
nonisolated extension Shadow {
    func resolvedVector(in palette: Palette) -> AnimationVector {
        var vector = color.resolved(in: palette).animationVector
        (vector[4], vector[5], vector[6]) = (blurRadius, offset.x, offset.y)
        return vector
    }

    init(animationVector vector: AnimationVector) {
        self.init(
            color: Color(animationVector: vector), blurRadius: vector[4],
            offset: Point(x: vector[5], y: vector[6]))
    }
}

/// Decomposed into translation, rotation, scale and shear, so that an interpolated rotation remains a rotation.
nonisolated extension AffineTransform: AnimationVectorConvertible {
    /// The translation, rotation angle, scale and shear; the transform applies shear, scale, rotation and translation, in this
    /// order.
    var animationVector: AnimationVector {
        let scaleX = (a * a + b * b).squareRoot()
        if scaleX < 1e-12 {
            let scaleY = (c * c + d * d).squareRoot()
            let angle = scaleY < 1e-12 ? 0 : atan2(-c, d)
            return AnimationVector(tx, ty, angle, 0, scaleY, 0, 0, 0)
        }
        let (cosine, sine) = (a / scaleX, b / scaleX)
        let along = cosine * c + sine * d
        let scaleY = cosine * d - sine * c
        return AnimationVector(tx, ty, atan2(sine, cosine), scaleX, scaleY, along / scaleX, 0, 0)
    }

    init(animationVector vector: AnimationVector) {
        let (cosine, sine) = (cos(vector[2]), sin(vector[2]))
        let (scaleX, scaleY) = (vector[3], vector[4])
        let along = vector[5] * scaleX
        // The components 6 and 7 belong to transforms in space.
        self.init(
            a: cosine * scaleX, b: sine * scaleX, c: cosine * along - sine * scaleY,
            d: sine * along + cosine * scaleY, tx: vector[0], ty: vector[1])
    }

    /// Returns the difference of the components of two transforms, rotating in the shorter direction.
    static func animationDelta(from old: AnimationVector, to new: AnimationVector) -> AnimationVector {
        var delta = old - new
        delta[2] = remainder(delta[2], 2 * Double.pi)
        return delta
    }
}
