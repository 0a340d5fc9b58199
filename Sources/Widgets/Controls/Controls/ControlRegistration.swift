/// A registration of a target or an action for events of a control.
final class ControlRegistration {
    var events: ControlEvent
    let identity: ObjectIdentifier
    private let action: (Control) -> Bool
    private(set) var isTargetDeallocated = false

    /// Creates a registration; `action` returns false when its target has been deallocated.
    init(events: ControlEvent, identity: ObjectIdentifier, action: @escaping (Control) -> Bool) {
        self.events = events
        self.identity = identity
        self.action = action
    }

    func call(_ control: Control) -> Bool {
        if !isTargetDeallocated, !action(control) { isTargetDeallocated = true }
        return !isTargetDeallocated
    }
}
