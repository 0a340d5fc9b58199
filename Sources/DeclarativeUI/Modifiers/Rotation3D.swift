extension View {
    /// Rotates the drawn view in space about an axis through a point of its frame; the layout does not change.
    ///
    /// `perspective` is the longer side of the view divided by the distance of the eye; with 0, the view is projected in parallel.
    /// `anchorZ` is the distance of the axis in front of the view, in points. At 90° about an axis in its plane, the view is invisible;
    /// beyond, it is seen from behind. All values are animated.
    ///
    ///     card.rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
        anchorZ: Double = 0, perspective: Double = 1
    ) -> some View {
        Contained(
            content: self,
            effect: Rotation3DEffect(
                angle: angle.radians, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }

    /// Projects the drawn view with the top left of its frame as the origin; the layout does not change.
    ///
    /// A transform with elements that are not finite has no effect, and one that is not invertible hides the view.
    ///
    ///     label.projectionEffect(ProjectionTransform(tilt))
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        Contained(content: self, effect: ProjectionEffect(transform: transform))
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
    var anchorZ = 0.0
    var perspective = 1.0

    func makeContainer() -> PassingView { PassingView(frame: .zero) }

    func apply(to container: PassingView, since old: Rotation3DEffect?, _ environment: EnvironmentValues) {}

    func apply(to container: PassingView, size: Size) {
        container.transform3D = transform(of: size) ?? .identity
    }

    /// Returns the transform about the centre of a view of `size`; nil for an invalid angle, axis or anchor.
    func transform(of size: Size) -> Transform3D? {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, angle.isFinite else { return nil }
        let (left, top) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
        var eye = Transform3D.identity
        let side = max(size.width, size.height)
        if side > 0 { eye.m34 = -perspective / side }
        let result = Transform3D(translationX: -left, y: -top, z: -anchorZ)
            .concatenating(Transform3D(rotationAngle: angle, x: x, y: y, z: z))
            .concatenating(Transform3D(translationX: 0, y: 0, z: anchorZ))
            .concatenating(eye)
            .concatenating(Transform3D(translationX: left, y: top, z: 0))
        return result.isFinite ? result : nil
    }
}

extension Rotation3DEffect: Animatable {
    var animatableData:
        AnimatablePair<
            AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<Double, Double>>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(angle, AnimatablePair(x, AnimatablePair(y, z))),
                AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
        }
        set {
            angle = newValue.first.first
            x = newValue.first.second.first
            y = newValue.first.second.second.first
            z = newValue.first.second.second.second
            anchor.animatableData = newValue.second.first
            anchorZ = newValue.second.second.first
            perspective = newValue.second.second.second
        }
    }
}

/// A projection whose origin is the top left of the view.
struct ProjectionEffect: ContainerEffect {
    let transform: ProjectionTransform

    func makeContainer() -> PassingView { PassingView(frame: .zero) }

    func apply(to container: PassingView, since old: ProjectionEffect?, _ environment: EnvironmentValues) {}

    func apply(to container: PassingView, size: Size) {
        let (x, y) = (size.width / 2, size.height / 2)
        let full = Transform3D(translationX: x, y: y, z: 0).concatenating(Transform3D(transform))
            .concatenating(Transform3D(translationX: -x, y: -y, z: 0))
        container.transform3D = full.isFinite ? full : .identity
    }
}
