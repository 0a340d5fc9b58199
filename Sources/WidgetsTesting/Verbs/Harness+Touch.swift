public import Widgets

/// Touch input with one or several fingers. Each method sends its events with times of the virtual clock and then runs frames until
/// none is needed (see `settlesAfterVerbs`).
///
///     try harness.pinch("photo", scale: 2)
///     try harness.pan("list", by: Point(x: 0, y: -200), fingers: 2)
extension Harness {
    /// Puts the finger with a number on the target, where it stays until `touchUp(_:)`.
    public func touchDown(_ finger: Int = 1, at target: some PointerTarget) throws(HarnessError) {
        let place = try target.reachablePlace(in: self)
        touchLocations[finger] = place
        sendTouch(finger, .began, place)
        try settleAfterVerb()
    }

    /// Moves the finger to the target in one step.
    public func touchMove(_ finger: Int = 1, to target: some PointerTarget) throws(HarnessError) {
        let place = try target.place(in: self)
        guard touchLocations[finger] != nil else { throw HarnessError.noTouch(finger) }
        touchLocations[finger] = place
        sendTouch(finger, .moved, place)
        try settleAfterVerb()
    }

    /// Lifts the finger.
    public func touchUp(_ finger: Int = 1) throws(HarnessError) {
        guard let place = touchLocations.removeValue(forKey: finger) else {
            throw HarnessError.noTouch(finger)
        }
        sendTouch(finger, .ended, place)
        try settleAfterVerb()
    }

    /// Cancels the touch of the finger, as the system does when a device is removed.
    public func touchCancel(_ finger: Int = 1) throws(HarnessError) {
        guard let place = touchLocations.removeValue(forKey: finger) else {
            throw HarnessError.noTouch(finger)
        }
        sendTouch(finger, .cancelled, place)
        try settleAfterVerb()
    }

    /// Taps the target `count` times with a number of fingers, which are 20 points apart.
    public func tap(_ target: some PointerTarget, fingers: Int = 1, count: Int = 1) throws(HarnessError) {
        let center = try target.reachablePlace(in: self)
        for _ in 0..<max(count, 1) {
            let places = FingerMotion.row(of: fingers, around: center)
            for (finger, place) in places.enumerated() { sendTouch(finger + 1, .began, place) }
            move(to: now + Self.clickPause)
            for (finger, place) in places.enumerated() { sendTouch(finger + 1, .ended, place) }
            move(to: now + Self.clickPause)
        }
        try settleAfterVerb()
    }

    /// Drags a number of fingers from the target by a distance, in points, within `duration`.
    ///
    /// With `pause`, the fingers rest before they are lifted; without it, a fast pan is a flick.
    public func pan(
        _ target: some PointerTarget, by distance: Point, fingers: Int = 1,
        duration: Duration = .milliseconds(160), pause: Duration = .milliseconds(100)
    ) throws(HarnessError) {
        let center = try target.reachablePlace(in: self)
        try perform(.pan(around: center, fingers: fingers, by: distance), duration, pause)
    }

    /// Moves two fingers on the target apart, from a distance of 80 points to that multiplied by `scale`.
    public func pinch(
        _ target: some PointerTarget, scale: Double, duration: Duration = .milliseconds(160),
        pause: Duration = .milliseconds(100)
    ) throws(HarnessError) {
        try perform(.pinch(around: try target.reachablePlace(in: self), scale: scale), duration, pause)
    }

    /// Turns two fingers on the target, 80 points apart, about their centre by an angle in radians, clockwise.
    public func rotate(
        _ target: some PointerTarget, by angle: Double, duration: Duration = .milliseconds(160),
        pause: Duration = .milliseconds(100)
    ) throws(HarnessError) {
        try perform(.rotation(around: try target.reachablePlace(in: self), by: angle), duration, pause)
    }

    private func perform(_ motion: FingerMotion, _ duration: Duration, _ pause: Duration) throws(HarnessError)
    {
        func send(_ phase: TouchEvent.Phase, _ part: Double) {
            for finger in motion.starts.indices { sendTouch(finger + 1, phase, motion.place(finger, part)) }
        }
        send(.began, 0)
        let steps = max(1, Int((duration / Self.dragPause).rounded()))
        for step in 1...steps {
            move(to: now + Self.dragPause)
            send(.moved, Double(step) / Double(steps))
            advance(by: .zero)
        }
        if pause > .zero { advance(by: pause) }
        send(.ended, 1)
        try settleAfterVerb()
    }

    private func sendTouch(_ finger: Int, _ phase: TouchEvent.Phase, _ place: Point) {
        runFirstFrame()
        send(
            .touch(
                TouchEvent(phase: phase, touchID: Int64(finger), locationInWindow: place, timestamp: now)))
    }
}
