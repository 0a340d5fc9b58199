extension Double: Animatable {}
extension Float: Animatable {}

extension Point: Animatable {
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x, y) }
        set { self = Point(x: newValue.first, y: newValue.second) }
    }
}

extension Size: Animatable {
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(width, height) }
        set { self = Size(width: newValue.first, height: newValue.second) }
    }
}

extension Rect: Animatable {
    public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
            origin.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension UnitPoint: Animatable {
    public var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x, y) }
        set { self = UnitPoint(x: newValue.first, y: newValue.second) }
    }
}

extension Angle: Animatable {
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

extension StrokeStyle: Animatable {
    /// The line width, the miter limit and the phase of the dashes.
    public var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

extension RectangleCornerRadii: Animatable {
    public var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>
    {
        get {
            AnimatablePair(
                AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            self = RectangleCornerRadii(
                topLeading: newValue.first.first, bottomLeading: newValue.first.second,
                bottomTrailing: newValue.second.first, topTrailing: newValue.second.second)
        }
    }
}

extension AffineTransform {
    /// The six components.
    typealias Components = AnimatablePair<
        AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>,
        AnimatablePair<Double, Double>
    >

    var components: Components {
        get {
            AnimatablePair(
                AnimatablePair(AnimatablePair(a, b), AnimatablePair(c, d)), AnimatablePair(tx, ty))
        }
        set {
            let matrix = newValue.first
            self = AffineTransform(
                a: matrix.first.first, b: matrix.first.second, c: matrix.second.first,
                d: matrix.second.second,
                tx: newValue.second.first, ty: newValue.second.second)
        }
    }
}

extension Color {
    /// The premultiplied components of a fixed colour, which are interpolated so that transparent colours have no hue.
    typealias Components = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    var components: Components {
        AnimatablePair(
            AnimatablePair(red * alpha, green * alpha), AnimatablePair(blue * alpha, alpha))
    }

    init(_ components: Components) {
        let alpha = components.second.second
        let factor = alpha > 0 ? 1 / alpha : 0
        self.init(
            red: components.first.first * factor, green: components.first.second * factor,
            blue: components.second.first * factor, alpha: alpha)
    }
}
