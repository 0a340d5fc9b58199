import Drawing

/// How a window's points relate to SDL's window units and to pixels.
///
/// X11 knows only pixels: a unit is a pixel, and a scaled window has several units a point. Wayland's units are points, and
/// its scale is hidden below them.
///
///     let metrics = WindowMetrics(unitsPerPoint: 2)   // X11 with WIDGETS_SCALE=2
public nonisolated struct WindowMetrics: Hashable, Sendable {
    /// Greater than 0.
    public var unitsPerPoint: Double
    /// Greater than 0.
    public var pixelsPerUnit: Double

    public init(unitsPerPoint: Double = 1, pixelsPerUnit: Double = 1) {
        self.unitsPerPoint = unitsPerPoint
        self.pixelsPerUnit = pixelsPerUnit
    }

    /// Pixels a point.
    public var scale: Double { unitsPerPoint * pixelsPerUnit }

    /// The longest side of a window that is asked of SDL, in units.
    static let longestSide = 16_384.0

    func points(_ units: Double) -> Double { units / unitsPerPoint }

    func points(x: Double, y: Double) -> Point { Point(x: points(x), y: points(y)) }

    /// A length in whole units for SDL: from 1 (also for NaN) to `longestSide`.
    func length(_ points: Double) -> Int32 {
        let units = (points * unitsPerPoint).rounded()
        return units.isNaN ? 1 : Int32(min(max(units, 1), Self.longestSide))
    }

    /// A coordinate in whole units for SDL, held within ±`longestSide`; NaN becomes 0.
    func coordinate(_ points: Double) -> Int32 {
        let units = (points * unitsPerPoint).rounded()
        return units.isNaN ? 0 : Int32(min(max(units, -Self.longestSide), Self.longestSide))
    }
}
