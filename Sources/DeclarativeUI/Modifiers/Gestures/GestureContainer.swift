/// The kind of a gesture, with its limits in seconds and points.
enum GestureKind: Hashable {
    case tap(count: Int)
    case longPress(minimumDuration: Double, maximumDistance: Double)
    case drag(minimumDistance: Double)
}

/// The time and location of a gesture event, in the view's coordinate space.
struct GestureMoment {
    let time: Duration
    let start: Point
    let location: Point
}

/// A gesture that a container recognises, with its actions.
struct GestureRecognition {
    let kind: GestureKind
    let changed: ((GestureMoment) -> Void)?
    let ended: (GestureMoment) -> Void
    /// Called with true when a press begins, and with false when it is over.
    var pressing: ((Bool) -> Void)?
    /// Called after `ended`, or when the gesture is cancelled.
    var finished: (() -> Void)?
}

/// The container of a view with a gesture: descendants receive the pointer first, then the container, then ancestors.
final class GestureContainer: PassingView {
    var recognition: GestureRecognition?
    var isOn = true
    private var start: Point?
    private var isDragging = false
    private var isDone = false
    /// Whether `changed` has been called and `finished` has not.
    private var isInProgress = false
    private var timer: ScheduledTimer?
    private var lastTime = Duration.zero
    /// The click count of the press, because the release event does not carry one.
    private var pressCount = 1

    /// Gives a container with a tap gesture the role of a button, unless it contains controls.
    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        guard isOn, case .tap = recognition?.kind, !AccessibilityTree.hasOperableContent(self) else { return }
        attributes.role = .button
    }

    /// Returns the container itself for any point of its bounds at which no descendant is hit.
    override func hitTest(_ point: Point, with event: InputEvent?) -> Widgets.View? {
        if let found = super.hitTest(point, with: event) { return found }
        let isHere = !isHidden && isUserInteractionEnabled && alpha >= 0.01 && bounds.contains(point)
        return isHere ? self : nil
    }

    /// The nearest ancestor container, if no control lies between.
    private var outer: GestureContainer? {
        var step = superview
        while let view = step {
            if view is Widgets.Control { return nil }
            if let container = view as? GestureContainer { return container }
            step = view.superview
        }
        return nil
    }

    // MARK: - Events

    override func mouseDown(with event: MouseEvent) { begin(event) }
    override func mouseDragged(with event: MouseEvent) { move(event) }
    override func mouseUp(with event: MouseEvent) { _ = end(event) }

    override func mouseCancelled() {
        cancel()
        outer?.mouseCancelled()
    }

    private func begin(_ event: MouseEvent) {
        lastTime = event.timestamp
        pressCount = max(1, event.clickCount)
        start = event.location(in: self)
        isDragging = false
        isDone = false
        if isOn, let recognition {
            recognition.pressing?(true)
            if case .longPress(let seconds, _) = recognition.kind {
                startTimer(seconds)
                change(moment(at: event.location(in: self)))
            }
        }
        outer?.begin(event)
    }

    private func change(_ moment: GestureMoment) {
        isInProgress = true
        recognition?.changed?(moment)
    }

    private func finish() {
        if !isInProgress { return }
        isInProgress = false
        recognition?.finished?()
    }

    private func startTimer(_ seconds: Double) {
        let wait = Duration.seconds(seconds.isFinite ? max(0, seconds) : 0)
        timer = viewHost?.schedule(after: wait, for: self) { $0.pressedLong() }
    }

    private func pressedLong() {
        guard let start, let recognition else { return }
        isDone = true
        stopTimer()
        recognition.ended(moment(at: start))
        finish()
        recognition.pressing?(false)
        // One press is one gesture: the gestures of ancestors are cancelled.
        outer?.cancel()
    }

    private func move(_ event: MouseEvent) {
        defer { outer?.move(event) }
        guard let start, let recognition, isOn, !isDone else { return }
        let location = event.location(in: self)
        let distance = hypotenuse(location.x - start.x, location.y - start.y)
        switch recognition.kind {
        case .tap: break
        case .longPress(_, let most):
            if distance > most { giveUp() }
        case .drag(let least):
            if !isDragging, distance < least { return }
            isDragging = true
            outer?.cancel()
            change(moment(at: location, event.timestamp))
        }
    }

    /// Returns whether the press was a gesture of this container or of an ancestor container.
    private func end(_ event: MouseEvent) -> Bool {
        defer {
            start = nil
            stopTimer()
            finish()
        }
        guard let start, let recognition, isOn else { return outer?.end(event) ?? false }
        if isDone { return true }
        let location = event.location(in: self)
        recognition.pressing?(false)
        switch recognition.kind {
        case .tap(let count):
            let distance = hypotenuse(location.x - start.x, location.y - start.y)
            let isHere = bounds.contains(location) && distance <= Self.tapDistance
            if isHere, pressCount % count == 0 {
                recognition.ended(moment(at: location, event.timestamp))
                outer?.cancel()
                return true
            }
        case .longPress: break
        case .drag:
            if isDragging {
                recognition.ended(moment(at: location, event.timestamp))
                outer?.cancel()
                return true
            }
        }
        return outer?.end(event) ?? false
    }

    /// The distance in points that the pointer may move during a tap.
    private static let tapDistance = 10.0

    private func giveUp() {
        isDone = true
        stopTimer()
        finish()
        recognition?.pressing?(false)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        // A container that is removed during a gesture does not receive the release.
        if superview == nil { finish() }
    }

    private func cancel() {
        if start != nil, !isDone { recognition?.pressing?(false) }
        start = nil
        isDragging = false
        stopTimer()
        finish()
        outer?.cancel()
    }

    private func stopTimer() {
        timer?.invalidate()
        timer = nil
    }

    private func moment(at location: Point, _ time: Duration? = nil) -> GestureMoment {
        GestureMoment(time: time ?? lastTime, start: start ?? location, location: location)
    }

    private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
