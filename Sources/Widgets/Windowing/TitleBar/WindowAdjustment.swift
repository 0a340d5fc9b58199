/// The movement or the change of size of a window that the user has chosen in its menu: with the arrow keys, or with the next press.
///
///     var adjustment = WindowAdjustment(.resize, from: frame)
///     if case .changed = adjustment.handle(key) { apply(adjustment.frame) }
struct WindowAdjustment {
    enum Kind { case move, resize }

    /// The effect of a key.
    enum Effect {
        /// The key has no effect.
        case none
        /// The frame has changed.
        case changed
        /// The adjustment has ended; the frame is the current one, or the first one after Escape.
        case ended
    }

    let kind: Kind
    /// The position of the window and the size of its content, in points; the origin is arbitrary where windows have no positions.
    private(set) var frame: Rect
    private let first: Rect

    /// The distances of an arrow key, without and with Ctrl, in points.
    private static let steps = (normal: 10.0, precise: 1.0)

    init(_ kind: Kind, from frame: Rect) {
        self.kind = kind
        self.frame = frame
        first = frame
    }

    /// Applies a key: the arrow keys move the window or its right and lower edges, Return ends, and Escape also restores the frame.
    mutating func handle(_ key: Key) -> Effect {
        let step = key.modifierFlags.contains(.control) ? Self.steps.precise : Self.steps.normal
        switch key.keyCode {
        case .keyboardLeftArrow: change(by: Point(x: -step, y: 0))
        case .keyboardRightArrow: change(by: Point(x: step, y: 0))
        case .keyboardUpArrow: change(by: Point(x: 0, y: -step))
        case .keyboardDownArrow: change(by: Point(x: 0, y: step))
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return .ended
        case .keyboardEscape:
            frame = first
            return .ended
        default: return .none
        }
        return .changed
    }

    private mutating func change(by delta: Point) {
        switch kind {
        case .move: frame.origin = frame.origin + delta
        case .resize:
            frame.size = Size(
                width: max(1, frame.width + delta.x), height: max(1, frame.height + delta.y))
        }
    }

    /// Returns the edge or corner that a press at a point of a window resizes: the nearest one of eight.
    static func nearestEdge(to point: Point, in size: Size) -> (x: Int, y: Int) {
        func third(_ value: Double, of length: Double) -> Int {
            value < length / 3 ? -1 : value > length * 2 / 3 ? 1 : 0
        }
        let edge = (x: third(point.x, of: size.width), y: third(point.y, of: size.height))
        return edge == (0, 0) ? (1, 1) : edge
    }
}
