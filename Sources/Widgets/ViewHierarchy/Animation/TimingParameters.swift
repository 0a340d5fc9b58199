/// The timing parameters of a property animator: `UITimingCurveProvider`.
///
///     let animator = ViewPropertyAnimator(duration: 0.5, timingParameters: SpringTimingParameters(dampingRatio: 0.7))
public nonisolated protocol TimingCurveProvider {
    /// The kind of the timing.
    var timingCurveType: TimingCurveType { get }
    /// The parameters of a curve; nil if the timing is a spring only.
    var cubicTimingParameters: CubicTimingParameters? { get }
    /// The parameters of a spring; nil if the timing is a curve only.
    var springTimingParameters: SpringTimingParameters? { get }
}

/// The kind of a timing, which determines the parameters that are used.
///
///     if timing.timingCurveType == .spring { print("swings") }
public nonisolated enum TimingCurveType: Int, Hashable, Sendable {
    /// One of the four standard curves.
    case builtin
    case cubic
    case spring
    case composed
}

/// The timing of a Bézier curve: `UICubicTimingParameters`.
///
///     CubicTimingParameters(controlPoint1: Point(x: 0.2, y: 0), controlPoint2: Point(x: 0, y: 1))
public nonisolated struct CubicTimingParameters: TimingCurveProvider, Hashable, Sendable {
    /// The standard curve; `.easeInOut` if the timing was created from control points.
    public let animationCurve: View.AnimationCurve
    /// The first control point of the curve; `x`, the time, is in 0...1.
    public let controlPoint1: Point
    /// The second control point of the curve; `x`, the time, is in 0...1.
    public let controlPoint2: Point
    private let isBuiltin: Bool

    /// Creates the timing of the `.easeInOut` curve.
    public init() { self.init(animationCurve: .easeInOut) }

    /// Creates the timing of a standard curve.
    public init(animationCurve: View.AnimationCurve) {
        let curve = animationCurve.timingCurve
        self.animationCurve = animationCurve
        controlPoint1 = curve.controlPoint1
        controlPoint2 = curve.controlPoint2
        isBuiltin = true
    }

    /// Creates the timing of a Bézier curve.
    ///
    /// `x` of both control points is the time and is clamped to 0...1; points that are not finite are replaced by those of a
    /// straight line.
    public init(controlPoint1: Point, controlPoint2: Point) {
        let curve = TimingCurve(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
        animationCurve = .easeInOut
        self.controlPoint1 = curve.controlPoint1
        self.controlPoint2 = curve.controlPoint2
        isBuiltin = false
    }

    public var timingCurveType: TimingCurveType { isBuiltin ? .builtin : .cubic }
    public var cubicTimingParameters: CubicTimingParameters? { self }
    public var springTimingParameters: SpringTimingParameters? { nil }
}

/// The timing of a spring: `UISpringTimingParameters`.
///
/// A spring created from a damping ratio settles within the duration of the animator. All other springs settle after a time
/// that follows from their parameters, and the duration of the animator is ignored.
///
///     SpringTimingParameters(dampingRatio: 0.6, initialVelocity: Vector(dx: 0, dy: 2))
public nonisolated struct SpringTimingParameters: TimingCurveProvider, Hashable, Sendable {
    /// The initial velocity in animation distances per second; `dy` applies to vertical positions, `dx` to all other values.
    public let initialVelocity: Vector
    private let shape: Shape

    private enum Shape: Hashable {
        case damping(Double)
        case spring(Spring)
    }

    /// Creates the timing of a critically damped spring.
    public init() { self.init(dampingRatio: 1) }

    /// Creates the timing of a spring at rest; with a damping ratio of 1 it does not overshoot.
    public init(dampingRatio: Double) { self.init(dampingRatio: dampingRatio, initialVelocity: .zero) }

    /// Creates the timing of a spring with an initial velocity, in animation distances per second.
    public init(dampingRatio: Double, initialVelocity: Vector) {
        shape = .damping(dampingRatio)
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : .zero
    }

    /// Creates the timing of a spring from physical parameters in consistent units.
    public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Vector = .zero) {
        shape = .spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : .zero
    }

    /// Creates the timing of a spring from perceptual parameters.
    ///
    /// `duration` is the duration of an oscillation in seconds, `bounce` the amount of overshoot.
    public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Vector = .zero) {
        shape = .spring(Spring(duration: duration, bounce: bounce))
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : .zero
    }

    public var timingCurveType: TimingCurveType { .spring }
    public var cubicTimingParameters: CubicTimingParameters? { nil }
    public var springTimingParameters: SpringTimingParameters? { self }

    /// Returns the spring and the time in seconds after which it has settled.
    func spring(within duration: Double) -> (spring: Spring, duration: Double) {
        switch shape {
        case .damping(let ratio):
            let spring = Spring(
                settlingDuration: duration, dampingRatio: ratio, initialVelocity: initialVelocity.dx)
            return (spring, duration)
        case .spring(let spring):
            return (spring, spring.settlingDuration(initialVelocity: initialVelocity.dx))
        }
    }
}

/// The timing of a provider, with the resulting duration.
struct ResolvedTiming {
    let timing: AnimationTiming
    let duration: Double
    var extraVerticalVelocity = 0.0

    init(_ provider: any TimingCurveProvider, duration: Double) {
        if let parameters = provider.springTimingParameters, provider.timingCurveType != .cubic {
            let resolved = parameters.spring(within: duration)
            let velocity = parameters.initialVelocity
            timing = .spring(resolved.spring, velocity: velocity.dx)
            self.duration = resolved.duration
            extraVerticalVelocity = velocity.dy - velocity.dx
        } else {
            let parameters = provider.cubicTimingParameters ?? CubicTimingParameters()
            timing = .curve(
                TimingCurve(
                    controlPoint1: parameters.controlPoint1, controlPoint2: parameters.controlPoint2))
            self.duration = duration
        }
    }
}
