/// A value that can be added and scaled, so that an animation can compute the values between two others.
///
/// Follows `SwiftUI.VectorArithmetic`.
///
///     struct Polar: VectorArithmetic { var radius: Double, turns: Double ... }
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component by `factor`.
    mutating func scale(by factor: Double)
    /// The sum of the squares of the components.
    var magnitudeSquared: Double { get }
}

nonisolated extension Double: VectorArithmetic {
    /// Multiplies each component by a factor.
    public mutating func scale(by factor: Double) { self *= factor }
    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { self * self }
}

nonisolated extension Float: VectorArithmetic {
    /// Multiplies each component by a factor.
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// The animatable data of a value that is not animated: `SwiftUI.EmptyAnimatableData`.
///
///     var animatableData: EmptyAnimatableData
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    public init() {}
    /// The value whose addition changes nothing.
    public static var zero: Self { Self() }
    public static func + (a: Self, b: Self) -> Self { Self() }
    public static func - (a: Self, b: Self) -> Self { Self() }
    /// Multiplies each component by a factor.
    public mutating func scale(by factor: Double) {}
    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { 0 }
}

/// Two animatable values, which may be pairs themselves: `SwiftUI.AnimatablePair`.
///
///     var animatableData: AnimatablePair<Double, Double> {
///         get { AnimatablePair(width, angle) }
///         set { (width, angle) = (newValue.first, newValue.second) }
///     }
public nonisolated struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic
{
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The value whose addition changes nothing.
    public static var zero: Self { Self(.zero, .zero) }
    public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
    public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }

    /// Multiplies each component by a factor.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

nonisolated extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
nonisolated extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

nonisolated extension VectorArithmetic {
    /// Returns the value with each component multiplied by `factor`.
    func scaled(by factor: Double) -> Self {
        var copy = self
        copy.scale(by: factor)
        return copy
    }
}
