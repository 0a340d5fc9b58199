/// Two fingers that move apart or together, or the wheel with Ctrl held: `SwiftUI.MagnifyGesture`.
///
///     MagnifyGesture().onChanged { value in scale = value.magnification }
public struct MagnifyGesture: Gesture {
    /// The change of the magnification at which the gesture begins; 0.01 by default.
    public var minimumScaleDelta: Double
    /// Creates a gesture that begins after a change of the magnification.
    public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// The state of a magnification.
    ///
    ///     value.magnification
    public struct Value: Hashable, Sendable {
        /// The time of the event, on the window's clock.
        public let time: Duration
        /// The ratio of the distance of the fingers to that at the begin.
        public let magnification: Double
        /// The change of the magnification per second.
        public let velocity: Double
        /// The centre of the fingers at the begin, as a fraction of the view's size.
        public let startAnchor: UnitPoint
        /// The centre of the fingers at the begin, in the view's space, in points.
        public let startLocation: Point
    }

    public var _plan: _GesturePlan<Value> {
        _GesturePlan(
            shape: .magnify(minimumScaleDelta: minimumScaleDelta),
            value: { parts in
                guard let part = parts.first, part.phase == .active || part.phase == .ended else {
                    return nil
                }
                let moment = part.moment
                return Value(
                    time: moment.time, magnification: moment.magnification,
                    velocity: moment.magnificationVelocity, startAnchor: moment.anchor,
                    startLocation: moment.start)
            })
    }
}

/// Two fingers that turn about each other, or the wheel with Ctrl and Shift held: `SwiftUI.RotateGesture`.
///
///     RotateGesture().onChanged { value in angle = value.rotation }
public struct RotateGesture: Gesture {
    /// The angle at which the gesture begins; a degree by default.
    public var minimumAngleDelta: Angle
    /// Creates a gesture that begins after a turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// The state of a rotation.
    ///
    ///     value.rotation.degrees
    public struct Value: Hashable, Sendable {
        /// The time of the event, on the window's clock.
        public let time: Duration
        /// The angle by which the fingers have turned, clockwise.
        public let rotation: Angle
        /// The change of the rotation per second.
        public let velocity: Angle
        /// The centre of the fingers at the begin, as a fraction of the view's size.
        public let startAnchor: UnitPoint
        /// The centre of the fingers at the begin, in the view's space, in points.
        public let startLocation: Point
    }

    public var _plan: _GesturePlan<Value> {
        _GesturePlan(
            shape: .rotate(minimumAngleDelta: minimumAngleDelta.radians),
            value: { parts in
                guard let part = parts.first, part.phase == .active || part.phase == .ended else {
                    return nil
                }
                let moment = part.moment
                return Value(
                    time: moment.time, rotation: Angle(radians: moment.rotation),
                    velocity: Angle(radians: moment.rotationVelocity), startAnchor: moment.anchor,
                    startLocation: moment.start)
            })
    }
}
