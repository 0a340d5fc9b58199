/// Animatable data of any type, such as that of ``AnyShape``.
///
/// Data of different types has no difference, so that a change of the type is not animated.
///
///     var animatableData: AnyAnimatableData { AnyAnimatableData(radius) }
public nonisolated struct AnyAnimatableData: VectorArithmetic {
    /// Nil for zero of no type.
    private let content: (any VectorArithmetic)?

    /// Wraps `data`.
    public init<Data: VectorArithmetic>(_ data: Data) {
        content = (data as? AnyAnimatableData).map(\.content) ?? data
    }

    private init(content: (any VectorArithmetic)?) { self.content = content }

    /// Returns the data as a value of a type; nil if it has another type.
    func value<Data: VectorArithmetic>(as type: Data.Type) -> Data? { content as? Data }

    /// The value whose addition changes nothing.
    public static var zero: Self { Self(content: nil) }

    public static func == (a: Self, b: Self) -> Bool {
        guard let first = a.content, let second = b.content else {
            return a.content == nil && b.content == nil
        }
        return isEqual(first, second)
    }

    public static func + (a: Self, b: Self) -> Self {
        guard let first = a.content else { return b }
        return b.content.map { sum(first, $0) } ?? a
    }

    /// Returns the difference; zero for data of different types.
    public static func - (a: Self, b: Self) -> Self {
        guard let second = b.content else { return a }
        return difference(a.content, second)
    }

    /// Multiplies each component by a factor.
    public mutating func scale(by factor: Double) {
        if let content { self = Self.scaled(content, by: factor) }
    }

    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { content?.magnitudeSquared ?? 0 }

    private static func isEqual<Data: VectorArithmetic>(_ a: Data, _ b: any VectorArithmetic) -> Bool {
        (b as? Data).map { $0 == a } ?? false
    }

    private static func sum<Data: VectorArithmetic>(_ a: Data, _ b: any VectorArithmetic) -> Self {
        Self(content: (b as? Data).map { a + $0 } ?? a)
    }

    private static func difference<Data: VectorArithmetic>(_ a: (any VectorArithmetic)?, _ b: Data) -> Self {
        guard let a else { return Self(content: Data.zero - b) }
        return (a as? Data).map { Self(content: $0 - b) } ?? .zero
    }

    private static func scaled<Data: VectorArithmetic>(_ data: Data, by factor: Double) -> Self {
        Self(content: data.scaled(by: factor))
    }
}
