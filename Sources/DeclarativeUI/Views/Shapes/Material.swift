/// A translucent background that lets the content below show through: `SwiftUI.Material`.
///
/// A material is a colour of the theme with an opacity: light in light appearance and dark in dark appearance. Unlike SwiftUI's,
/// it does not blur the content below.
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
        _ShapePaint(color: Color(role: .secondarySystemBackground).withAlphaComponent(opacity))
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
