import Glibc

/// The state machine of two fingers that turn about each other or change their distance.
///
///     var pair = PairRecognition(kind: .pinch)
///     pair.began([first, second])
///     pair.moved([second])   // .begin after 8 points
///     pair.scale             // the ratio of the distances
nonisolated struct PairRecognition: Sendable {
    enum Kind: Sendable { case pinch, rotation }

    /// The change of the distance at which a pinch begins, in points.
    static let pinchThreshold = 8.0
    /// The angle at which a rotation begins, in radians.
    static let rotationThreshold = 0.1
    /// The distance at which two fingers count as being at the same place, in points.
    private static let minimumDistance = 1.0

    let kind: Kind
    private(set) var hasBegun = false
    /// The ratio of the distance of the fingers to that at the begin.
    private(set) var scale = 1.0
    /// The angle by which the fingers have turned since the begin, in radians; may exceed a full turn.
    private(set) var rotation = 0.0
    private var touches: [TouchSample] = []
    private var initialDistance = 0.0
    private var totalAngle = 0.0
    private var lastAngle = 0.0
    private var lastDistance = 1.0
    private var velocities = VelocityTracker()
    private var isFinished = false

    init(kind: Kind) { self.kind = kind }

    mutating func began(_ new: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        // A third finger does not take part.
        for sample in new where touches.count < 2 && sample.location.isFinite {
            touches.append(sample)
            if touches.count == 2 {
                initialDistance = distance
                lastDistance = distance
                lastAngle = angle
                totalAngle = 0
                velocities.removeAll()
                record(at: sample.time)
            }
        }
        return .none
    }

    mutating func moved(_ samples: [TouchSample]) -> GestureDecision {
        if isFinished || !update(samples) || touches.count < 2 { return .none }
        // Unwrapped, so that the angle does not jump at half a turn.
        let turn = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        let growth = distance / lastDistance
        lastAngle = angle
        lastDistance = distance
        totalAngle += turn
        let time = samples.last?.time ?? .zero
        if hasBegun {
            scale *= growth
            rotation += turn
            record(at: time)
            return .change
        }
        record(at: time)
        switch kind {
        case .pinch: if abs(distance - initialDistance) < Self.pinchThreshold { return .none }
        case .rotation: if abs(totalAngle) < Self.rotationThreshold { return .none }
        }
        hasBegun = true
        velocities.removeAll()
        record(at: time)
        return .begin
    }

    mutating func ended(_ samples: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        touches.removeAll { touch in samples.contains { $0.id == touch.id } }
        if hasBegun, touches.count < 2 {
            isFinished = true
            return .end
        }
        if touches.isEmpty, !hasBegun {
            isFinished = true
            return .fail
        }
        return .none
    }

    /// Multiplies the scale and adds to the rotation, for the wheel.
    mutating func transform(scale factor: Double, rotation angle: Double, at time: Duration)
        -> GestureDecision
    {
        guard factor.isFinite, factor > 0, angle.isFinite else { return .none }
        scale *= factor
        rotation += angle
        record(at: time)
        if hasBegun { return .change }
        hasBegun = true
        return .begin
    }

    mutating func setScale(_ scale: Double) {
        guard scale.isFinite, scale > 0 else { return }
        velocities.shift(by: Point(x: scale - self.scale, y: 0))
        self.scale = scale
    }

    mutating func setRotation(_ rotation: Double) {
        guard rotation.isFinite else { return }
        velocities.shift(by: Point(x: 0, y: rotation - self.rotation))
        self.rotation = rotation
    }

    /// Returns the velocities of scale (x) and rotation (y), per second.
    func velocity(at time: Duration) -> Point { velocities.velocity(at: time) }

    private mutating func record(at time: Duration) { velocities.add(Point(x: scale, y: rotation), at: time) }

    private var distance: Double {
        max(Self.minimumDistance, touches[0].location.distance(to: touches[1].location))
    }

    private var angle: Double {
        let vector = touches[1].location - touches[0].location
        return atan2(vector.y, vector.x)
    }

    private mutating func update(_ samples: [TouchSample]) -> Bool {
        var hasChanged = false
        for sample in samples where sample.location.isFinite {
            guard let index = touches.firstIndex(where: { $0.id == sample.id }) else { continue }
            if touches[index].location != sample.location { hasChanged = true }
            touches[index] = sample
        }
        return hasChanged
    }
}
