/// A movement of a finger, or of the pointer with the button held: `SwiftUI.DragGesture`.
///
///     DragGesture(minimumDistance: 0).onChanged { value in angle = value.location.x }
public struct DragGesture: Gesture {
    /// The distance in points that the pointer must move before the drag begins; 10 by default.
    public var minimumDistance: Double
    /// The space of the locations; that of the view by default.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag that begins after a movement of `minimumDistance` points; 0 begins with the press.
    public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// The state of a drag.
    ///
    ///     value.translation.width
    public struct Value: Hashable, Sendable {
        /// The time of the event, on the window's clock.
        public let time: Duration
        /// The location of the pointer, in points.
        public let location: Point
        /// The location of the press, in points.
        public let startLocation: Point
        /// The velocity of the pointer, in points per second; zero after a pause.
        public let velocity: Size
        /// The distance from `startLocation` to `location`, in points.
        public var translation: Size {
            Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The location at which a decelerating movement would end, a quarter of a second ahead.
        public var predictedEndLocation: Point {
            Point(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// The distance from `startLocation` to `predictedEndLocation`, in points.
        public var predictedEndTranslation: Size {
            Size(
                width: predictedEndLocation.x - startLocation.x,
                height: predictedEndLocation.y - startLocation.y)
        }
    }

    public var _plan: _GesturePlan<Value> {
        let space = coordinateSpace
        return _GesturePlan(
            shape: .drag(minimumDistance: minimumDistance),
            value: { parts in
                guard let part = parts.first, part.phase == .active || part.phase == .ended else {
                    return nil
                }
                let moment = part.moment
                return Value(
                    time: moment.time, location: moment.convert(moment.location, space),
                    startLocation: moment.convert(moment.start, space),
                    velocity: Size(width: moment.velocity.x, height: moment.velocity.y))
            })
    }
}
