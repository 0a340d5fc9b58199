public import Widgets

/// Pointer input. Each method sends its events with times of the virtual clock and then runs frames until none is needed (see
/// `settlesAfterVerbs`); `send(_:)` runs none.
extension Harness {
    /// The time from a press to its release, and from a release to the next press of a series.
    static let clickPause = Duration.milliseconds(40)
    /// The time between two steps of a drag.
    static let dragPause = Duration.milliseconds(16)

    /// Passes the event to the host unchanged, without running a frame.
    ///
    /// - Returns: Whether a view handled the event.
    @discardableResult public func send(_ event: InputEvent) -> Bool { host.handle(event) }

    /// Moves the pointer to the target, then presses and releases the button `count` times.
    ///
    /// First advances the clock far enough that the click is not counted into a series with an earlier one.
    public func click(
        _ target: some PointerTarget, button: MouseEvent.Button = .left, count: Int = 1,
        modifiers: KeyModifierFlags = []
    ) throws(HarnessError) {
        if let lastPress { move(to: lastPress + ClickCounter.interval + .milliseconds(1)) }
        try move(to: target, modifiers: modifiers)
        guard let pointer else { return }
        for _ in 0..<count {
            sendPress(at: pointer, button, modifiers)
            move(to: now + Self.clickPause)
            sendRelease(at: pointer, modifiers)
            move(to: now + Self.clickPause)
        }
        try settleAfterVerb()
    }

    /// Double-clicks the target.
    public func doubleClick(
        _ target: some PointerTarget, modifiers: KeyModifierFlags = []
    ) throws(HarnessError) {
        try click(target, count: 2, modifiers: modifiers)
    }

    /// Moves the pointer to the target; while a button is held, this is a drag.
    public func move(to target: some PointerTarget, modifiers: KeyModifierFlags = []) throws(HarnessError) {
        runFirstFrame()
        let place = heldButton == nil ? try target.reachablePlace(in: self) : try target.place(in: self)
        sendMove(to: place, modifiers)
        try settleAfterVerb()
    }

    /// Moves the pointer to the target and presses the button, which is held until `release()`.
    public func press(
        _ target: some PointerTarget, button: MouseEvent.Button = .left, modifiers: KeyModifierFlags = []
    ) throws(HarnessError) {
        try move(to: target, modifiers: modifiers)
        if let pointer { sendPress(at: pointer, button, modifiers) }
        try settleAfterVerb()
    }

    /// Releases the held button at the current pointer location.
    public func release(modifiers: KeyModifierFlags = []) throws(HarnessError) {
        if let pointer { sendRelease(at: pointer, modifiers) }
        try settleAfterVerb()
    }

    /// Presses the left button at `start`, moves to `end` in `steps` equal steps, and releases the button there.
    public func drag(
        from start: some PointerTarget, to end: some PointerTarget, steps: Int = 8,
        modifiers: KeyModifierFlags = []
    ) throws(HarnessError) {
        try press(start, modifiers: modifiers)
        let from = pointer ?? .zero
        let to = try end.place(in: self)
        for step in 1...max(steps, 1) {
            let part = Double(step) / Double(max(steps, 1))
            move(to: now + Self.dragPause)
            sendMove(
                to: Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part), modifiers)
            try settleAfterVerb()
        }
        try release(modifiers: modifiers)
    }

    /// Moves the pointer out of the window.
    public func moveOut() throws(HarnessError) {
        runFirstFrame()
        let last = pointer ?? .zero
        pointer = nil
        send(.mouse(MouseEvent(phase: .left, locationInWindow: last, timestamp: now)))
        try settleAfterVerb()
    }

    /// Moves the pointer to the target and turns the wheel by `delta` notches; positive `y` moves the content down.
    ///
    /// With `precise`, the event is that of a touch pad.
    public func scroll(
        over target: some PointerTarget, by delta: Point, precise: Bool = false,
        modifiers: KeyModifierFlags = []
    ) throws(HarnessError) {
        try move(to: target, modifiers: modifiers)
        send(
            .scroll(
                ScrollEvent(
                    locationInWindow: pointer ?? .zero, scrollingDeltaX: delta.x, scrollingDeltaY: delta.y,
                    hasPreciseScrollingDeltas: precise, modifierFlags: modifiers, timestamp: now)))
        try settleAfterVerb()
    }

    // MARK: - Single events

    private func sendMove(to place: Point, _ modifiers: KeyModifierFlags) {
        pointer = place
        send(
            .mouse(
                MouseEvent(
                    phase: .moved, locationInWindow: place, button: heldButton ?? .left,
                    isButtonHeld: heldButton != nil, modifierFlags: modifiers, timestamp: now)))
    }

    private func sendPress(at place: Point, _ button: MouseEvent.Button, _ modifiers: KeyModifierFlags) {
        heldButton = button
        lastPress = now
        send(
            .mouse(
                MouseEvent(
                    phase: .down, locationInWindow: place, button: button, isButtonHeld: true,
                    modifierFlags: modifiers, timestamp: now)))
    }

    private func sendRelease(at place: Point, _ modifiers: KeyModifierFlags) {
        guard let button = heldButton else { return }
        heldButton = nil
        send(
            .mouse(
                MouseEvent(
                    phase: .up, locationInWindow: place, button: button, modifierFlags: modifiers,
                    timestamp: now)))
    }
}
