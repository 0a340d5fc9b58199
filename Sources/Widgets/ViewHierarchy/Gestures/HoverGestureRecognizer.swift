/// A recogniser of the pointer over its view, without a button held: `UIHoverGestureRecognizer`.
///
/// The gesture is continuous: it begins when the pointer enters the view, changes with each movement, and ends when it leaves. It
/// neither prevents other gestures nor is prevented by them, and fingers do not cause it.
///
///     card.addGestureRecognizer(HoverGestureRecognizer(target: self, action: Board.highlight))
open class HoverGestureRecognizer: GestureRecognizer {
    private var location = Point.zero

    nonisolated deinit {}

    open override func location(in view: View?) -> Point { view?.convert(location, from: nil) ?? location }

    open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }
    open override func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { false }

    /// Performs the transition for the pointer at `location`, in the window's space.
    final func hover(_ state: State, at location: Point, _ event: Event) {
        self.location = location
        record(event)
        currentState = state
        sendActions()
        if state == .ended || state == .cancelled {
            currentState = .possible
            reset()
        }
    }
}
