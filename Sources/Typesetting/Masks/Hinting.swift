import CFreeType

/// Whether letters are moved to meet the pixels.
///
/// On a display of few pixels their heights are, lightly: stems that end between two rows look out of focus. With two
/// pixels a point or more the rows are too fine to see, and letters keep their shapes, as in macOS and Chromium.
nonisolated enum Hinting: UInt8, Sendable {
    case light
    case none

    /// `scale` is in pixels a point.
    init(scale: Double) { self = scale < 2 ? .light : .none }

    /// FreeType's flags for loading a glyph.
    var flags: Int32 {
        switch self {
        case .light: Int32(widgets_ft_light)
        case .none: Int32(widgets_ft_no_hinting)
        }
    }
}
