/// A colour, gradient, material or level of the foreground with which shapes, texts and backgrounds are drawn.
///
/// Follows `SwiftUI.ShapeStyle`. A type of your own implements `resolve(in:)`, which returns another style for the environment.
///
///     Circle().fill(.red)
///     Text("Save").padding(8).background(.tint.opacity(0.2), in: Capsule())
///
///     struct Accent: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> Color {
///             environment.colorScheme == .dark ? .yellow : .orange
///         }
///     }
@MainActor
public protocol ShapeStyle {
    /// The style that this one resolves to; `Never` for the styles of the library.
    associatedtype Resolved: ShapeStyle = Never
    /// Returns the style to use in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Returns the paint of the style in `environment`; implemented by the library.
    func _paint(_ environment: EnvironmentValues) -> _ShapePaint
}

extension ShapeStyle {
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        resolve(in: environment)._paint(environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Traps: the library draws the style itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure(
            "\(Self.self) resolves to no other style; draw with it, or implement resolve(in:)")
    }
}

extension Never: ShapeStyle {
    /// Traps: there is no value of the type.
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint { switch self {} }
}

extension Color: ShapeStyle {
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint { _ShapePaint(color: self) }

    /// Returns the colour with its alpha multiplied by `opacity`, from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        withAlphaComponent(alpha * (opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
    }

    /// The standard gradient of the colour, which is lighter at the top.
    public var gradient: AnyGradient { AnyGradient(shadesOf: self) }
}
