private import Glibc

extension View {
    /// Rotates the drawn view in space about an axis through a point of its frame; the layout does not change.
    ///
    /// The view is projected in parallel: `anchorZ` and `perspective` have no effect. At 90° about an axis in its plane, the view is
    /// invisible; beyond, it is seen from behind.
    ///
    ///     card.rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
        anchorZ: Double = 0, perspective: Double = 1
    ) -> some View {
        Contained(
            content: self,
            effect: Rotation3DEffect(angle: angle.radians, x: axis.x, y: axis.y, z: axis.z, anchor: anchor))
    }
}

/// A rotation in space about an axis, which may not be normalized.
struct Rotation3DEffect: ContainerEffect {
    /// The angle in radians.
    var angle: Double
    var x: Double
    var y: Double
    var z: Double
    var anchor: UnitPoint

    func makeContainer() -> PassingView { PassingView(frame: .zero) }

    func apply(to container: PassingView, since old: Rotation3DEffect?, _ environment: EnvironmentValues) {}

    func apply(to container: PassingView, size: Size) {
        let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        guard let rotation, x.isFinite, y.isFinite else {
            container.transform = .identity
            return
        }
        container.transform = AffineTransform(translationX: -x, y: -y).concatenating(rotation)
            .concatenating(AffineTransform(translationX: x, y: y))
    }

    /// The rotation of the plane of the view, projected into it; nil for an invalid angle or axis.
    var rotation: AffineTransform? {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else { return nil }
        let (x, y, z) = (x / length, y / length, z / length)
        let (c, s) = (cos(angle), sin(angle))
        let rest = 1 - c
        return AffineTransform(
            a: rest * x * x + c, b: rest * x * y + s * z, c: rest * x * y - s * z, d: rest * y * y + c, tx: 0,
            ty: 0)
    }
}

extension Rotation3DEffect: Animatable {
    var animatableData: AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>> {
        get { AnimatablePair(angle, AnimatablePair(x, AnimatablePair(y, z))) }
        set {
            angle = newValue.first
            x = newValue.second.first
            y = newValue.second.second.first
            z = newValue.second.second.second
        }
    }
}
