/// A recogniser of one or several taps or clicks: `UITapGestureRecognizer`.
///
/// The gesture is discrete: its actions are called once, in the state `ended`. A finger may move by 10 points, and several taps
/// must follow each other within 0.4 seconds. A tap does not prevent a gesture of more taps; use ``GestureRecognizer/require(toFail:)``
/// to recognise only one of them.
///
///     let open = TapGestureRecognizer(target: self, action: Gallery.open)
///     open.numberOfTapsRequired = 2
open class TapGestureRecognizer: GestureRecognizer {
    /// The number of taps; 1 by default.
    ///
    /// Values below 1 count as 1.
    open var numberOfTapsRequired = 1 { didSet { if touches.isEmpty { reset() } } }
    /// The number of fingers; 1 by default.
    ///
    /// Values below 1 count as 1.
    open var numberOfTouchesRequired = 1 { didSet { if touches.isEmpty { reset() } } }

    private var recognition = TapRecognition()

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
        recognition = TapRecognition(
            tapsRequired: numberOfTapsRequired, touchesRequired: numberOfTouchesRequired)
    }

    /// Returns false for a gesture of more taps, true otherwise.
    open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? TapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    package override var deadline: Duration? { recognition.deadline }
    package override func deadlineReached(at time: Duration) { apply(recognition.deadlineReached(at: time)) }
}
