/// A gesture that a container recognises, with its actions.
struct GestureRecognition {
    let shape: GestureShape
    var observers: [GestureObserver] = []
    var priority = GesturePriority.normal
    var mask = GestureMask.all
    /// Called with true when a press begins, and with false when it is over.
    var pressing: ((Bool) -> Void)?

    init<Value>(_ plan: _GesturePlan<Value>) {
        shape = plan.shape
        observers = plan.observers
    }
}

/// The precedence of a gesture over those of descendants.
enum GesturePriority: Hashable {
    /// Gestures of descendants take precedence.
    case normal
    case high
    /// Recognised together with those of descendants.
    case simultaneous
}

/// The container of a view with a gesture, whose parts are gesture recognisers attached to the container.
final class GestureContainer: PassingView, GestureRecognizerDelegate {
    private(set) var recognition: GestureRecognition?
    /// Whether the gesture is enabled; disabling it cancels the gesture in progress.
    var isOn = true {
        didSet {
            if isOn != oldValue { for part in parts { part.isEnabled = isOn } }
        }
    }
    /// Converts a point from the container's space.
    var convertPoint: (Point, CoordinateSpace) -> Point = { point, _ in point }
    private var process: GestureProcess?
    private var parts: [GestureRecognizer] = []
    /// The locations of the presses of the parts, in the container's space.
    private var starts: [Point] = []

    /// Replaces the actions, and also the recognisers if the structure of the gesture has changed.
    func recognize(_ recognition: GestureRecognition) {
        let isSame = self.recognition?.shape == recognition.shape
        if !isSame { removeParts() }
        self.recognition = recognition
        if isSame { return }
        process = GestureProcess(shape: recognition.shape)
        let shapes = recognition.shape.parts
        starts = Array(repeating: .zero, count: shapes.count)
        parts = shapes.enumerated().map { index, shape in makePart(index, shape) }
        for part in parts { addGestureRecognizer(part) }
    }

    /// Cancels the gesture in progress.
    private func removeParts() {
        for part in parts { removeGestureRecognizer(part) }
        parts = []
    }

    private func makePart(_ index: Int, _ shape: GestureShape) -> GestureRecognizer {
        let part: GestureRecognizer
        switch shape {
        case .tap(let count):
            let tap = TapGestureRecognizer()
            tap.numberOfTapsRequired = count
            part = tap
        case .longPress(let seconds, let distance):
            let press = LongPressGestureRecognizer()
            press.minimumPressDuration = seconds
            press.allowableMovement = distance
            part = press
        case .drag(let distance):
            let pan = PanGestureRecognizer()
            pan.minimumDistance = distance
            part = pan
        case .magnify: part = PinchGestureRecognizer()
        case .rotate: part = RotationGestureRecognizer()
        case .simultaneous, .sequence, .exclusive: preconditionFailure("a composition is not a part")
        }
        part.isEnabled = isOn
        part.delegate = self
        part.onProgress = { [weak self, weak part] progress in
            if let self, let part { self.progressed(progress, part, index) }
        }
        part.addAction(
            Action { [weak self, weak part] _ in
                if let self, let part { self.changed(part, index, shape) }
            })
        return part
    }

    // MARK: - Events of the parts

    private func changed(_ part: GestureRecognizer, _ index: Int, _ shape: GestureShape) {
        var phase: GesturePhase
        switch part.state {
        case .began, .changed: phase = .active
        case .ended: phase = .ended
        case .cancelled: phase = .failed
        case .possible, .failed: return
        }
        let moment = moment(of: part, index)
        let isActive = process?.parts[index].phase == .active
        switch shape {
        case .longPress:
            // The duration has passed; what follows is not part of the gesture.
            if phase == .active { phase = .ended }
        case .magnify(let delta):
            if phase == .active, !isActive, abs(moment.magnification - 1) < delta { return }
            if phase == .ended, !isActive { phase = .failed }
        case .rotate(let delta):
            if phase == .active, !isActive, abs(moment.rotation) < delta { return }
            if phase == .ended, !isActive { phase = .failed }
        case .tap, .drag, .simultaneous, .sequence, .exclusive: break
        }
        send(phase, index, moment)
    }

    private func progressed(_ progress: GestureRecognizer.Progress, _ part: GestureRecognizer, _ index: Int) {
        switch progress {
        case .tracking:
            process?.track(index)
            starts[index] = part.location(in: self)
            guard case .longPress = recognition?.shape.parts[index] else { return }
            recognition?.pressing?(true)
            send(.active, index, moment(of: part, index))
        case .failed: send(.failed, index, nil)
        case .idle:
            guard var process, let recognition else { return }
            let old = process
            let notices = process.idle(index, recognition.observers)
            self.process = process
            call(notices, old)
        }
    }

    private func send(_ phase: GesturePhase, _ index: Int, _ moment: GestureMoment?) {
        guard var process, let recognition else { return }
        let wasPressed = process.parts[index].phase == .active
        let notices = process.receive(phase, of: index, moment, recognition.observers)
        self.process = process
        call(notices, process)
        if phase.isOver, wasPressed, case .longPress = recognition.shape.parts[index] {
            recognition.pressing?(false)
        }
        // The part of a sequence that follows begins with the fingers that are already down.
        if phase == .ended {
            for (other, part) in parts.enumerated() where other > index && process.isOpen(other) {
                offerCurrentTouches(to: part)
            }
        }
    }

    private func call(_ notices: [GestureNotice], _ process: GestureProcess?) {
        guard let process, let observers = recognition?.observers else { return }
        for notice in notices {
            switch notice {
            case .changed(let index):
                observers[index].updated?(process.parts(of: observers[index]))
                observers[index].changed?(process.parts(of: observers[index]))
            case .ended(let index): observers[index].ended?(process.parts(of: observers[index]))
            case .finished(let index): observers[index].finished?()
            }
        }
    }

    private func moment(of part: GestureRecognizer, _ index: Int) -> GestureMoment {
        var moment = GestureMoment()
        moment.time = viewHost?.currentTime ?? .zero
        if let touch = part.touches.last { moment.time = touch.timestamp }
        moment.location = part.location(in: self)
        moment.start = starts[index]
        moment.size = bounds.size
        moment.convert = convertPoint
        if let pan = part as? PanGestureRecognizer { moment.velocity = pan.velocity(in: self) }
        if let pinch = part as? PinchGestureRecognizer {
            if pinch.state == .began { starts[index] = moment.location }
            moment.start = starts[index]
            moment.magnification = pinch.scale
            moment.magnificationVelocity = pinch.velocity
        }
        if let rotation = part as? RotationGestureRecognizer {
            if rotation.state == .began { starts[index] = moment.location }
            moment.start = starts[index]
            moment.rotation = rotation.rotation
            moment.rotationVelocity = rotation.velocity
        }
        return moment
    }

    // MARK: - Relations

    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
        isRecognizing && parts.firstIndex(of: gestureRecognizer).map { process?.isOpen($0) == true } == true
    }

    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: Event) -> Bool {
        isRecognizing
    }

    private var isRecognizing: Bool { isOn && recognition?.mask.contains(.gesture) == true }

    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool {
        guard let other = otherGestureRecognizer.view else { return false }
        if other === self { return !excludes(gestureRecognizer, otherGestureRecognizer) }
        return recognition?.priority == .simultaneous && other.isDescendant(of: self)
    }

    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
    ) -> Bool {
        guard let other = otherGestureRecognizer.view as? GestureContainer else { return false }
        if other === self { return excludes(otherGestureRecognizer, before: gestureRecognizer) }
        if other.recognition?.priority == .high { return isDescendant(of: other) }
        // A drag that would begin before a tap of a descendant is decided waits for it.
        guard recognition?.priority == .normal, other.isDescendant(of: self),
            let pan = gestureRecognizer as? PanGestureRecognizer
        else { return false }
        return pan.minimumDistance < TapDistance.maximum
    }

    private func excludes(_ first: GestureRecognizer, _ second: GestureRecognizer) -> Bool {
        excludes(first, before: second) || excludes(second, before: first)
    }

    /// Returns whether `second` is recognised only after `first` has failed.
    private func excludes(_ first: GestureRecognizer, before second: GestureRecognizer) -> Bool {
        guard let first = parts.firstIndex(of: first), let second = parts.firstIndex(of: second) else {
            return false
        }
        return recognition?.shape.excludes(first, second) == true
    }

    // MARK: - View

    /// Gives a container with a tap gesture the role of a button, unless it contains controls.
    override func describeAccessibility(_ attributes: inout AccessibilityAttributes) {
        super.describeAccessibility(&attributes)
        guard isOn, case .tap = recognition?.shape, !AccessibilityTree.hasOperableContent(self) else {
            return
        }
        attributes.role = .button
    }

    /// Returns the container itself for any point of its bounds at which no descendant is hit, or if its mask excludes them.
    override func hitTest(_ point: Point, with event: InputEvent?) -> Widgets.View? {
        let isHere = !isHidden && isUserInteractionEnabled && alpha >= 0.01 && bounds.contains(point)
        if isHere, recognition?.mask.contains(.subviews) == false { return self }
        return super.hitTest(point, with: event) ?? (isHere ? self : nil)
    }

    private var usesPresses: Bool { isRecognizing && recognition?.shape.usesPresses == true }

    // A press on the container belongs to the gesture: the views behind do not receive it.
    override func mouseDown(with event: MouseEvent) { if !usesPresses { super.mouseDown(with: event) } }
    override func mouseDragged(with event: MouseEvent) { if !usesPresses { super.mouseDragged(with: event) } }
    override func mouseUp(with event: MouseEvent) { if !usesPresses { super.mouseUp(with: event) } }
    override func mouseCancelled() { if !usesPresses { super.mouseCancelled() } }
}

/// The maximum movement of a tap.
private enum TapDistance {
    static let maximum = 10.0
}
