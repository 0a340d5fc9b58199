/// The progress of an animation as a function of time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The four standard curves have the names and control points of Core Animation.
///
///     TimingCurve.easeInOut.value(at: 0.5)   // 0.5
public nonisolated struct TimingCurve: Hashable, Sendable {
    /// The control point next to the start; `x`, the time, is clamped to 0...1.
    public let controlPoint1: Point
    /// The control point next to the end; `x`, the time, is clamped to 0...1.
    public let controlPoint2: Point

    /// Creates a curve; a control point that is not finite is replaced by that of the straight line.
    public init(controlPoint1: Point, controlPoint2: Point) {
        func clamped(_ point: Point, _ fallback: Double) -> Point {
            guard point.isFinite else { return Point(x: fallback, y: fallback) }
            return Point(x: min(max(point.x, 0), 1), y: point.y)
        }
        self.controlPoint1 = clamped(controlPoint1, 1.0 / 3)
        self.controlPoint2 = clamped(controlPoint2, 2.0 / 3)
    }

    /// Creates a curve from the coordinates of its control points.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.init(controlPoint1: Point(x: x1, y: y1), controlPoint2: Point(x: x2, y: y2))
    }

    /// Constant speed.
    public static let linear = TimingCurve(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    /// Accelerates at the start and decelerates towards the end.
    public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
    /// Accelerates from the start.
    public static let easeIn = TimingCurve(0.42, 0, 1, 1)
    /// Decelerates towards the end.
    public static let easeOut = TimingCurve(0, 0, 0.58, 1)
    /// The curve of state changes of controls.
    public static let easeOutQuad = TimingCurve(0.25, 0.46, 0.45, 0.94)

    /// Returns the progress, usually 0...1, at `time`, a fraction of the duration; 0 before the start and 1 after the end.
    public func value(at time: Double) -> Double {
        if !(time > 0) { return 0 }
        if time >= 1 { return 1 }
        if self == .linear { return time }
        return Self.bezier(parameter(at: time), controlPoint1.y, controlPoint2.y)
    }

    /// Returns the slope of the progress at `time`, a fraction of the duration; 0 outside of 0...1.
    public func slope(at time: Double) -> Double {
        if !(time >= 0), !(time <= 1) { return 0 }
        if time < 0 || time > 1 { return 0 }
        if self == .linear { return 1 }
        let step = 1e-5
        let (from, to) = (max(0, time - step), min(1, time + step))
        let parameter = parameter(at: time)
        let timeDerivative = Self.derivative(parameter, controlPoint1.x, controlPoint2.x)
        if timeDerivative < 1e-3 { return (value(at: to) - value(at: from)) / (to - from) }
        return Self.derivative(parameter, controlPoint1.y, controlPoint2.y) / timeDerivative
    }

    /// Returns the curve parameter at which `x` is `time`, by Newton's method, and by bisection where that does not converge.
    private func parameter(at time: Double) -> Double {
        let (x1, x2) = (controlPoint1.x, controlPoint2.x)
        var guess = time
        for _ in 0..<8 {
            let error = Self.bezier(guess, x1, x2) - time
            if abs(error) < 1e-12 { return guess }
            let slope = Self.derivative(guess, x1, x2)
            if slope < 1e-6 { break }
            guess -= error / slope
            if guess < 0 || guess > 1 { break }
        }
        var (low, high) = (0.0, 1.0)
        while high - low > 1e-14 {
            let middle = (low + high) / 2
            if Self.bezier(middle, x1, x2) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    // 3 (1-t)² t p1 + 3 (1-t) t² p2 + t³
    private static func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let remainder = 1 - t
        return 3 * remainder * remainder * t * p1 + 3 * remainder * t * t * p2 + t * t * t
    }

    // 3 (1-t)² p1 + 6 (1-t) t (p2 - p1) + 3 t² (1 - p2)
    private static func derivative(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
        let remainder = 1 - t
        return 3 * remainder * remainder * p1 + 6 * remainder * t * (p2 - p1) + 3 * t * t * (1 - p2)
    }
}
