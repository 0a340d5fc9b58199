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

    public init(unitsPerPoint: Double = 1, pixelsPerUnit: Double = 1) {
        self.unitsPerPoint = unitsPerPoint
        self.pixelsPerUnit = pixelsPerUnit
    }

    /// The number of pixels per point.
    public var scale: Double { unitsPerPoint * pixelsPerUnit }

    /// The maximum side length of a window that is requested from SDL, in units.
    static let longestSide = 16_384.0

    func points(_ units: Double) -> Double { units / unitsPerPoint }

    func points(x: Double, y: Double) -> Point { Point(x: points(x), y: points(y)) }

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
