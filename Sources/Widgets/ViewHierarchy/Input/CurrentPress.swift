/// The press of a pointer button or of the first finger, with the events that gesture recognisers hold back from the view.
final class CurrentPress {
    let touch: Touch
    /// Whether a gesture has taken the press, whose remaining events the view does not receive.
    var isTaken = false
    /// Whether the view has received the press.
    var isDelivered = false
    /// The press that a recogniser delays.
    var heldDown: MouseEvent?
    /// The release that a recogniser delays.
    var heldUp: MouseEvent?
    /// The view that receives the release, once the buttons were released.
    weak var releasedView: View?

    init(_ touch: Touch) { self.touch = touch }

    nonisolated deinit {}

    /// Whether the view does not know of the press, or has been notified that it was cancelled.
    var hidesPress: Bool { isTaken || heldDown != nil }
}

extension MouseEvent.Button {
    /// The button as a mask.
    var mask: Event.ButtonMask {
        switch self {
        case .left: .primary
        case .right: .secondary
        case .middle: .button(3)
        case .other(let number): .button(number)
        }
    }
}
