/// The base class of views that the user operates: state, tracking of presses, and actions.
///
/// `UIControl`.
///
/// Targets are called through method references instead of selectors:
///
///     button.addTarget(self, action: Editor.save, for: .primaryActionTriggered)
///     button.addAction(Action { _ in save() }, for: .primaryActionTriggered)
open class Control: View {
    nonisolated deinit {}

    /// The events of a control: UIKit's nested name.
    public typealias Event = ControlEvent
    /// The state of a control: UIKit's nested name.
    public typealias State = ControlState

    /// Takes input; true at first.
    open var isEnabled = true {
        didSet {
            if isEnabled == oldValue { return }
            stateChanged()
            if !isEnabled {
                cancelTracking(with: nil)
                viewHost?.dismissLayers(ownedBy: self)
                setNeedsFocusUpdate()
            }
        }
    }

    /// Chosen; what it means is the control's matter.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }

    /// Drawn as pressed.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }

    /// Where the content stands in the width: `UIControl.ContentHorizontalAlignment`.
    ///
    ///     button.contentHorizontalAlignment = .left
    public enum ContentHorizontalAlignment: Hashable, Sendable {
        case center
        case left
        case right
    }

    /// Where title and image stand when there is more width than they need; the middle at first.
    @ViewInvalidating(.display) public final var contentHorizontalAlignment = ContentHorizontalAlignment
        .center

    /// Under the pointer.
    public private(set) final var isHovered = false
    /// A press that began on the control is not over.
    public private(set) final var isTracking = false
    /// The pointer of that press is on the control now.
    public private(set) final var isTouchInside = false

    private var isHeldByKey = false
    private var registrations: [ControlRegistration]?

    /// All of the control's state.
    public final var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHovered { state.insert(.hovered) }
        if isFirstResponder { state.insert(.focused) }
        return state
    }

    /// The state changed; marks the control for drawing.
    ///
    /// Override to follow, and call super.
    open func stateChanged() { setNeedsDisplay() }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    // MARK: - Tracking

    /// A press begins on the control; false takes no part in it.
    open func beginTracking(with event: MouseEvent) -> Bool { true }
    /// The pointer moves during a press; false ends the tracking.
    open func continueTracking(with event: MouseEvent) -> Bool { true }
    /// The press ends; nil when there is no event for it.
    open func endTracking(with event: MouseEvent?) {}

    /// The press is given up: the control went away or was disabled.
    ///
    /// Call super.
    open func cancelTracking(with event: MouseEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        sendActions(for: .touchCancel)
    }

    open override func mouseDown(with event: MouseEvent) {
        guard isEnabled, beginTracking(with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: event.clickCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func mouseDragged(with event: MouseEvent) {
        guard isTracking else { return }
        let wasInside = isTouchInside
        isTouchInside = point(inside: event.location(in: self), with: nil)
        if isTouchInside != wasInside {
            isHighlighted = isTouchInside
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
        if isTracking, !continueTracking(with: event) { cancelTracking(with: event) }
    }

    open override func mouseUp(with event: MouseEvent) {
        guard isTracking else { return }
        isTracking = false
        let isInside = point(inside: event.location(in: self), with: nil)
        isTouchInside = false
        isHighlighted = false
        endTracking(with: event)
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if isInside { pressed() }
    }

    /// The pointer over a control is the control's: what lies below hears nothing of it.
    open override func mouseMoved(with event: MouseEvent) {}

    open override func mouseCancelled() { cancelTracking(with: nil) }

    /// A press ended on the control, or a key stood for one.
    ///
    /// Sends `primaryActionTriggered` unless overridden.
    open func pressed() { sendActions(for: .primaryActionTriggered) }

    open override func mouseEntered(with event: MouseEvent) { setHovered(true) }
    open override func mouseExited(with event: MouseEvent) { setHovered(false) }

    private func setHovered(_ isHovered: Bool) {
        if self.isHovered == isHovered { return }
        self.isHovered = isHovered
        stateChanged()
    }

    // MARK: - Keys

    /// Whether Space is a press: held it highlights, released it is `pressed()`.
    ///
    /// False unless overridden.
    open var isPressedBySpace: Bool { false }

    open override func keyDown(with event: KeyEvent) {
        guard isPressedBySpace, isEnabled, event.key.keyCode == .keyboardSpacebar, event.isPlain else {
            return super.keyDown(with: event)
        }
        isHeldByKey = true
        isHighlighted = true
    }

    open override func keyUp(with event: KeyEvent) {
        guard isHeldByKey, event.key.keyCode == .keyboardSpacebar else { return super.keyUp(with: event) }
        isHeldByKey = false
        isHighlighted = false
        if isEnabled { pressed() }
    }

    /// A key that is held when the focus goes presses nothing.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        cancelKeyPress()
        return true
    }

    /// Ends a press by Space without `pressed()`: the key will be released elsewhere.
    package final func cancelKeyPress() {
        isHeldByKey = false
        if !isTracking { isHighlighted = false }
    }

    // MARK: - Assistive technologies

    /// States a button that is pressed by `pressed()`; call super.
    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .button
        if !isEnabled { attributes.states.remove(.enabled) }
        if isHighlighted { attributes.states.insert(.pressed) }
        if isSelected { attributes.states.insert(.selected) }
    }

    /// Calls `pressed()`.
    open override func accessibilityActivate() -> Bool {
        pressed()
        return true
    }

    /// Has the host report the control where it is shown without a name, in debug builds.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        viewHost?.accessibilityNameCheck?.add(self)
    }

    // MARK: - Actions and targets

    /// Calls `action` of `target`, which is not kept alive, with the control.
    public final func addTarget<Target: AnyObject, Sender: Control>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for events: Event
    ) {
        register(
            ControlRegistration(events: events, identity: ObjectIdentifier(target)) { [weak target] control in
                guard let target, let sender = control as? Sender else { return target != nil }
                action(target)(sender)
                return true
            })
    }

    /// Calls `action` of `target`, which is not kept alive.
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
    ) {
        register(
            ControlRegistration(events: events, identity: ObjectIdentifier(target)) { [weak target] _ in
                guard let target else { return false }
                action(target)()
                return true
            })
    }

    /// Forgets what `target` was to be told of `events`; a nil target means all of them.
    public final func removeTarget(_ target: AnyObject?, for events: Event = .allEvents) {
        let identity = target.map { ObjectIdentifier($0) }
        removeRegistrations(of: events) { identity == nil || $0.identity == identity }
    }

    /// Performs `action` on these events.
    ///
    /// An action that is there already is not added twice.
    public final func addAction(_ action: Action, for events: Event) {
        removeAction(action, for: events)
        register(
            ControlRegistration(events: events, identity: ObjectIdentifier(action)) { control in
                action.perform(from: control)
                return true
            })
    }

    /// Stops calling the action on these events.
    public final func removeAction(_ action: Action, for events: Event) {
        let identity = ObjectIdentifier(action)
        removeRegistrations(of: events) { $0.identity == identity }
    }

    /// Tells all that want to know of one of `events`, in the order in which they asked.
    public final func sendActions(for events: Event) {
        guard let current = registrations else { return }
        var hasDead = false
        for registration in current where !registration.events.isDisjoint(with: events) {
            if !registration.call(self) { hasDead = true }
        }
        if hasDead { registrations?.removeAll { $0.isDead } }
    }

    private func register(_ registration: ControlRegistration) {
        registrations = (registrations ?? []) + [registration]
    }

    private func removeRegistrations(of events: Event, where matches: (ControlRegistration) -> Bool) {
        for registration in registrations ?? [] where matches(registration) {
            registration.events.subtract(events)
        }
        registrations?.removeAll { $0.events.isEmpty }
    }
}

extension Control: KeyPressCancelling {}

extension Control: SubviewCreating {}
