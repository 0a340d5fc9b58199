import CFreeType

/// Whether glyph outlines are hinted.
///
/// On displays with a low density, light hinting adjusts the heights of glyphs, because stems that end between two rows look blurred.
/// With two or more pixels per point, rows are too fine to be visible and glyphs keep their shapes, as in macOS and Chromium.
nonisolated enum Hinting: UInt8, Sendable {
    case light
    case none

    /// Selects the hinting for `scale`, in pixels per point.
    init(scale: Double) { self = scale < 2 ? .light : .none }

    /// FreeType's flags for loading a glyph.
    var flags: Int32 {
        switch self {
        case .light: Int32(widgets_ft_light)
        case .none: Int32(widgets_ft_no_hinting)
        }
    }
}
