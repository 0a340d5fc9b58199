/// A translucent background that lets the content below show through: `SwiftUI.Material`.
///
/// A filled shape, such as a background, blurs the content behind it and covers it with a translucent colour of the theme: light in light
/// appearance and dark in dark appearance. Texts and lines have the colour alone. A popup in a window of its own blurs only its own content.
///
/// A change behind the shape, or near it, repaints the shape as a whole (`Layer.backgroundFilters` has the costs).
///
///     Text("Paused").padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
public struct Material: ShapeStyle, Hashable, Sendable {
    private let opacity: Double

    /// A material of 35 %.
    public static let ultraThin = Material(opacity: 0.35)
    /// A material of 50 %.
    public static let thin = Material(opacity: 0.5)
    /// A material of 65 %.
    public static let regular = Material(opacity: 0.65)
    /// A material of 80 %.
    public static let thick = Material(opacity: 0.8)
    /// A material of 90 %.
    public static let ultraThick = Material(opacity: 0.9)
    /// A material of 75 %, for bars of controls.
    public static let bar = Material(opacity: 0.75)

    public func _paint(_ environment: EnvironmentValues) -> _ShapePaint {
        var paint = _ShapePaint(color: Color(role: .secondarySystemBackground).withAlphaComponent(opacity))
        paint.backgroundFilters = [.blur(radius: 16), .saturation(1.5)]
        return paint
    }
}

extension ShapeStyle where Self == Material {
    /// A mostly transparent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more transparent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material that is a little translucent.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than transparent.
    public static var thickMaterial: Material { .thick }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars of controls.
    public static var bar: Material { .bar }
}
