extension View {
    /// Blurs the view with a Gaussian whose standard deviation is `radius` points; the layout does not change.
    ///
    /// With `opaque`, SwiftUI does not let the edges become transparent; here it has no effect. The cost is that of a copy of the
    /// view's pixels and about six passes over them, whenever they are drawn.
    ///
    ///     Image(photo).blur(radius: isHidden ? 12 : 0)
    public func blur(radius: Double, opaque: Bool = false) -> some View { filtered(.blur, radius) }

    /// Adds `amount` to the colour components of the view; 0 has no effect, and 1 gives white.
    public func brightness(_ amount: Double) -> some View { filtered(.brightness, amount) }

    /// Scales the distance of the view's colour components from middle grey; 1 has no effect.
    public func contrast(_ amount: Double) -> some View { filtered(.contrast, amount) }

    /// Scales the distance of the view's colours from grey; 1 has no effect, and 0 gives grey.
    public func saturation(_ amount: Double) -> some View { filtered(.saturation, amount) }

    /// Replaces the view's colours by grey; 0 has no effect, and 1 gives grey.
    public func grayscale(_ amount: Double) -> some View { filtered(.grayscale, amount) }

    /// Multiplies the view's colour components by those of `color`.
    public func colorMultiply(_ color: Color) -> some View { filtered(.colorMultiply, 0, color) }

    /// Inverts the view's colours.
    public func colorInvert() -> some View { filtered(.colorInvert, 0) }

    /// Rotates the hue of the view's colours.
    public func hueRotation(_ angle: Angle) -> some View { filtered(.hueRotation, angle.radians) }

    /// Draws a shadow below the view; the layout does not change.
    ///
    /// `radius` is the standard deviation of the blur; lengths are in points. The shadow follows the alpha of the whole view; it
    /// costs as much as ``blur(radius:opaque:)``. A shape draws its own shadow faster: `.fill(.white.shadow(.drop(radius: 4)))`.
    ///
    ///     Card().shadow(radius: 4, y: 2)
    public func shadow(
        color: Color = Color(white: 0, alpha: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> some View {
        Contained(content: self, effect: ShadowEffect(color: color, radius: radius, x: x, y: y))
    }

    private func filtered(_ kind: FilterEffect.Kind, _ amount: Double, _ color: Color = .white) -> some View {
        Contained(content: self, effect: FilterEffect(kind: kind, amount: amount, color: color))
    }
}

/// A filter of the pixels of a view.
struct FilterEffect: ContainerEffect {
    enum Kind {
        case blur, brightness, contrast, saturation, grayscale, colorMultiply, colorInvert, hueRotation
    }

    let kind: Kind
    /// The amount, the radius in points, or the angle in radians.
    var amount: Double
    var color: Color

    func makeContainer() -> PassingView { PassingView(frame: .zero) }

    func apply(to container: PassingView, since old: FilterEffect?, _ environment: EnvironmentValues) {
        container.layer.filters = filter(environment.theme.palette).map { [$0] } ?? []
    }

    /// The filter; nil if it has no effect.
    private func filter(_ palette: Palette) -> Filter? {
        guard amount.isFinite else { return nil }
        return switch kind {
        case .blur: amount > 0 ? .blur(radius: amount) : nil
        case .brightness: amount == 0 ? nil : .brightness(amount)
        case .contrast: amount == 1 ? nil : .contrast(amount)
        case .saturation: amount == 1 ? nil : .saturation(amount)
        case .grayscale: amount == 0 ? nil : .grayscale(amount)
        case .colorMultiply: color == .white ? nil : .colorMultiply(color.resolved(in: palette))
        case .colorInvert: .colorInvert
        case .hueRotation: amount == 0 ? nil : .hueRotation(Angle(radians: amount))
        }
    }
}

extension FilterEffect: Animatable {
    var animatableData: AnimatablePair<Double, Color.Components> {
        get { AnimatablePair(amount, color.components) }
        set {
            amount = newValue.first
            // Roles have no components of their own.
            if color.role == nil { color = Color(newValue.second) }
        }
    }
}

/// A shadow below a view.
struct ShadowEffect: ContainerEffect {
    var color: Color
    /// The standard deviation of the blur, in points.
    var radius: Double
    var x: Double
    var y: Double

    func makeContainer() -> PassingView { PassingView(frame: .zero) }

    func apply(to container: PassingView, since old: ShadowEffect?, _ environment: EnvironmentValues) {
        let isVisible = color.alpha > 0 && radius.isFinite && x.isFinite && y.isFinite
        container.layer.filters = isVisible ? [.shadow(color: color, radius: radius, x: x, y: y)] : []
    }
}

extension ShadowEffect: Animatable {
    var animatableData:
        AnimatablePair<Color.Components, AnimatablePair<Double, AnimatablePair<Double, Double>>>
    {
        get { AnimatablePair(color.components, AnimatablePair(radius, AnimatablePair(x, y))) }
        set {
            if color.role == nil { color = Color(newValue.first) }
            radius = newValue.second.first
            x = newValue.second.second.first
            y = newValue.second.second.second
        }
    }
}
