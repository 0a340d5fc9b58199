/// A shape, view or modifier whose data is interpolated during an animation.
///
/// Follows `SwiftUI.Animatable`. When a change of `animatableData` is animated, the path of a shape, or the body of a view or
/// modifier, is computed in each frame with the data between the old and the new value. Under reduced motion the new value
/// is displayed at once.
///
///     struct Wedge: Shape {
///         var angle: Double
///         var animatableData: Double {
///             get { angle }
///             set { angle = newValue }
///         }
///         func path(in rect: Rect) -> Path { ... }
///     }
@MainActor
public protocol Animatable {
    /// The type of the interpolated data.
    associatedtype AnimatableData: VectorArithmetic
    /// The data that is interpolated.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable {
    /// Returns the value with its data replaced.
    func with(_ data: AnimatableData) -> Self {
        var copy = self
        copy.animatableData = data
        return copy
    }
}
