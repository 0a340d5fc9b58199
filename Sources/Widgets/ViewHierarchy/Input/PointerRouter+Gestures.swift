/// The effects of gestures on the press of the pointer: events are cancelled, held back, and delivered later.
extension PointerRouter: GestureSink {
    func gestureTook(_ touch: Touch, for recognizer: GestureRecognizer) {
        guard let press = current, press.touch === touch else { return }
        let target = capture.target ?? press.releasedView
        drags.endRecognition()
        let wasHeld = press.hidesPress
        press.isTaken = true
        press.heldDown = nil
        press.heldUp = nil
        if capture.target != nil {
            capture.transfer(to: Self.path(from: recognizer.view))
        } else {
            current = nil
        }
        // A press that has not been delivered to the view needs no cancellation.
        if !wasHeld, press.isDelivered { target?.mouseCancelled() }
    }

    func gesturesSettled() { deliverHeldEvents(ifPossible: true) }

    /// Delivers the events that were held back; with `ifPossible`, only those that no recogniser delays any longer.
    func deliverHeldEvents(ifPossible: Bool = false) {
        guard let press = current, !press.isTaken else { return }
        let target = capture.target ?? press.releasedView
        if let down = press.heldDown, let target {
            if ifPossible, gestures.delaysBegan(press.touch) { return }
            press.heldDown = nil
            _ = deliver(press: down, to: target)
        }
        guard current === press, let up = press.heldUp else { return }
        if ifPossible, gestures.delaysEnded(press.touch) { return }
        press.heldUp = nil
        current = nil
        if let target { _ = deliver(release: up, to: target) }
    }

    func scheduleDeadline(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledTimer {
        schedule(after: delay, action)
    }

    var currentTime: Duration { host.currentTime }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledTimer {
        host.schedule(after: delay, repeating: false, action)
    }

    /// Cancels the press for the views, because it has become a drag.
    func dragBegan() {
        cancelCapture()
        hover(over: nil, last ?? MouseEvent(phase: .left, locationInWindow: .zero))
    }
}
