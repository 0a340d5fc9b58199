private import Glibc

/// The numbers of an animated value: up to six of eight.
typealias AnimationVector = SIMD8<Double>

/// A value that can be between two others.
///
/// `animationVector` are numbers that may be added and scaled; `init(animationVector:)` makes a value of them again.
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
    /// Springs swing past their target: no side gets below 0.
    init(animationVector vector: AnimationVector) {
        self.init(width: max(0, vector[0]), height: max(0, vector[1]))
    }
}

nonisolated extension Double: AnimationVectorConvertible {
    var animationVector: AnimationVector { AnimationVector(self, 0, 0, 0, 0, 0, 0, 0) }
    init(animationVector vector: AnimationVector) { self = vector[0] }
}

/// Fixed colours, premultiplied: a colour that fades in from nothing keeps its hue.
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

/// Move, turn, scale and shear apart, so that a turn stays a turn on its way.
nonisolated extension AffineTransform: AnimationVectorConvertible {
    /// tx, ty, angle, scale x, scale y, shear: the map is shear, then scale, then turn, then move.
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
        self.init(
            a: cosine * scaleX, b: sine * scaleX, c: cosine * along - sine * scaleY,
            d: sine * along + cosine * scaleY, tx: vector[0], ty: vector[1])
    }

    /// The difference of two maps' numbers, the turn the short way round.
    static func animationDelta(from old: AnimationVector, to new: AnimationVector) -> AnimationVector {
        var delta = old - new
        delta[2] = remainder(delta[2], 2 * Double.pi)
        return delta
    }
}
