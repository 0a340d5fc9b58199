/// One wish to be told of events.
final class ControlRegistration {
    var events: ControlEvent
    let identity: ObjectIdentifier
    private let action: (Control) -> Bool
    private(set) var isDead = false

    /// `action` answers whether its target still lives.
    init(events: ControlEvent, identity: ObjectIdentifier, action: @escaping (Control) -> Bool) {
        self.events = events
        self.identity = identity
        self.action = action
    }

    func call(_ control: Control) -> Bool {
        if !isDead, !action(control) { isDead = true }
        return !isDead
    }
}
