import Drawing

/// The scale factors between a window's points, SDL's window units and pixels.
///
/// On X11, a unit is a pixel, and a scaled window has several units per point. On Wayland, a unit is a point, and the compositor's scale
/// applies between units and pixels.
///
///     let metrics = WindowMetrics(unitsPerPoint: 2)   // X11 with WIDGETS_SCALE=2
public nonisolated struct WindowMetrics: Hashable, Sendable {
    /// The number of window units per point, greater than 0.
    public var unitsPerPoint: Double
    /// The number of pixels per window unit, greater than 0.
    public var pixelsPerUnit: Double

    /// The height of the title bar above the content, in window units; 0 if the desktop draws it.
    public var contentTop: Int32

    public init(unitsPerPoint: Double = 1, pixelsPerUnit: Double = 1, contentTop: Int32 = 0) {
        self.unitsPerPoint = unitsPerPoint
        self.pixelsPerUnit = pixelsPerUnit
        self.contentTop = contentTop
    }

    /// The number of pixels per point.
    public var scale: Double { unitsPerPoint * pixelsPerUnit }

    /// The maximum side length of a window that is requested from SDL, in units.
    static let longestSide = 16_384.0

    func points(_ units: Double) -> Double { units / unitsPerPoint }

    /// Returns the point of the content at a location in the window.
    func points(x: Double, y: Double) -> Point { Point(x: points(x), y: points(y - Double(contentTop))) }

    /// Returns the size of the content of a window, in points; both are in window units.
    func contentSize(width: Double, height: Double) -> Size {
        Size(width: points(width), height: max(points(height - Double(contentTop)), 0))
    }

    /// Returns the height of a window with a content of `points`, in window units.
    func windowHeight(_ points: Double) -> Int32 {
        min(length(points) + contentTop, Int32(Self.longestSide))
    }

    /// Returns a length in whole units, clamped to 1...`longestSide`; NaN becomes 1.
    func length(_ points: Double) -> Int32 {
        let units = (points * unitsPerPoint).rounded()
        return units.isNaN ? 1 : Int32(min(max(units, 1), Self.longestSide))
    }

    /// Returns a coordinate in whole units, clamped to ±`longestSide`; NaN becomes 0.
    func coordinate(_ points: Double) -> Int32 {
        let units = (points * unitsPerPoint).rounded()
        return units.isNaN ? 0 : Int32(min(max(units, -Self.longestSide), Self.longestSide))
    }
}
