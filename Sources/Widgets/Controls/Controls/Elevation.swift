/// The height of a surface above the window, which determines the size of its shadow.
///
///     panel.castShadow(.middle, cornerRadius: 11)
package enum Elevation {
    /// A tool tip.
    case low
    /// A menu or popover.
    case middle
    /// A sheet or alert.
    case high
}

extension View {
    /// Gives the view the shadow of a rectangle with rounded corners, which its bounds cover.
    ///
    /// The view draws an opaque background itself; the shadow does not need a layer.
    package final func castShadow(_ elevation: Elevation, cornerRadius: Double) {
        let isDark = effectiveAppearance.style == .dark
        let (opacity, radius, offset) =
            switch elevation {
            case .low: (0.18, 4.0, 2.0)
            case .middle: (0.22, 9.0, 5.0)
            case .high: (0.28, 16.0, 9.0)
            }
        layer.shadowColor = .black
        layer.shadowOpacity = isDark ? min(1, opacity * 2) : opacity
        layer.shadowRadius = radius
        layer.shadowOffset = Size(width: 0, height: offset)
        layer.shadowPath = Path(roundedRect: bounds, cornerRadius: cornerRadius)
    }
}
