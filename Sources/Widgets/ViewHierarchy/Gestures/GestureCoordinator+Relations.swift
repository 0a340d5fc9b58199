/// The relations between recognisers, from their properties, overrides and delegates.
extension GestureCoordinator {
    var relations: Arbitration.Relations {
        Arbitration.Relations(
            requiresFailure: { [unowned self] in requiresFailure($0, $1) },
            prevents: { [unowned self] in prevents($0, $1) },
            shares: { [unowned self] in shares($0, $1) },
            mayBegin: { [unowned self] in mayBegin($0) })
    }

    private func requiresFailure(_ first: ObjectIdentifier, _ second: ObjectIdentifier) -> Bool {
        guard let first = participants[first]?.recognizer, let second = participants[second]?.recognizer
        else {
            return false
        }
        return first.required.contains { $0.recognizer === second }
            || first.shouldRequireFailure(of: second) || second.shouldBeRequiredToFail(by: first)
            || first.delegate?.gestureRecognizer(first, shouldRequireFailureOf: second) == true
            || second.delegate?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) == true
    }

    private func prevents(_ first: ObjectIdentifier, _ second: ObjectIdentifier) -> Bool {
        guard let first = participants[first]?.recognizer, let second = participants[second]?.recognizer
        else {
            return false
        }
        if !first.canPrevent(second) || !second.canBePrevented(by: first) { return false }
        return first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) != true
            && second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) != true
    }

    private func shares(_ first: ObjectIdentifier, _ second: ObjectIdentifier) -> Bool {
        guard let first = participants[first]?.touches, let second = participants[second]?.touches else {
            return false
        }
        return !first.isDisjoint(with: second)
    }

    private func mayBegin(_ id: ObjectIdentifier) -> Bool {
        guard let participant = participants[id], let view = participant.recognizer.view else { return false }
        let recognizer = participant.recognizer
        if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false { return false }
        var step: Responder? = ordered(participant.touches).first?.view ?? view
        while let responder = step {
            if !responder.gestureRecognizerShouldBegin(recognizer) { return false }
            if responder === view { break }
            step = responder.next
        }
        return true
    }

    // MARK: - State of a press

    /// Whether a recogniser that may still begin delays the press of `touch`.
    func delaysBegan(_ touch: Touch) -> Bool { isOpen(touch, \.delaysTouchesBegan) }

    /// Whether a recogniser that may still begin delays the release of `touch`.
    func delaysEnded(_ touch: Touch) -> Bool { isOpen(touch, \.delaysTouchesEnded) }

    private func isOpen(_ touch: Touch, _ delays: KeyPath<GestureRecognizer, Bool>) -> Bool {
        touch.gestureRecognizers?.contains { recognizer in
            let id = ObjectIdentifier(recognizer)
            return recognizer[keyPath: delays] && recognizer.cancelsTouchesInView
                && arbitration.phase(of: id)?.isOpen == true
                && participants[id]?.touches.contains(touch) == true
        } ?? false
    }
}
