/// The base class of interactive controls: state, tracking of presses, and target-action.
///
/// `UIControl`.
///
/// Targets are called through method references instead of selectors:
///
///     button.addTarget(self, action: Editor.save, for: .primaryActionTriggered)
///     button.addAction(Action { _ in save() }, for: .primaryActionTriggered)
open class Control: View {
    nonisolated deinit {}

    /// UIKit's nested name for ``ControlEvent``.
    public typealias Event = ControlEvent
    /// UIKit's nested name for ``ControlState``.
    public typealias State = ControlState

    /// Whether the control accepts input and keyboard focus; true by default.
    ///
    /// Disabling the control cancels the press in progress and dismisses the overlays that it has opened.
    open var isEnabled = true {
        didSet {
            if isEnabled == oldValue { return }
            controlStateDidChange()
            if !isEnabled {
                cancelTracking(with: nil)
                viewHost?.dismissLayers(ownedBy: self)
                setNeedsFocusUpdate()
            }
        }
    }

    /// Whether the control is selected, with an effect that depends on the kind of control; false by default.
    open var isSelected = false {
        didSet { if isSelected != oldValue { controlStateDidChange() } }
    }

    /// Whether the control is drawn as pressed.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { controlStateDidChange() } }
    }

    /// The horizontal alignment of a control's content: `UIControl.ContentHorizontalAlignment`.
    ///
    ///     button.contentHorizontalAlignment = .left
    public enum ContentHorizontalAlignment: Hashable, Sendable {
        case center
        case left
        case right
    }

    /// The horizontal alignment of title and image in a control wider than them; `.center` by default.
    @ViewInvalidating(.display) public final var contentHorizontalAlignment = ContentHorizontalAlignment
        .center

    private var isHovered = false
    /// Whether a press that began on the control is in progress.
    public private(set) final var isTracking = false
    /// Whether the pointer is over the control during the tracked press.
    public private(set) final var isTouchInside = false

    private var isPressedByKey = false
    private var registrations: [ControlRegistration]?

    /// The current state, combined from the Boolean properties, hover and focus.
    public final var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHovered { state.insert(.hovered) }
        if isFirstResponder { state.insert(.focused) }
        return state
    }

    /// Called after the state has changed; invalidates the display.
    ///
    /// Override it to update what depends on the state, and call super.
    open func controlStateDidChange() { setNeedsDisplay() }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    // MARK: - Tracking

    /// Called when a press begins on the control; return false to ignore the press.
    open func beginTracking(with event: MouseEvent) -> Bool { true }
    /// Called when the pointer moves during a press; return false to cancel the press.
    open func continueTracking(with event: MouseEvent) -> Bool { true }
    /// Called when the press ends; `event` is nil when no event caused the end.
    open func endTracking(with event: MouseEvent?) {}

    /// Called when the press is cancelled, for example because the control was removed or disabled.
    ///
    /// Overrides call super. Sends `touchCancel`.
    open func cancelTracking(with event: MouseEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        sendActions(for: .touchCancel)
    }

    /// Whether a drag that begins on the control changes its value, and is kept from pans and drags of ancestors.
    ///
    /// By default, drags with the mouse of an enabled control.
    package func tracksDrag(of touch: Touch) -> Bool { isEnabled && touch.type == .indirectPointer }

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
        if isInside { performPrimaryAction() }
    }

    /// Does nothing, so that views below the control receive no moves of the pointer over it.
    open override func mouseMoved(with event: MouseEvent) {}

    open override func mouseCancelled() { cancelTracking(with: nil) }

    /// Called when the control is pressed: by a press that ends on it, by a key, or by an assistive technology.
    ///
    /// Sends `primaryActionTriggered` unless overridden.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    open override func mouseEntered(with event: MouseEvent) { setHovered(true) }
    open override func mouseExited(with event: MouseEvent) { setHovered(false) }

    private func setHovered(_ isHovered: Bool) {
        if self.isHovered == isHovered { return }
        self.isHovered = isHovered
        controlStateDidChange()
    }

    // MARK: - Keys

    /// Whether Space presses the control: key down highlights it, key up calls `performPrimaryAction()`.
    ///
    /// False unless overridden.
    open var isPressedBySpace: Bool { false }

    open override func keyDown(with event: KeyEvent) {
        guard isPressedBySpace, isEnabled, event.key.keyCode == .keyboardSpacebar, event.isPlain else {
            return super.keyDown(with: event)
        }
        isPressedByKey = true
        isHighlighted = true
    }

    open override func keyUp(with event: KeyEvent) {
        guard isPressedByKey, event.key.keyCode == .keyboardSpacebar else { return super.keyUp(with: event) }
        isPressedByKey = false
        isHighlighted = false
        if isEnabled { performPrimaryAction() }
    }

    /// Resigns first responder, and cancels a press by Space that is in progress.
    @discardableResult open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        cancelKeyPress()
        return true
    }

    /// Cancels a press by Space without calling `performPrimaryAction()`: the key will be released elsewhere.
    package final func cancelKeyPress() {
        isPressedByKey = false
        if !isTracking { isHighlighted = false }
    }

    // MARK: - Assistive technologies

    /// Describes the control as a button; overrides call super.
    open override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        attributes.role = .button
        if !isEnabled { attributes.states.remove(.enabled) }
        if isHighlighted { attributes.states.insert(.pressed) }
        if isSelected { attributes.states.insert(.selected) }
    }

    /// Calls `performPrimaryAction()`.
    open override func accessibilityActivate() -> Bool {
        performPrimaryAction()
        return true
    }

    /// Registers the control for the debug check that reports visible controls without an accessible name.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        viewHost?.accessibilityNameCheck?.add(self)
    }

    // MARK: - Actions and targets

    /// Calls `action` on `target`, which is referenced weakly, with the control as argument when one of `events` occurs.
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

    /// Calls `action` on `target`, which is referenced weakly, when one of `events` occurs.
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

    /// Removes the registrations of `target` for `events`; a nil target removes those of all targets and actions.
    public final func removeTarget(_ target: AnyObject?, for events: Event = .allEvents) {
        let identity = target.map { ObjectIdentifier($0) }
        removeRegistrations(of: events) { identity == nil || $0.identity == identity }
    }

    /// Performs `action` when one of `events` occurs.
    ///
    /// An action that is already registered for `events` is not added twice.
    public final func addAction(_ action: Action, for events: Event) {
        removeAction(action, for: events)
        register(
            ControlRegistration(events: events, identity: ObjectIdentifier(action)) { control in
                action.perform(from: control)
                return true
            })
    }

    /// Stops performing `action` for `events`.
    public final func removeAction(_ action: Action, for events: Event) {
        let identity = ObjectIdentifier(action)
        removeRegistrations(of: events) { $0.identity == identity }
    }

    /// Calls the targets and actions registered for any of `events`, in the order of their registration.
    public final func sendActions(for events: Event) {
        guard let current = registrations else { return }
        var hasDeallocatedTarget = false
        for registration in current where !registration.events.isDisjoint(with: events) {
            if !registration.call(self) { hasDeallocatedTarget = true }
        }
        if hasDeallocatedTarget { registrations?.removeAll { $0.isTargetDeallocated } }
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
