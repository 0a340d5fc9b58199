extension ShapeStyle {
    /// Returns the style with its opacity multiplied by `opacity`, from 0 to 1.
    ///
    ///     Capsule().fill(.tint.opacity(0.3))
    @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
        ModifiedStyle(base: self, opacity: opacity)
    }

    /// Returns the style with a shadow of the shapes and texts drawn with it.
    ///
    ///     Circle().fill(.blue.shadow(.inner(radius: 4)))
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ModifiedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied by `opacity`, from 0 to 1.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    /// The foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}

/// A style with another opacity, or with a shadow.
private struct ModifiedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    var opacity = 1.0
    var shadow: ShadowStyle?

    func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        var paint = base._paint(environment).opacity(opacity)
        if let shadow { paint.shadows.append(shadow.shadow) }
        return paint
    }
}

/// A shadow of a shape style, below shapes or along the inside of their edge: `SwiftUI.ShadowStyle`.
///
/// Texts and images have no inner shadows.
///
///     RoundedRectangle(cornerRadius: 8).fill(.white.shadow(.drop(radius: 3, y: 1)))
public struct ShadowStyle: Hashable, Sendable {
    let shadow: PaintShadow

    /// Returns a shadow below the shape; lengths are in points, and `radius` is the standard deviation of the blur.
    public static func drop(
        color: Color = Color(white: 0, alpha: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(shadow: PaintShadow(color, radius, x, y, isInner: false))
    }

    /// Returns a shadow along the inside of the shape's edge; lengths are in points, and `radius` is the standard deviation of
    /// the blur.
    public static func inner(
        color: Color = Color(white: 0, alpha: 0.55), radius: Double, x: Double = 0, y: Double = 0
    ) -> ShadowStyle {
        ShadowStyle(shadow: PaintShadow(color, radius, x, y, isInner: true))
    }
}
