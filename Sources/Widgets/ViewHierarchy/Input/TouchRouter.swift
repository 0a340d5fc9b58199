/// The routing of touches: the first finger also acts as the pointer, and all fingers are passed to gesture recognisers.
final class TouchRouter {
    private struct Finger: Hashable {
        let device: Int64
        let id: Int64
    }

    private unowned let host: any InputHost
    private let pointer: PointerRouter
    private let gestures: GestureCoordinator
    /// The finger that acts as the pointer; nil for none.
    private var primary: Finger?
    private var primaryLocation = Point.zero
    /// The other fingers.
    private var others: [Finger: Touch] = [:]

    /// The maximum number of fingers, which bounds the memory if releases are lost.
    static let maximumCount = 32

    init(host: any InputHost, pointer: PointerRouter, gestures: GestureCoordinator) {
        self.host = host
        self.pointer = pointer
        self.gestures = gestures
    }

    /// Dispatches an event of a finger; returns whether a view or a recogniser received it.
    ///
    /// Events with invalid locations, and those of fingers whose begin was not received, are ignored.
    func dispatch(_ event: TouchEvent) -> Bool {
        guard event.locationInWindow.isFinite || event.phase == .cancelled else { return false }
        let finger = Finger(device: event.deviceID, id: event.touchID)
        switch event.phase {
        case .began:
            // The release of the same finger was lost.
            cancel(finger)
            return begin(finger, event)
        case .moved:
            if finger == primary {
                primaryLocation = event.locationInWindow
                return pointer.dispatch(mouse(event, .moved), force: event.pressure)
            }
            guard let touch = others[finger] else { return false }
            touch.force = event.pressure
            touch.move(to: event.locationInWindow, event.timestamp, .moved)
            gestures.moved(touch, modifiers: event.modifierFlags)
            return true
        case .ended:
            if finger == primary { return endPrimary(event) }
            guard let touch = others.removeValue(forKey: finger) else { return false }
            touch.move(to: event.locationInWindow, event.timestamp, .ended)
            gestures.ended(touch, modifiers: event.modifierFlags)
            return true
        case .cancelled:
            cancel(finger)
            return true
        }
    }

    private func begin(_ finger: Finger, _ event: TouchEvent) -> Bool {
        let type: Touch.TouchType = event.tool == .pencil ? .pencil : .direct
        if primary == nil, others.isEmpty, !pointer.isCaptured {
            primary = finger
            primaryLocation = event.locationInWindow
            return pointer.dispatch(mouse(event, .down), type: type, force: event.pressure)
        }
        guard others.count < Self.maximumCount,
            let view = host.hitTest(event.locationInWindow, with: .touch(event))
        else { return false }
        let touch = Touch(type: type, view: view, at: event.locationInWindow, time: event.timestamp)
        touch.force = event.pressure
        others[finger] = touch
        gestures.began(touch, path: PointerRouter.path(from: view), modifiers: event.modifierFlags)
        return touch.gestureRecognizers?.isEmpty == false
    }

    private func endPrimary(_ event: TouchEvent) -> Bool {
        primary = nil
        let used = pointer.dispatch(mouse(event, .up))
        // No pointer remains over the view after a finger was lifted.
        _ = pointer.dispatch(mouse(event, .left))
        return used
    }

    private func mouse(_ event: TouchEvent, _ phase: MouseEvent.Phase) -> MouseEvent {
        MouseEvent(
            phase: phase, locationInWindow: event.locationInWindow,
            isButtonHeld: phase == .down || phase == .moved, modifierFlags: event.modifierFlags,
            isTouch: true,
            timestamp: event.timestamp)
    }

    private func cancel(_ finger: Finger) {
        if finger == primary {
            primary = nil
            pointer.drags.cancel()
            pointer.cancelCapture()
            _ = pointer.dispatch(MouseEvent(phase: .left, locationInWindow: primaryLocation, isTouch: true))
        }
        guard let touch = others.removeValue(forKey: finger) else { return }
        touch.phase = .cancelled
        gestures.cancelled(touch)
    }

    /// Ends all touches without a release, because the window was deactivated.
    func cancelAll() {
        primary = nil
        let touches = others.values.sorted { $0.timestamp < $1.timestamp }
        others = [:]
        for touch in touches {
            touch.phase = .cancelled
            gestures.cancelled(touch)
        }
    }

    /// Cancels the touches on `view` and its descendants, which have been hidden.
    func viewDisappeared(_ view: View) {
        for (finger, touch) in others where touch.view?.isDescendant(of: view) == true { cancel(finger) }
    }
}
