/// The base class of gesture recognisers, which interpret the touches on a view and its descendants: `UIGestureRecognizer`.
///
/// A recogniser is attached with ``View/addGestureRecognizer(_:)``. Touches are fingers, pens, and the pointer while a button is
/// held. All recognisers from the touched view to the root of the window receive a touch; when one recognises its gesture, it
/// cancels the others and the press of the view, unless a delegate permits both (docs/gestures.md).
///
///     let pan = PanGestureRecognizer(target: self, action: Board.moveCard)
///     card.addGestureRecognizer(pan)
///
/// A subclass overrides the `touches` methods and sets ``state``.
@MainActor
open class GestureRecognizer {
    /// The state of a recogniser: `UIGestureRecognizer.State`.
    ///
    /// A discrete gesture, such as a tap, changes from possible to ended (recognized). A continuous one, such as a pan, changes
    /// to began, then changed for each movement, then ended or cancelled.
    public nonisolated enum State: Hashable, Sendable, CaseIterable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
        /// The state in which a discrete gesture is recognised; equal to `ended`.
        public static let recognized = State.ended
    }

    /// The object that controls when the recogniser begins; nil, the default, for none.
    public weak var delegate: (any GestureRecognizerDelegate)?
    /// The view to which the recogniser is attached; nil for none.
    public private(set) weak var view: View?
    /// The name of the recogniser in diagnostics; nil by default.
    public var name: String?
    /// Whether the view's own handling of a press is cancelled when the gesture is recognised; true by default.
    open var cancelsTouchesInView = true
    /// Whether the view receives a press only after this recogniser has failed; false by default.
    open var delaysTouchesBegan = false
    /// Whether the view receives a release only after this recogniser has failed, which matters for gestures of several taps;
    /// true by default.
    open var delaysTouchesEnded = true
    /// The kinds of devices whose touches the recogniser receives; all by default.
    open var allowedTouchTypes = Touch.TouchType.allCases
    /// Whether all touches of a gesture must come from the same kind of device; true by default.
    open var requiresExclusiveTouchType = true
    /// The pointer buttons of which one must be held when a touch begins; ``Event/ButtonMask/primary`` by default.
    public var buttonMaskRequired = Event.ButtonMask.primary

    /// Whether the recogniser receives touches; true by default.
    ///
    /// Disabling it cancels the gesture in progress.
    open var isEnabled = true {
        didSet { if oldValue, !isEnabled { coordinator?.recognizerLeft(self) } }
    }

    /// The state.
    ///
    /// A subclass sets it from its `touches` methods.
    ///
    /// Setting `began` or `ended` may take effect later, while a recogniser that is required to fail is still possible, or not at
    /// all, when another gesture has precedence. Transitions that the state machine does not have are ignored.
    open var state: State {
        get { currentState }
        set {
            if let coordinator { return coordinator.recognizer(self, requests: newValue) }
            if newValue == currentState && newValue != .changed { return }
            currentState = newValue
            sendActions()
        }
    }

    var currentState = State.possible
    /// The coordinator of the tree while the recogniser participates in a gesture.
    package internal(set) weak var coordinator: (any GestureCoordinating)?
    /// The touches that the recogniser receives, in the order in which they began.
    package internal(set) var touches: [Touch] = []
    /// The state of the touches at the latest event, which remains valid after they have ended.
    var lastTouches: [Point] = []
    var required: [WeakRecognizer] = []
    private var registrations: [GestureRegistration] = []
    private var lastModifiers = KeyModifierFlags()
    private var lastButtons = Event.ButtonMask()
    /// Called when the recogniser receives the first touch of a gesture, when it fails, and after the gesture.
    package var onProgress: ((Progress) -> Void)?

    /// A step of a gesture that has no action.
    package nonisolated enum Progress: Sendable {
        case tracking
        case failed
        case idle
    }

    /// Creates a recogniser without a target.
    public init() {}

    /// Creates a recogniser that calls `action` on `target`, which is referenced weakly, with itself as the argument.
    public convenience init<Target: AnyObject, Recognizer: GestureRecognizer>(
        target: Target, action: @escaping (Target) -> (Recognizer) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Creates a recogniser that calls `action` on `target`, which is referenced weakly.
    public convenience init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
        self.init()
        addTarget(target, action: action)
    }

    nonisolated deinit {}

    // MARK: - Measures of the gesture

    /// The number of touches of the current gesture.
    open var numberOfTouches: Int { touches.isEmpty ? lastTouches.count : touches.count }

    /// Returns the centre of the touches in the space of `view`, in points; in the window's space if `view` is nil.
    open func location(in view: View?) -> Point {
        let points = touches.isEmpty ? lastTouches : touches.map(\.location)
        let center = Point.center(of: points)
        return view?.convert(center, from: nil) ?? center
    }

    /// Returns the location of the touch with an index, in the order in which the touches began; zero if there is none.
    open func location(ofTouch index: Int, in view: View?) -> Point {
        let points = touches.isEmpty ? lastTouches : touches.map(\.location)
        guard points.indices.contains(index) else { return .zero }
        return view?.convert(points[index], from: nil) ?? points[index]
    }

    /// The modifier keys held at the latest event.
    public final var modifierFlags: KeyModifierFlags { lastModifiers }
    /// The pointer buttons held at the latest event.
    public final var buttonMask: Event.ButtonMask { lastButtons }

    // MARK: - Relations to other recognisers

    /// Delays this recogniser until `other` has failed; it fails when `other` recognises its gesture.
    ///
    /// A requirement that would form a cycle is reported and ignored.
    public final func require(toFail other: GestureRecognizer) {
        if other === self || other.requires(self) {
            return Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: "\(self)",
                    message: "require(toFail: \(other)) forms a cycle of failure requirements",
                    cure: "it is ignored, because neither gesture could begin; remove one of the requirements"
                ))
        }
        required.removeAll { $0.recognizer == nil }
        if !required.contains(where: { $0.recognizer === other }) {
            required.append(WeakRecognizer(recognizer: other))
        }
    }

    /// Returns whether this recogniser waits, directly or indirectly, for the failure of `other`.
    private func requires(_ other: GestureRecognizer) -> Bool {
        required.contains { $0.recognizer.map { $0 === other || $0.requires(other) } ?? false }
    }

    /// Returns whether this recogniser, once it has recognised its gesture, lets `preventedGestureRecognizer` fail; true by
    /// default.
    open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

    /// Returns whether this recogniser fails when `preventingGestureRecognizer` has recognised its gesture; true by default.
    open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

    /// Returns whether this recogniser waits until `otherGestureRecognizer` has failed; false by default.
    open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

    /// Returns whether `otherGestureRecognizer` waits until this recogniser has failed; false by default.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

    /// Returns whether the recogniser receives `event`; true by default.
    open func shouldReceive(_ event: Event) -> Bool { true }

    // MARK: - Hooks of subclasses

    /// Called when touches have begun.
    open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
    /// Called when touches have moved.
    open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
    /// Called when touches have ended.
    open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
    /// Called when touches were cancelled.
    ///
    /// The recogniser then fails, or is cancelled, unless the override has set another state.
    open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
    /// Called after the gesture, before the recogniser becomes possible again; discards the state of the gesture.
    open func reset() {}

    /// Ignores a touch for the rest of the gesture.
    public final func ignore(_ touch: Touch, for event: Event) {
        coordinator?.recognizer(self, ignores: touch)
    }

    // MARK: - Hooks of the toolkit's recognisers

    /// The time at which `deadlineReached(at:)` must be called; nil for none.
    package var deadline: Duration? { nil }
    /// Called when the deadline has been reached.
    package func deadlineReached(at time: Duration) {}
    /// Called for the wheel over the view; returns whether the recogniser has used the event.
    package func scrolled(_ event: ScrollEvent) -> Bool { false }

    // MARK: - Targets

    /// Calls `action` on `target`, which is referenced weakly, with the recogniser as the argument at each change of the state
    /// except to `failed` and `possible`.
    public final func addTarget<Target: AnyObject, Recognizer: GestureRecognizer>(
        _ target: Target, action: @escaping (Target) -> (Recognizer) -> Void
    ) {
        registrations.append(
            GestureRegistration(identity: ObjectIdentifier(target)) { [weak target] sender in
                guard let target, let sender = sender as? Recognizer else { return target != nil }
                action(target)(sender)
                return true
            })
    }

    /// Calls `action` on `target`, which is referenced weakly, at each change of the state.
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void
    ) {
        registrations.append(
            GestureRegistration(identity: ObjectIdentifier(target)) { [weak target] _ in
                guard let target else { return false }
                action(target)()
                return true
            })
    }

    /// Removes the actions of `target`; a nil target removes all targets and actions.
    public final func removeTarget(_ target: AnyObject?) {
        let identity = target.map { ObjectIdentifier($0) }
        registrations.removeAll { identity == nil || $0.identity == identity }
    }

    /// Performs `action` at each change of the state; its sender is the recogniser.
    public final func addAction(_ action: Action) {
        removeAction(action)
        registrations.append(
            GestureRegistration(identity: ObjectIdentifier(action)) { sender in
                action.perform(from: sender)
                return true
            })
    }

    /// Stops performing `action`.
    public final func removeAction(_ action: Action) {
        registrations.removeAll { $0.identity == ObjectIdentifier(action) }
    }

    /// Calls the targets and actions, in the order in which they were added.
    final func sendActions() {
        if currentState == .failed || currentState == .possible { return }
        for registration in registrations where !registration.call(self) {
            registration.isTargetDeallocated = true
        }
        registrations.removeAll(where: \.isTargetDeallocated)
    }

    // MARK: - For the coordinator

    final func attach(to view: View?) {
        coordinator?.recognizerLeft(self)
        self.view = view
    }

    final func record(_ event: Event) {
        lastModifiers = event.modifierFlags
        lastButtons = event.buttonMask
        if !touches.isEmpty { lastTouches = touches.map(\.location) }
    }
}
