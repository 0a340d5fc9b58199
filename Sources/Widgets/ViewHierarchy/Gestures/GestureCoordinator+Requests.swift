/// The transitions that recognisers request, and those that the arbitration performs.
extension GestureCoordinator: GestureCoordinating {
    func recognizer(_ recognizer: GestureRecognizer, requests state: GestureRecognizer.State) {
        if isArbitrating { return deferred.append { self.recognizer(recognizer, requests: state) } }
        let id = ObjectIdentifier(recognizer)
        guard let phase = arbitration.phase(of: id) else { return }
        perform {
            switch state {
            case .began: arbitrate { $0.claim(id, .begin, $1) }
            case .changed:
                if phase == .active { transition(id, to: .changed) }
            case .ended: arbitrate { phase == .possible ? $0.claim(id, .recognize, $1) : $0.end(id) }
            case .failed, .cancelled: failParticipant(id)
            case .possible: break
            }
        }
    }

    func recognizer(_ recognizer: GestureRecognizer, ignores touch: Touch) {
        recognizer.touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === recognizer }
    }

    func recognizerLeft(_ recognizer: GestureRecognizer) {
        if isArbitrating { return deferred.append { self.recognizerLeft(recognizer) } }
        let id = ObjectIdentifier(recognizer)
        if let hover = recognizer as? HoverGestureRecognizer, hovered.contains(where: { $0 === hover }) {
            hovered.removeAll { $0 === hover }
            hover.coordinator = nil
            let event = Event(.hover, at: sink?.currentTime ?? .zero)
            return hover.hover(.cancelled, at: hover.location(in: nil), event)
        }
        guard participants[id] != nil else { return }
        perform {
            failParticipant(id)
            recognizer.touches = []
        }
    }

    func offerCurrentTouches(to recognizer: GestureRecognizer) {
        if isArbitrating { return deferred.append { self.offerCurrentTouches(to: recognizer) } }
        guard let view = recognizer.view else { return }
        perform {
            for touch in ordered(touches) {
                guard touch.isDown, touch.view?.isDescendant(of: view) == true,
                    !recognizer.touches.contains(touch)
                else { continue }
                let event = event(touch, recognizer.modifierFlags)
                guard receives(recognizer, touch, event) else { continue }
                join(recognizer, touch)
                recognizer.record(event)
                recognizer.touchesBegan([touch], with: event)
            }
        }
    }

    func failParticipant(_ id: ObjectIdentifier) { arbitrate { $0.fail(id, $1) } }

    /// The touches in the order in which they began, so that results do not depend on the order of the set.
    func ordered(_ touches: Set<Touch>) -> [Touch] { touches.sorted { $0.order < $1.order } }

    // MARK: - Transitions

    /// Runs a step of the arbitration on a copy, because delegates may call back, and performs its effects.
    func arbitrate(
        _ step: (inout Arbitration, Arbitration.Relations) -> [Arbitration.Effect]
    ) {
        var copy = arbitration
        isArbitrating = true
        let effects = step(&copy, relations)
        isArbitrating = false
        arbitration = copy
        apply(effects)
        let deferred = deferred
        self.deferred = []
        for request in deferred { request() }
    }

    func apply(_ effects: [Arbitration.Effect]) {
        for effect in effects {
            switch effect {
            case .began(let id):
                transition(id, to: .began)
                take(id)
            case .recognized(let id):
                transition(id, to: .ended)
                take(id)
            case .ended(let id): transition(id, to: .ended)
            case .cancelled(let id): transition(id, to: .cancelled)
            case .failed(let id): transition(id, to: .failed)
            case .cycle(let first, let second): report(first, second)
            }
        }
    }

    func transition(_ id: ObjectIdentifier, to state: GestureRecognizer.State) {
        guard let recognizer = participants[id]?.recognizer else { return }
        recognizer.currentState = state
        participants[id]?.pending.append(state)
    }

    /// Takes the touches of a recognised gesture from the views.
    private func take(_ id: ObjectIdentifier) {
        guard let participant = participants[id], participant.recognizer.cancelsTouchesInView else { return }
        for touch in ordered(participant.touches) where taken.insert(touch).inserted {
            sink?.gestureTook(touch, for: participant.recognizer)
            if !touch.isDown, !touches.contains(touch) { taken.remove(touch) }
        }
    }

    private func report(_ first: ObjectIdentifier, _ second: ObjectIdentifier) {
        guard let first = participants[first]?.recognizer, let second = participants[second]?.recognizer
        else {
            return
        }
        Diagnostics.report(
            Diagnostic(
                kind: .invalidValue, subject: "\(first)",
                message: "waits for the failure of \(second), which waits for it",
                cure: "the requirement is ignored; remove one of the two"))
    }
}
