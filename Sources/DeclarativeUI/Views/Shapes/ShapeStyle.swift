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

    /// The foreground colour, or the label colour.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The foreground colour at 60 %, or the secondary label colour.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The foreground colour at 40 %, or the tertiary label colour.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The foreground colour at 20 %, or the separator colour.
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
    /// Creates the style.
    public init() {}
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(color: environment.foregroundColor ?? .label)
    }
}

/// The accent colour of controls: `SwiftUI.TintShapeStyle`.
///
///     Circle().fill(.tint)
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(color: environment.tint ?? .tintColor)
    }
}

/// The background colour of windows: `SwiftUI.BackgroundStyle`.
///
///     Rectangle().fill(.background)
public struct BackgroundStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(color: .secondarySystemBackground)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground colour, or the label colour.
    public static var primary: Self { HierarchicalShapeStyle(level: 0) }
    /// The foreground colour at 60 %, or the secondary label colour.
    public static var secondary: Self { HierarchicalShapeStyle(level: 1) }
    /// The foreground colour at 40 %, or the tertiary label colour.
    public static var tertiary: Self { HierarchicalShapeStyle(level: 2) }
    /// The foreground colour at 20 %, or the separator colour.
    public static var quaternary: Self { HierarchicalShapeStyle(level: 3) }
}
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { Self() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }

extension ShapeStyle where Self == Color {
    /// The transparent colour.
    public static var clear: Color { Color(white: 0, alpha: 0) }
    /// The colour black.
    public static var black: Color { Color(white: 0) }
    /// The colour white.
    public static var white: Color { Color(white: 1) }
    /// The grey of the toolkit.
    public static var gray: Color { Color.systemGray }
    /// The red of the toolkit.
    public static var red: Color { Color.systemRed }
    /// The orange of the toolkit.
    public static var orange: Color { Color.systemOrange }
    /// The yellow of the toolkit.
    public static var yellow: Color { Color.systemYellow }
    /// The green of the toolkit.
    public static var green: Color { Color.systemGreen }
    /// The teal of the toolkit.
    public static var teal: Color { Color.systemTeal }
    /// The blue of the toolkit.
    public static var blue: Color { Color.systemBlue }
    /// The purple of the toolkit.
    public static var purple: Color { Color.systemPurple }
    /// The pink of the toolkit.
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
