/// The kinds of scroll events that a pan follows: `UIScrollTypeMask`.
///
///     pan.allowedScrollTypesMask = .all
public nonisolated struct ScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The notches of a wheel.
    public static let discrete = ScrollTypeMask(rawValue: 1)
    /// The continuous movement of a touch pad.
    public static let continuous = ScrollTypeMask(rawValue: 2)
    public static let all: ScrollTypeMask = [.discrete, .continuous]
}

/// A recogniser of drags with one or several fingers, or with the pointer while a button is held: `UIPanGestureRecognizer`.
///
/// The gesture is continuous: it begins when the fingers have moved by 10 points.
///
///     func move(_ pan: PanGestureRecognizer) {
///         card.center = card.center + pan.translation(in: board)
///         pan.setTranslation(.zero, in: board)
///     }
open class PanGestureRecognizer: GestureRecognizer {
    /// The minimum number of fingers; 1 by default.
    open var minimumNumberOfTouches = 1 { didSet { if touches.isEmpty { reset() } } }
    /// The maximum number of fingers; unlimited by default.
    ///
    /// With more fingers before its begin, the gesture fails.
    open var maximumNumberOfTouches = Int.max { didSet { if touches.isEmpty { reset() } } }
    /// The kinds of scroll events over the view that move the pan; none by default.
    ///
    /// The pan ends 0.15 seconds after the last of them, because the platform does not report their end.
    open var allowedScrollTypesMask: ScrollTypeMask = []
    /// The distance that the fingers must move, in points; 10 by default.
    ///
    /// With 0, the gesture begins with the press.
    package final var minimumDistance = PanRecognition.threshold { didSet { if touches.isEmpty { reset() } } }

    var recognition = PanRecognition()
    private var lastTime = Duration.zero
    /// The time of the last scroll event of a pan by the wheel; nil while fingers pan.
    private var lastScroll: (time: Duration, location: Point)?
    /// The location of the first press of the gesture, in the window's space.
    package private(set) final var pressLocation = Point.zero
    /// The time of the first press of the gesture.
    package private(set) final var pressTime = Duration.zero

    /// The distance in points that a notch of the wheel moves a pan.
    static let notchLength = 60.0
    static let scrollPause = Duration.milliseconds(150)

    nonisolated deinit {}

    /// Returns the distance that the fingers have moved since the begin of the gesture, in points of the space of `view`.
    open func translation(in view: View?) -> Point { vector(recognition.translation, in: view) }

    /// Sets the translation, which also resets the velocity's reference.
    open func setTranslation(_ translation: Point, in view: View?) {
        guard let view else { return recognition.setTranslation(translation) }
        recognition.setTranslation(view.convert(translation, to: nil) - view.convert(.zero, to: nil))
    }

    /// Returns the velocity in points per second in the space of `view`; zero after a pause of 60 milliseconds.
    open func velocity(in view: View?) -> Point { vector(recognition.velocity(at: lastTime), in: view) }

    private func vector(_ vector: Point, in view: View?) -> Point {
        guard let view else { return vector }
        return view.convert(vector, from: nil) - view.convert(.zero, from: nil)
    }

    open override func location(in view: View?) -> Point {
        guard let lastScroll else { return super.location(in: view) }
        return view?.convert(lastScroll.location, from: nil) ?? lastScroll.location
    }

    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        let samples = touches.samples
        if lastScroll != nil { endScrolling() }
        if recognition.start == nil, let first = samples.first {
            pressLocation = first.location
            pressTime = first.time
        }
        lastTime = event.timestamp
        apply(recognition.began(samples))
    }

    open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        lastTime = event.timestamp
        apply(checked(recognition.moved(touches.samples)))
    }

    open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        lastTime = event.timestamp
        apply(checked(recognition.ended(touches.samples)))
    }

    /// Returns the decision of a subclass about a pan that is about to begin.
    private func checked(_ decision: GestureDecision) -> GestureDecision {
        decision == .begin && !canBegin() ? .fail : decision
    }

    /// Returns whether the pan may begin with its current translation.
    func canBegin() -> Bool { true }

    open override func reset() {
        recognition = PanRecognition()
        recognition.minimumTouches = max(1, minimumNumberOfTouches)
        recognition.maximumTouches = max(recognition.minimumTouches, maximumNumberOfTouches)
        recognition.minimumDistance = minimumDistance
        lastScroll = nil
    }

    // MARK: - Wheel

    package override var deadline: Duration? { lastScroll.map { $0.time + Self.scrollPause } }

    package override func deadlineReached(at time: Duration) {
        lastTime = time
        endScrolling()
    }

    private func endScrolling() {
        if lastScroll == nil { return }
        state = .ended
    }

    package override func scrolled(_ event: ScrollEvent) -> Bool {
        let type: ScrollTypeMask = event.hasPreciseScrollingDeltas ? .continuous : .discrete
        guard allowedScrollTypesMask.contains(type), touches.isEmpty else { return false }
        lastTime = event.timestamp
        let decision = recognition.scrolled(
            by: Point(
                x: event.scrollingDeltaX * Self.notchLength, y: event.scrollingDeltaY * Self.notchLength),
            at: event.timestamp)
        if decision == .none { return false }
        if lastScroll == nil { pressLocation = event.locationInWindow }
        lastScroll = (event.timestamp, event.locationInWindow)
        apply(checked(decision))
        return true
    }
}
