private import Glibc

/// The common part of the recognisers of gestures with two fingers.
///
/// Each notch of the wheel with Ctrl (and Shift, for rotations) has the effect of a small movement of the fingers.
///
///     let pinch: PairGestureRecognizer = PinchGestureRecognizer()
open class PairGestureRecognizer: GestureRecognizer {
    final lazy var recognition = PairRecognition(kind: kind)
    final var lastTime = Duration.zero
    /// The last event of the wheel during a gesture by the wheel.
    private var lastScroll: (time: Duration, location: Point)?

    /// The measure that begins the gesture.
    var kind: PairRecognition.Kind { .pinch }

    nonisolated deinit {}

    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        if lastScroll != nil { state = .ended }
        lastTime = event.timestamp
        apply(recognition.began(touches.samples))
    }

    open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        lastTime = event.timestamp
        apply(recognition.moved(touches.samples))
    }

    open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        lastTime = event.timestamp
        apply(recognition.ended(touches.samples))
    }

    open override func location(in view: View?) -> Point {
        guard let lastScroll else { return super.location(in: view) }
        return view?.convert(lastScroll.location, from: nil) ?? lastScroll.location
    }

    open override func reset() {
        recognition = PairRecognition(kind: kind)
        lastScroll = nil
    }

    // MARK: - Wheel

    package override var deadline: Duration? {
        lastScroll.map { $0.time + PanGestureRecognizer.scrollPause }
    }

    package override func deadlineReached(at time: Duration) {
        lastTime = time
        if lastScroll != nil { state = .ended }
    }

    package override func scrolled(_ event: ScrollEvent) -> Bool {
        let modifiers: KeyModifierFlags = kind == .pinch ? .control : [.control, .shift]
        guard event.modifierFlags.intersection([.control, .shift, .alternate]) == modifiers, touches.isEmpty
        else { return false }
        // Some systems turn the wheel with Shift into a horizontal movement.
        let notches = event.scrollingDeltaY != 0 ? event.scrollingDeltaY : event.scrollingDeltaX
        guard notches.isFinite, notches != 0 else { return false }
        lastTime = event.timestamp
        let decision =
            kind == .pinch
            ? recognition.transform(
                scale: WheelZoom.factor(notches: notches), rotation: 0, at: event.timestamp)
            : recognition.transform(
                scale: 1, rotation: notches * .pi / 12, at: event.timestamp)
        if decision == .none { return false }
        lastScroll = (event.timestamp, event.locationInWindow)
        apply(decision)
        return true
    }
}

/// The zoom factor of the wheel with Ctrl held.
package nonisolated enum WheelZoom {
    /// Returns the factor for a number of notches: 1.1 for each notch away from the user; bounded for one event.
    package static func factor(notches: Double) -> Double {
        let steps = min(max(notches, -20), 20)
        return pow(1.1, steps)
    }
}

/// A recogniser of two fingers that move apart or together: `UIPinchGestureRecognizer`.
///
/// The gesture is continuous: it begins when the distance has changed by 8 points. The wheel with Ctrl held, over the view, has
/// the same effect, so that a mouse can zoom.
///
///     func zoom(_ pinch: PinchGestureRecognizer) {
///         card.transform = card.transform.scaledBy(x: pinch.scale, y: pinch.scale)
///         pinch.scale = 1
///     }
open class PinchGestureRecognizer: PairGestureRecognizer {
    nonisolated deinit {}

    /// The ratio of the distance of the fingers to that at the begin of the gesture.
    ///
    /// Values that are not positive are ignored.
    open var scale: Double {
        get { recognition.scale }
        set { recognition.setScale(newValue) }
    }

    /// The change of the scale per second.
    open var velocity: Double { recognition.velocity(at: lastTime).x }
}

/// A recogniser of two fingers that turn about each other: `UIRotationGestureRecognizer`.
///
/// The gesture is continuous: it begins after a turn of 0.1 radians. The wheel with Ctrl and Shift held, over the view, turns by 15
/// degrees a notch.
///
///     func turn(_ rotation: RotationGestureRecognizer) {
///         card.transform = card.transform.rotated(by: rotation.rotation)
///         rotation.rotation = 0
///     }
open class RotationGestureRecognizer: PairGestureRecognizer {
    nonisolated deinit {}

    override var kind: PairRecognition.Kind { .rotation }

    /// The angle by which the fingers have turned since the begin of the gesture, in radians, clockwise.
    open var rotation: Double {
        get { recognition.rotation }
        set { recognition.setRotation(newValue) }
    }

    /// The change of the rotation, in radians per second.
    open var velocity: Double { recognition.velocity(at: lastTime).y }
}
