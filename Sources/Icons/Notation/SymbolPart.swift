internal import Drawing

/// An instruction of a symbol's notation, in units of the grid.
enum SymbolPart: Hashable, Sendable {
    /// A centre line.
    case stroke(Contour)
    /// A filled contour, enlarged by half of the line width: its outside is that of the stroked contour.
    case fill(Contour)
    /// A centre line that is removed from the fills.
    case cut(Contour)
    /// An area that is removed from the fills, reduced by half of the line width: its outside is the inside of the stroked contour.
    case hole(Contour)
    /// A disc whose radius is `factor` times the line width; removed from the fills if `isCut`.
    case dot(Point, factor: Double, isCut: Bool)
    /// Removes preceding strokes within `radius` of a point.
    case clear(Point, radius: Double)
    /// A stroke with a gap on both sides, in which preceding strokes are removed.
    case slash(Point, Point)
}
