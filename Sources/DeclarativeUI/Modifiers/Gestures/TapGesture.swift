/// One or several clicks or taps: `SwiftUI.TapGesture`.
///
///     TapGesture(count: 2).onEnded { open() }
public struct TapGesture: Gesture {
    /// The number of taps that complete the gesture; 1 by default.
    public var count: Int
    /// Creates a gesture of `count` taps; values below 1 count as 1.
    public init(count: Int = 1) { self.count = max(1, count) }
    public var _plan: _GesturePlan<Void> {
        _GesturePlan(shape: .tap(count: count), value: { $0.first?.phase == .ended ? () : nil })
    }
}

/// One or several taps, with their location: `SwiftUI.SpatialTapGesture`.
///
///     SpatialTapGesture().onEnded { value in addPoint(value.location) }
public struct SpatialTapGesture: Gesture {
    /// The number of taps that complete the gesture; 1 by default.
    public var count: Int
    /// The space of the location; that of the view by default.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture of `count` taps; values below 1 count as 1.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = max(1, count)
        self.coordinateSpace = coordinateSpace
    }

    /// The state of a tap.
    ///
    ///     value.location
    public struct Value: Hashable, Sendable {
        /// The location of the last tap, in points.
        public var location: Point
    }

    public var _plan: _GesturePlan<Value> {
        let space = coordinateSpace
        return _GesturePlan(
            shape: .tap(count: count),
            value: { parts in
                guard let part = parts.first, part.phase == .ended else { return nil }
                return Value(location: part.moment.convert(part.moment.location, space))
            })
    }
}

/// A press that is held: `SwiftUI.LongPressGesture`.
///
///     LongPressGesture(minimumDuration: 1).onEnded { _ in showMenu() }
public struct LongPressGesture: Gesture {
    /// The duration of the press that completes the gesture, in seconds; 0.5 by default.
    public var minimumDuration: Double
    /// The maximum distance that the pointer may move during the press, in points; 10 by default.
    public var maximumDistance: Double

    /// Creates a gesture with a duration in seconds and a distance in points.
    public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public var _plan: _GesturePlan<Bool> {
        _GesturePlan(
            shape: .longPress(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
            value: { parts in
                guard let phase = parts.first?.phase else { return nil }
                return phase == .active || phase == .ended ? true : nil
            })
    }
}
