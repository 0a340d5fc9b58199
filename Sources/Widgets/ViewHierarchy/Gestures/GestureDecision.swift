/// The result of an event for the state machine of one gesture.
nonisolated enum GestureDecision: Equatable {
    case none
    /// A continuous gesture begins.
    case begin
    /// A continuous gesture has changed.
    case change
    /// A discrete gesture is recognised, or a continuous one ends.
    case end
    case fail
    case cancel
}

/// A touch at one event, for the state machines of gestures.
nonisolated struct TouchSample: Equatable {
    /// The identifier of the touch, which distinguishes the fingers of a gesture.
    var id: Int
    /// The location in the window's space, in points.
    var location: Point
    var time: Duration
}

extension GestureRecognizer {
    /// Requests the state that corresponds to `decision`.
    final func apply(_ decision: GestureDecision) {
        switch decision {
        case .none: break
        case .begin: state = .began
        case .change: state = .changed
        case .end: state = .ended
        case .fail: state = .failed
        case .cancel: state = .cancelled
        }
    }
}

extension Touch {
    /// The touch as a value.
    var sample: TouchSample { TouchSample(id: order, location: location, time: timestamp) }
}

extension Set<Touch> {
    /// The touches as values, in the order of their identifiers, so that results do not depend on the order of the set.
    var samples: [TouchSample] { map(\.sample).sorted { $0.id < $1.id } }
}
