/// The arbitration between gesture recognisers: which one begins, which ones wait for the failure of others, and which ones fail.
///
/// A value without views: recognisers are identified by `ID`, and their relations are supplied by a ``Relations`` value, so that
/// the rules can be tested with plain events.
///
/// - A recogniser whose required recognisers are still possible waits; it fails when one of them begins, and begins when all of
///   them have failed.
/// - A recogniser that begins lets all others fail that share a touch with it, unless one of the two does not prevent the other.
///
///       var arbitration = GestureArbitration<Int>()
///       arbitration.add(1)
///       arbitration.claim(1, .recognize, relations)   // [.recognized(1)]
nonisolated struct GestureArbitration<ID: Hashable> {
    /// The kind of transition that a recogniser requests.
    enum Claim: Equatable {
        /// A continuous gesture begins.
        case begin
        /// A discrete gesture is recognised.
        case recognize
    }

    enum Phase: Equatable {
        case possible
        /// The gesture was recognised, but a required failure is outstanding; `hasEnded` is true once a continuous gesture is over.
        case waiting(Claim, hasEnded: Bool)
        /// A continuous gesture is in progress.
        case active
        case ended
        case cancelled
        case failed

        var isOpen: Bool {
            switch self {
            case .possible, .waiting: true
            case .active, .ended, .cancelled, .failed: false
            }
        }
        var isFinished: Bool { self == .ended || self == .cancelled || self == .failed }
        /// Whether the gesture has been recognised.
        var hasSucceeded: Bool { self == .active || self == .ended }
    }

    /// A transition of a recogniser.
    enum Effect: Equatable {
        case began(ID)
        case recognized(ID)
        case ended(ID)
        case cancelled(ID)
        case failed(ID)
        /// Two recognisers wait for each other; the requirement of the first was ignored.
        case cycle(ID, ID)
    }

    /// The relations between recognisers.
    struct Relations {
        /// Returns whether the first recogniser must wait for the failure of the second.
        var requiresFailure: (ID, ID) -> Bool
        /// Returns whether the first recogniser lets the second fail.
        var prevents: (ID, ID) -> Bool
        /// Returns whether the two recognisers have received a common touch.
        var shares: (ID, ID) -> Bool
        /// Returns whether the recogniser may begin.
        var mayBegin: (ID) -> Bool
    }

    private(set) var phases: [ID: Phase] = [:]
    /// The participants in the order in which they were added.
    private(set) var order: [ID] = []

    func phase(of id: ID) -> Phase? { phases[id] }

    /// Adds a recogniser, which is possible; does nothing if it participates already.
    mutating func add(_ id: ID) {
        if phases[id] != nil { return }
        phases[id] = .possible
        order.append(id)
    }

    /// Removes a recogniser after its gesture.
    mutating func remove(_ id: ID) {
        phases[id] = nil
        order.removeAll { $0 == id }
    }

    /// Requests the begin or the recognition of a gesture.
    mutating func claim(_ id: ID, _ claim: Claim, _ relations: Relations) -> [Effect] {
        var effects: [Effect] = []
        guard phases[id] == .possible else { return [] }
        resolve(id, claim, hasEnded: false, relations, &effects)
        return effects
    }

    /// Ends a gesture that has begun or that waits for its begin.
    mutating func end(_ id: ID) -> [Effect] {
        switch phases[id] {
        case .active:
            phases[id] = .ended
            return [.ended(id)]
        case .waiting(let claim, _):
            phases[id] = .waiting(claim, hasEnded: true)
            return []
        default: return []
        }
    }

    /// Lets a possible recogniser fail, and cancels one in progress; recognisers that waited for the failure may then begin.
    mutating func fail(_ id: ID, _ relations: Relations) -> [Effect] {
        var effects: [Effect] = []
        switch phases[id] {
        case .possible, .waiting:
            settleFailures([id], relations, &effects)
        case .active:
            phases[id] = .cancelled
            effects = [.cancelled(id)]
        default: break
        }
        return effects
    }

    // MARK: - Steps

    /// Begins the gesture, lets it wait, or lets it fail.
    private mutating func resolve(
        _ id: ID, _ claim: Claim, hasEnded: Bool, _ relations: Relations, _ effects: inout [Effect]
    ) {
        phases[id] = .waiting(claim, hasEnded: hasEnded)
        for other in order where other != id {
            guard let phase = phases[other], relations.shares(id, other), relations.requiresFailure(id, other)
            else { continue }
            if phase.hasSucceeded { return settleFailures([id], relations, &effects) }
            guard phase.isOpen else { continue }
            if case .waiting = phase, isWaiting(other, for: id, relations) {
                effects.append(.cycle(id, other))
                continue
            }
            return
        }
        for other in order where other != id {
            guard phases[other]?.hasSucceeded == true, relations.shares(id, other) else { continue }
            if relations.prevents(other, id) { return settleFailures([id], relations, &effects) }
        }
        guard relations.mayBegin(id) else { return settleFailures([id], relations, &effects) }
        // `mayBegin` runs code of the program, which may have removed the recogniser.
        guard case .waiting(let claim, let hasEnded) = phases[id] else { return }
        succeed(id, claim, hasEnded: hasEnded, relations, &effects)
    }

    private mutating func succeed(
        _ id: ID, _ claim: Claim, hasEnded: Bool, _ relations: Relations, _ effects: inout [Effect]
    ) {
        switch claim {
        case .recognize:
            phases[id] = .ended
            effects.append(.recognized(id))
        case .begin:
            phases[id] = hasEnded ? .ended : .active
            effects.append(.began(id))
            if hasEnded { effects.append(.ended(id)) }
        }
        let losers = order.filter { other in
            guard other != id, phases[other]?.isOpen == true, relations.shares(id, other) else {
                return false
            }
            return relations.prevents(id, other) || relations.requiresFailure(other, id)
        }
        settleFailures(losers, relations, &effects)
    }

    /// Lets recognisers fail together, and then resolves those that waited for them, in order.
    private mutating func settleFailures(
        _ ids: [ID], _ relations: Relations, _ effects: inout [Effect]
    ) {
        for id in ids {
            phases[id] = .failed
            effects.append(.failed(id))
        }
        for waiting in order {
            guard case .waiting(let claim, let hasEnded) = phases[waiting],
                ids.contains(where: { relations.requiresFailure(waiting, $0) })
            else { continue }
            resolve(waiting, claim, hasEnded: hasEnded, relations, &effects)
        }
    }

    /// Returns whether `id` waits, directly or through other waiting recognisers, for the failure of `target`.
    private func isWaiting(_ id: ID, for target: ID, _ relations: Relations) -> Bool {
        var visited: Set<ID> = []
        var pending = [id]
        while let next = pending.popLast() {
            guard visited.insert(next).inserted, case .waiting = phases[next] else { continue }
            for other in order where other != next && phases[other]?.isOpen == true {
                guard relations.shares(next, other), relations.requiresFailure(next, other) else { continue }
                if other == target { return true }
                pending.append(other)
            }
        }
        return false
    }
}
