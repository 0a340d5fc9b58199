import Widgets

/// The paths of the fingers of a gesture.
///
///     FingerMotion.pinch(around: center, scale: 2).place(0, 0.5)   // the first finger halfway
struct FingerMotion {
    /// The locations at which the fingers are put down.
    let starts: [Point]
    private let path: (Point, Double) -> Point

    /// Returns the location of a finger after a part of the gesture, 0...1.
    func place(_ finger: Int, _ part: Double) -> Point { path(starts[finger], part) }

    static func pan(around center: Point, fingers: Int, by distance: Point) -> FingerMotion {
        FingerMotion(starts: row(of: fingers, around: center)) { start, part in
            Point(x: start.x + distance.x * part, y: start.y + distance.y * part)
        }
    }

    static func pinch(around center: Point, scale: Double) -> FingerMotion {
        let start = scale < 1 ? 40 / max(scale, 0.01) : 40
        let starts = [Point(x: center.x - start, y: center.y), Point(x: center.x + start, y: center.y)]
        return FingerMotion(starts: starts) { start, part in
            Point(x: center.x + (start.x - center.x) * (1 + (scale - 1) * part), y: start.y)
        }
    }

    static func rotation(around center: Point, by angle: Double) -> FingerMotion {
        let starts = [Point(x: center.x - 40, y: center.y), Point(x: center.x + 40, y: center.y)]
        return FingerMotion(starts: starts) { start, part in
            (start - center).applying(AffineTransform(rotationAngle: angle * part)) + center
        }
    }

    /// Returns locations in a row, 20 points apart.
    static func row(of count: Int, around center: Point) -> [Point] {
        let count = max(count, 1)
        return (0..<count).map { index in
            Point(x: center.x + 20 * (Double(index) - Double(count - 1) / 2), y: center.y)
        }
    }

    private init(starts: [Point], path: @escaping (Point, Double) -> Point) {
        self.starts = starts
        self.path = path
    }
}
