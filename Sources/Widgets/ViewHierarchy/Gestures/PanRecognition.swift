/// The state machine of a pan: fingers that move together beyond a distance.
///
/// The translation follows the centre of the fingers; a finger that is added or lifted does not change it.
///
///     var pan = PanRecognition()
///     pan.began([sample])
///     pan.moved([sample])   // .begin after 10 points
nonisolated struct PanRecognition: Sendable {
    /// The axis along which a pan begins.
    enum Axis: Sendable { case horizontal, vertical }

    /// The distance along an axis, in points, beyond which a press becomes a pan.
    static let threshold = 10.0

    var minimumTouches = 1
    var maximumTouches = Int.max
    /// The distance beyond which the pan begins, in points; 0 begins with the press.
    var minimumDistance = PanRecognition.threshold
    /// The axis of a pan that begins only along it; nil for both.
    var axis: Axis?
    /// The translation, in the window's space, in points.
    private(set) var translation = Point.zero
    private(set) var hasBegun = false
    /// The location at which the pan was pressed, with the displacement of all later changes of the fingers.
    private(set) var start: Point?
    private var touches: [TouchSample] = []
    private var velocities = VelocityTracker()
    private var isFinished = false

    private var center: Point { Point.center(of: touches.map(\.location)) }

    mutating func began(_ new: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        let old = touches.isEmpty ? nil : center
        touches += new
        if touches.count > maximumTouches {
            if hasBegun {
                touches.removeLast(touches.count - maximumTouches)
                return .none
            }
            return fail()
        }
        let jump = old.map { center - $0 } ?? .zero
        if start == nil { start = center } else if let start { self.start = start + jump }
        velocities.add(translation, at: new.last?.time ?? .zero)
        if minimumDistance <= 0, axis == nil, !hasBegun, touches.count >= minimumTouches {
            hasBegun = true
            return .begin
        }
        return .none
    }

    mutating func moved(_ samples: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        guard let start, update(samples) else { return .none }
        translation = center - start
        velocities.add(translation, at: samples.last?.time ?? .zero)
        if hasBegun { return .change }
        guard touches.count >= minimumTouches else { return .none }
        let across = abs(translation.x)
        let down = abs(translation.y)
        guard max(across, down) > max(minimumDistance, 0) else { return .none }
        switch axis {
        case .horizontal where down > across, .vertical where across > down: return fail()
        default: break
        }
        hasBegun = true
        return .begin
    }

    mutating func ended(_ samples: [TouchSample]) -> GestureDecision {
        if isFinished { return .none }
        // A release that jumped beyond the threshold is no pan.
        let wasPan = hasBegun
        let moved = moved(samples)
        if moved == .fail { return .fail }
        hasBegun = wasPan
        let old = center
        touches.removeAll { touch in samples.contains { $0.id == touch.id } }
        if touches.isEmpty || hasBegun && touches.count < minimumTouches {
            if !hasBegun { return fail() }
            isFinished = true
            return .end
        }
        // The start moves with the centre of the remaining fingers, so that the translation does not jump.
        if let start { self.start = start + (center - old) }
        return moved == .change ? .change : .none
    }

    /// Returns the velocity in points per second in the window's space.
    func velocity(at time: Duration) -> Point { velocities.velocity(at: time) }

    mutating func setTranslation(_ translation: Point) {
        guard translation.isFinite else { return }
        let jump = translation - self.translation
        self.translation = translation
        if let start { self.start = start - jump }
        velocities.shift(by: jump)
    }

    // MARK: - Wheel

    /// Moves by a distance of the wheel, in points.
    mutating func scrolled(by distance: Point, at time: Duration) -> GestureDecision {
        guard distance.isFinite, distance != .zero else { return .none }
        translation = translation + distance
        velocities.add(translation, at: time)
        if hasBegun { return .change }
        hasBegun = true
        return .begin
    }

    /// Updates the locations; returns whether any of the touches belongs to the pan and has moved.
    private mutating func update(_ samples: [TouchSample]) -> Bool {
        var hasChanged = false
        for sample in samples where sample.location.isFinite {
            guard let index = touches.firstIndex(where: { $0.id == sample.id }) else { continue }
            if touches[index].location != sample.location { hasChanged = true }
            touches[index] = sample
        }
        return hasChanged
    }

    private mutating func fail() -> GestureDecision {
        isFinished = true
        return .fail
    }
}
