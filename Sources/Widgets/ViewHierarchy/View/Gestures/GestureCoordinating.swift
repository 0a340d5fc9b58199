/// The interface of the input system to the gesture recognisers of a tree.
package protocol GestureCoordinating: AnyObject {
    /// Performs the transition that `recognizer` requests, or defers or refuses it.
    func recognizer(_ recognizer: GestureRecognizer, requests state: GestureRecognizer.State)
    /// Stops passing `touch` to `recognizer`.
    func recognizer(_ recognizer: GestureRecognizer, ignores touch: Touch)
    /// Ends the participation of `recognizer`, because it was removed or disabled.
    func recognizerLeft(_ recognizer: GestureRecognizer)
    /// Passes the touches that are already down in the recogniser's view to `recognizer`, as if they began now.
    func offerCurrentTouches(to recognizer: GestureRecognizer)
}

/// A view that creates its gesture recognisers when they are first needed, and reacts to a press on itself or a descendant.
package protocol TouchPreparing: View {
    /// Called before the touch is passed to the recognisers of the view.
    func prepare(for touch: Touch)
}

/// A view that handles certain gestures itself and keeps the touches on it from recognisers of its ancestors.
///
/// Corresponds to UIKit's rule that the default actions of controls take precedence over overlapping gestures.
package protocol GestureBlocking: View {
    /// Returns whether `recognizer`, of an ancestor, does not receive `touch`, which began in this view or a descendant.
    func blocks(_ recognizer: GestureRecognizer, for touch: Touch) -> Bool
}

/// A view that scrolls its content with the wheel.
package protocol WheelScrolling: View {
    /// Returns whether the view would use the event, so that its recognisers and those of its ancestors do not receive it.
    func usesWheel(_ event: ScrollEvent) -> Bool
}

/// A view that uses drags itself, such as a slider.
package protocol DragTracking: View {
    /// Returns whether a drag with `touch` changes the value or the selection of this view.
    func tracksDrag(of touch: Touch) -> Bool
}
