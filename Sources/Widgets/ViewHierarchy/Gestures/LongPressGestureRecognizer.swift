/// A recogniser of presses that are held: `UILongPressGestureRecognizer`.
///
/// The gesture is continuous: it begins after ``minimumPressDuration``, changes when a finger moves, and ends with the release.
///
///     let press = LongPressGestureRecognizer(target: self, action: Board.showActions)
///     card.addGestureRecognizer(press)
open class LongPressGestureRecognizer: GestureRecognizer {
    /// The duration of the press before the gesture begins, in seconds; 0.5 by default.
    open var minimumPressDuration = 0.5 { didSet { if touches.isEmpty { reset() } } }
    /// The distance that a finger may move before the gesture begins, in points; 10 by default.
    open var allowableMovement = 10.0 { didSet { if touches.isEmpty { reset() } } }
    /// The number of taps before the press; 0 by default.
    open var numberOfTapsRequired = 0 { didSet { if touches.isEmpty { reset() } } }
    /// The number of fingers; 1 by default.
    ///
    /// Values below 1 count as 1.
    open var numberOfTouchesRequired = 1 { didSet { if touches.isEmpty { reset() } } }

    private var recognition = LongPressRecognition()

    nonisolated deinit {}

    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        apply(recognition.began(touches.samples))
    }

    open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        apply(recognition.moved(touches.samples))
    }

    open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        apply(recognition.ended(touches.samples))
    }

    open override func reset() {
        let seconds = minimumPressDuration.isFinite ? max(0, minimumPressDuration) : 0
        recognition = LongPressRecognition(
            minimumDuration: .nearest(seconds), allowableMovement: allowableMovement,
            tapsRequired: numberOfTapsRequired, touchesRequired: numberOfTouchesRequired)
    }

    package override var deadline: Duration? { recognition.nextDeadline }
    package override func deadlineReached(at time: Duration) { apply(recognition.deadlineReached(at: time)) }
}
