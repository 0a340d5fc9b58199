/// The object that connects a coordinator to the views: it cancels, holds back and releases the events of a press.
protocol GestureSink: AnyObject {
    /// Called when `recognizer` has recognised a gesture with `touch`, whose remaining events the view does not receive.
    func gestureTook(_ touch: Touch, for recognizer: GestureRecognizer)
    /// Called after recognisers have changed, so that events that were held back can be delivered or dropped.
    func gesturesSettled()
    /// Calls `action` after `delay` on the clock of the host.
    func scheduleDeadline(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledTimer
    /// The current time of the host.
    var currentTime: Duration { get }
}

/// The connection between the touches of a tree and its gesture recognisers.
///
/// It passes the touches to the recognisers, asks a ``GestureArbitration`` which of them may begin, calls their actions after each
/// event, and resets them after the gesture. The cost of an event is proportional to the recognisers that received the touch;
/// that of a press also to the depth of the touched view.
final class GestureCoordinator {
    typealias Arbitration = GestureArbitration<ObjectIdentifier>

    /// A recogniser from its first touch to its reset.
    struct Participant {
        let recognizer: GestureRecognizer
        /// The touches that the recogniser has received since its last reset.
        var touches: Set<Touch>
        /// The transitions whose actions have not been called.
        var pending: [GestureRecognizer.State] = []
    }

    weak var sink: (any GestureSink)?
    var arbitration = Arbitration()
    var participants: [ObjectIdentifier: Participant] = [:]
    /// The touches that are down.
    private(set) var touches: Set<Touch> = []
    /// The touches whose events the view no longer receives.
    var taken: Set<Touch> = []
    /// The number of touches so far.
    private var touchCount = 0
    private var timer: ScheduledTimer?
    private var timerDeadline: Duration?
    /// The number of calls in progress; actions are called at the end of the outermost.
    private var depth = 0
    var hovered: [HoverGestureRecognizer] = []
    /// Whether the arbitration is running code of the program, whose requests are then deferred.
    var isArbitrating = false
    var deferred: [() -> Void] = []
    /// The number of views that were visited for recognisers, for tests.
    private(set) var visitCount = 0

    /// Whether no recogniser participates in a gesture.
    var isIdle: Bool { participants.isEmpty && timer?.isValid != true }

    // MARK: - Touches

    /// Passes a touch that has begun to the recognisers of `path`, which leads from the touched view to the root.
    func began(_ touch: Touch, path: [View], modifiers: KeyModifierFlags) {
        if isArbitrating { return deferred.append { self.began(touch, path: path, modifiers: modifiers) } }
        touch.order = touchCount
        touchCount += 1
        touches.insert(touch)
        let event = event(touch, modifiers)
        var blockers: [any GestureBlocking] = []
        var receivers: [GestureRecognizer] = []
        for view in path {
            visitCount += 1
            (view as? any TouchPreparing)?.prepare(for: touch)
            for recognizer in view.rare?.gestureRecognizers ?? [] {
                guard !blockers.contains(where: { $0.blocks(recognizer, for: touch) }),
                    receives(recognizer, touch, event)
                else { continue }
                receivers.append(recognizer)
            }
            if let blocker = view as? any GestureBlocking { blockers.append(blocker) }
        }
        if receivers.isEmpty { return }
        perform {
            for recognizer in receivers { join(recognizer, touch) }
            for recognizer in receivers where recognizer.touches.contains(touch) {
                recognizer.record(event)
                recognizer.touchesBegan([touch], with: event)
            }
        }
    }

    /// Passes a movement of `touch` to its recognisers.
    func moved(_ touch: Touch, modifiers: KeyModifierFlags) {
        send(touch, modifiers) { $0.touchesMoved($1, with: $2) }
    }

    /// Passes the end of `touch` to its recognisers.
    func ended(_ touch: Touch, modifiers: KeyModifierFlags) {
        send(touch, modifiers) { $0.touchesEnded($1, with: $2) }
        finish(touch)
    }

    /// Passes the cancellation of `touch` to its recognisers, which then fail or are cancelled.
    func cancelled(_ touch: Touch) {
        send(touch, []) { recognizer, touches, event in
            recognizer.touchesCancelled(touches, with: event)
            switch recognizer.currentState {
            case .began, .changed: recognizer.state = .cancelled
            case .possible: recognizer.state = .failed
            case .ended, .cancelled, .failed: break
            }
        }
        finish(touch)
    }

    /// Cancels all touches and hovers, because the window was deactivated.
    func cancelAll() {
        if isArbitrating { return deferred.append { self.cancelAll() } }
        for touch in ordered(touches) {
            touch.phase = .cancelled
            cancelled(touch)
        }
        // Recognisers that wait for another tap have no touches.
        perform {
            for id in arbitration.order { failParticipant(id) }
        }
        endHover(at: nil)
    }

    func finish(_ touch: Touch) {
        if isArbitrating { return deferred.append { self.finish(touch) } }
        touches.remove(touch)
        perform {
            for recognizer in touch.gestureRecognizers ?? [] {
                recognizer.touches.removeAll { $0 === touch }
                let id = ObjectIdentifier(recognizer)
                // Without touches and without a deadline, nothing would ever decide the gesture.
                if recognizer.touches.isEmpty, recognizer.deadline == nil,
                    arbitration.phase(of: id) == .possible
                {
                    failParticipant(id)
                }
            }
        }
        taken.remove(touch)
    }

    /// Cancels the gestures of a view that is removed from the tree.
    func viewWillLeave(_ view: View) {
        if participants.isEmpty, touches.isEmpty, hovered.isEmpty { return }
        if isArbitrating { return deferred.append { self.viewWillLeave(view) } }
        for touch in ordered(touches) where touch.view === view {
            touch.phase = .cancelled
            cancelled(touch)
        }
        for recognizer in view.rare?.gestureRecognizers ?? [] { recognizerLeft(recognizer) }
    }

    func send(
        _ touch: Touch, _ modifiers: KeyModifierFlags,
        _ deliver: @escaping (GestureRecognizer, Set<Touch>, Event) -> Void
    ) {
        guard touch.gestureRecognizers?.isEmpty == false else { return }
        if isArbitrating { return deferred.append { self.send(touch, modifiers, deliver) } }
        let event = event(touch, modifiers)
        perform {
            for recognizer in touch.gestureRecognizers ?? [] where recognizer.touches.contains(touch) {
                guard arbitration.phase(of: ObjectIdentifier(recognizer))?.isFinished == false else {
                    continue
                }
                recognizer.record(event)
                deliver(recognizer, [touch], event)
            }
        }
    }

    func event(_ touch: Touch, _ modifiers: KeyModifierFlags) -> Event {
        for other in touches where other !== touch && other.isDown { other.phase = .stationary }
        return Event(
            .touches, at: touch.timestamp, modifiers: modifiers, buttons: touch.buttonMask,
            touches: touches.union([touch]))
    }

    func receives(_ recognizer: GestureRecognizer, _ touch: Touch, _ event: Event) -> Bool {
        guard recognizer.isEnabled, !(recognizer is HoverGestureRecognizer),
            recognizer.allowedTouchTypes.contains(touch.type),
            touch.type != .indirectPointer
                || !recognizer.buttonMaskRequired.isDisjoint(with: touch.buttonMask)
        else { return false }
        // A recogniser that has finished takes part again after its touches have ended.
        if arbitration.phase(of: ObjectIdentifier(recognizer))?.isFinished == true { return false }
        if recognizer.requiresExclusiveTouchType, let first = recognizer.touches.first,
            first.type != touch.type
        {
            return false
        }
        guard recognizer.shouldReceive(event) else { return false }
        guard let delegate = recognizer.delegate else { return true }
        return delegate.gestureRecognizer(recognizer, shouldReceive: touch)
            && delegate.gestureRecognizer(recognizer, shouldReceive: event)
    }

    func join(_ recognizer: GestureRecognizer, _ touch: Touch?) {
        let id = ObjectIdentifier(recognizer)
        // An earlier receiver may have removed the recogniser from its view.
        guard recognizer.view != nil, recognizer.isEnabled else { return }
        if participants[id] == nil {
            recognizer.coordinator = self
            recognizer.lastTouches = []
            recognizer.reset()
            participants[id] = Participant(recognizer: recognizer, touches: [])
            arbitration.add(id)
        }
        guard let touch else { return }
        participants[id]?.touches.insert(touch)
        recognizer.touches.append(touch)
        touch.gestureRecognizers?.append(recognizer)
        if participants[id]?.touches.count == 1 { recognizer.onProgress?(.tracking) }
    }

    // MARK: - End of an event

    /// Runs `body`; after the outermost call, calls the actions, resets finished recognisers, and updates the deadline.
    func perform(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        if depth > 0 { return }
        depth += 1
        callActions()
        depth -= 1
        resetFinished()
        updateDeadline()
        sink?.gesturesSettled()
    }

    /// Calls the actions of pending transitions, including those that the actions cause, up to a limit that ends loops.
    private func callActions() {
        var count = 0
        while let id = arbitration.order.first(where: { participants[$0]?.pending.isEmpty == false }) {
            guard let participant = participants[id], let state = participant.pending.first else { return }
            participants[id]?.pending.removeFirst()
            count += 1
            // Actions that request transitions of each other without end.
            guard count <= 10_000 else {
                participants[id]?.pending = []
                return
            }
            let recognizer = participant.recognizer
            let current = recognizer.currentState
            // The transition itself, although a later one may follow in the same event.
            recognizer.currentState = state
            recognizer.sendActions()
            if state == .failed { recognizer.onProgress?(.failed) }
            if recognizer.currentState == state { recognizer.currentState = current }
        }
    }

    private func resetFinished() {
        for id in arbitration.order where arbitration.phase(of: id)?.isFinished == true {
            guard participants[id]?.recognizer.touches.isEmpty == true else { continue }
            leave(id)
        }
    }

    func leave(_ id: ObjectIdentifier) {
        guard let recognizer = participants.removeValue(forKey: id)?.recognizer else { return }
        arbitration.remove(id)
        recognizer.touches = []
        recognizer.lastTouches = []
        recognizer.coordinator = nil
        recognizer.currentState = .possible
        recognizer.onProgress?(.idle)
        recognizer.reset()
    }

    private func updateDeadline() {
        var next: Duration?
        for id in arbitration.order where arbitration.phase(of: id)?.isFinished == false {
            guard let deadline = participants[id]?.recognizer.deadline else { continue }
            next = min(next ?? deadline, deadline)
        }
        if next == timerDeadline, next == nil || timer?.isValid == true { return }
        timer?.invalidate()
        timer = nil
        timerDeadline = next
        guard let next, let sink else { return }
        timer = sink.scheduleDeadline(after: max(.zero, next - sink.currentTime)) { [weak self] in
            self?.deadlineReached()
        }
    }

    private func deadlineReached() {
        guard let now = sink?.currentTime else { return }
        timer = nil
        timerDeadline = nil
        perform {
            for id in arbitration.order where arbitration.phase(of: id)?.isFinished == false {
                guard let recognizer = participants[id]?.recognizer, let deadline = recognizer.deadline,
                    deadline <= now
                else { continue }
                recognizer.deadlineReached(at: now)
            }
        }
    }
}
