import CFreeType

/// Whether letters are moved to meet the pixels.
///
/// On a display of few pixels their heights are, lightly: stems that end between two rows look out of focus. Where a point has two
/// pixels or more nobody sees the rows, and letters keep the shapes that they were drawn with, as macOS and Chromium have it.
nonisolated enum Hinting: UInt8, Sendable {
    case light
    case none

    /// `scale` is in pixels a point.
    init(scale: Double) { self = scale < 2 ? .light : .none }

    /// What FreeType is told.
    var flags: Int32 {
        switch self {
        case .light: Int32(widgets_ft_light)
        case .none: Int32(widgets_ft_no_hinting)
        }
    }
}
