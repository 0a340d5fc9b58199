/// A finger that moves a window without a title bar of the desktop, or resizes it.
///
/// SDL has no hit test for fingers, so the program moves the window itself. Points and frames are on the desktop.
///
///     var touch = WindowTouch(edge: (0, 0), at: finger, frame: frame)
///     if let frame = touch.frame(for: finger, minimumSize: .zero, maximumSize: nil) { apply(frame) }
struct WindowTouch {
    /// The edge that follows the finger: -1 for the left or upper one, 1 for the right or lower one; the window is moved if both are 0.
    let edge: (x: Int, y: Int)
    /// Whether the finger moves or resizes the window; false until it has moved far enough to be no tap.
    private(set) var isActive: Bool
    private let first: Point
    /// The last location of the finger that the window has followed.
    private var last: Point
    private let firstFrame: Rect

    /// The distance after which a finger moves the window, in points.
    private static let slop = 8.0

    init(edge: (x: Int, y: Int), at point: Point, frame: Rect) {
        self.edge = edge
        first = point
        last = point
        firstFrame = frame
        isActive = edge != (0, 0)
    }

    /// Whether the origin of the window follows the finger.
    var movesOrigin: Bool { edge == (0, 0) || edge.x < 0 || edge.y < 0 }

    /// Returns the frame of the content for a position of the finger; nil until the finger has moved far enough.
    mutating func frame(for point: Point, minimumSize least: Size, maximumSize: Size?) -> Rect? {
        let delta = point - first
        if !isActive, abs(delta.x) < Self.slop, abs(delta.y) < Self.slop { return nil }
        isActive = true
        last = point
        if edge == (0, 0) { return firstFrame.offsetBy(dx: delta.x, dy: delta.y) }
        let limit = maximumSize ?? Size(width: .infinity, height: .infinity)
        let horizontal = Self.extent(
            firstFrame.minX, firstFrame.width, edge.x, by: delta.x,
            least.width...max(least.width, limit.width))
        let vertical = Self.extent(
            firstFrame.minY, firstFrame.height, edge.y, by: delta.y,
            least.height...max(least.height, limit.height))
        return Rect(
            x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// Returns the location at which the finger was lifted from a window that has just been moved.
    ///
    /// It is unknown whether `point` is relative to the `old` or to the `new` origin of the window. The location nearer to the last one is
    /// returned, because fingers are lifted where they have stopped.
    func liftLocation(inWindow point: Point, old: Point, new: Point) -> Point {
        func distance(_ location: Point) -> Double {
            let delta = location - last
            return delta.x * delta.x + delta.y * delta.y
        }
        let (before, after) = (old + point, new + point)
        return distance(before) < distance(after) ? before : after
    }

    /// Returns the extent along an axis after an edge has been moved; the other edge keeps its place.
    private static func extent(
        _ start: Double, _ length: Double, _ edge: Int, by delta: Double, _ lengths: ClosedRange<Double>
    ) -> (start: Double, length: Double) {
        if edge == 0 { return (start, length) }
        let new = min(max(length + delta * Double(edge), max(1, lengths.lowerBound)), lengths.upperBound)
        return (edge < 0 ? start + length - new : start, new)
    }
}
