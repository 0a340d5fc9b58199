/// A level of the foreground style: `SwiftUI.HierarchicalShapeStyle`.
///
///     Circle().fill(.secondary)
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
    let level: Int

    /// The foreground style, or the label colour.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the foreground style; the primary one at 60 %, or the secondary label colour.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level of the foreground style; the primary one at 40 %, or the tertiary label colour.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The foreground style at 20 %, or the separator colour.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        if let paints = environment.foreground { return paints[level] }
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
        environment.foreground?.primary ?? _ShapePaint(color: .label)
    }
}

/// The style set by `tint(_:)`, or the accent colour of the theme: `SwiftUI.TintShapeStyle`.
///
///     Circle().fill(.tint)
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        environment.tintPaint ?? _ShapePaint(color: .tintColor)
    }
}

/// The style set by `backgroundStyle(_:)`, or the background colour of windows: `SwiftUI.BackgroundStyle`.
///
///     Rectangle().fill(.background)
public struct BackgroundStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        environment.backgroundPaint ?? _ShapePaint(color: .secondarySystemBackground)
    }
}

/// The colour of hairlines between content: `SwiftUI.SeparatorShapeStyle`.
///
///     Rectangle().fill(.separator).frame(height: 1)
public struct SeparatorShapeStyle: ShapeStyle, Hashable, Sendable {
    /// Creates the style.
    public init() {}
    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint { _ShapePaint(color: .separator) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style, or the label colour.
    public static var primary: Self { HierarchicalShapeStyle(level: 0) }
    /// The second level of the foreground style; the primary one at 60 %, or the secondary label colour.
    public static var secondary: Self { HierarchicalShapeStyle(level: 1) }
    /// The third level of the foreground style; the primary one at 40 %, or the tertiary label colour.
    public static var tertiary: Self { HierarchicalShapeStyle(level: 2) }
    /// The foreground style at 20 %, or the separator colour.
    public static var quaternary: Self { HierarchicalShapeStyle(level: 3) }
}
extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { Self() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { Self() } }

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
