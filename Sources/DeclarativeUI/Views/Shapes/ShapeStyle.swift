/// A colour, gradient or foreground level with which shapes are filled or stroked.
///
/// Follows `SwiftUI.ShapeStyle`.
///
///     Circle().fill(.red)
///     Rectangle().fill(.tint)
///     Capsule().fill(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
@MainActor
public protocol ShapeStyle {
    /// Returns the paint of the style in `environment`.
    func _paint(_ environment: EnvironmentValues) -> _ShapePaint
}

/// A single colour, or a gradient.
///
///     func _paint(_ environment: EnvironmentValues) -> _ShapePaint { Color.red._paint(environment) }
public struct _ShapePaint: Hashable {
    /// The colour of the whole shape, or a substitute for the gradient where only one colour can be used.
    var color: Color
    var gradient: UnitGradient?

    /// Returns the paint for a shape within `rect`.
    func paint(in rect: Rect) -> Paint { gradient?.paint(in: rect) ?? .color(color) }
}

extension Color: ShapeStyle {
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint { _ShapePaint(color: self) }
}

/// A level of the foreground style: `SwiftUI.HierarchicalShapeStyle`.
///
///     Circle().fill(.secondary)
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        if let color = environment.foregroundColor {
            return _ShapePaint(color: color.withAlphaComponent(color.alpha * [1, 0.6, 0.4, 0.2][level]))
        }
        let levels: [Color] = [.label, .secondaryLabel, .tertiaryLabel, .separator]
        return _ShapePaint(color: levels[level])
    }
}

/// The foreground style of the environment: `SwiftUI.ForegroundStyle`.
///
///     Circle().stroke(.foreground)
public struct ForegroundStyle: ShapeStyle, Hashable, Sendable {
    public init() {}
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(color: environment.foregroundColor ?? .label)
    }
}

/// The accent colour of controls: `SwiftUI.TintShapeStyle`.
///
///     Circle().fill(.tint)
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
    public init() {}
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(color: environment.tint ?? .tintColor)
    }
}

/// The background colour of windows: `SwiftUI.BackgroundStyle`.
///
///     Rectangle().fill(.background)
public struct BackgroundStyle: ShapeStyle, Hashable, Sendable {
    public init() {}
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(color: .secondarySystemBackground)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { HierarchicalShapeStyle(level: 0) }
    public static var secondary: Self { HierarchicalShapeStyle(level: 1) }
    public static var tertiary: Self { HierarchicalShapeStyle(level: 2) }
    public static var quaternary: Self { HierarchicalShapeStyle(level: 3) }
}
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { Self() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }

extension ShapeStyle where Self == Color {
    public static var clear: Color { Color(white: 0, alpha: 0) }
    public static var black: Color { Color(white: 0) }
    public static var white: Color { Color(white: 1) }
    public static var gray: Color { Color.systemGray }
    public static var red: Color { Color.systemRed }
    public static var orange: Color { Color.systemOrange }
    public static var yellow: Color { Color.systemYellow }
    public static var green: Color { Color.systemGreen }
    public static var teal: Color { Color.systemTeal }
    public static var blue: Color { Color.systemBlue }
    public static var purple: Color { Color.systemPurple }
    public static var pink: Color { Color.systemPink }
}

extension View {
    /// Sets the style of descendant texts and shapes; of a gradient, the first colour is used.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        EnvironmentModified(content: self) { $0.foregroundColor = style._paint($0).color }
    }

    /// Fills the shape `shape` behind the view with a style.
    public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View
    {
        background { shape.fill(style) }
    }
}
