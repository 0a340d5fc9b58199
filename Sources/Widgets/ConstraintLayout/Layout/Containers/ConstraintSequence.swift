/// The constraints that a container creates for its arranged views, in the order of the requests.
///
/// Constraints are identified by a key, so that a change of the arrangement activates and deactivates only the difference. A request in
/// the same order as in the last round costs one comparison; only a request that is not found near the current position is looked up in a
/// dictionary. Each constraint may be requested once per round.
struct ConstraintSequence {
    /// The properties that identify a constraint, with the nodes by identity.
    private struct Key: Hashable {
        var first: ObjectIdentifier
        var firstAttribute: LayoutConstraint.Attribute
        var relation: LayoutConstraint.Relation
        var second: ObjectIdentifier?
        var secondAttribute: LayoutConstraint.Attribute
        var multiplier: Double
        var priority: LayoutPriority
    }

    /// A request for a constraint that was not found near the current position.
    private struct Request {
        var key: Key
        /// The first node, for creating the constraint.
        let first: LayoutNode
        let second: LayoutNode?
        let constant: Double
        let identifier: String
        let site: DeclarationSite
    }

    /// A range of the last round's constraints that is replaced by a range of requests.
    private struct Difference {
        var old: Range<Int>
        var requests: Range<Int>
    }

    /// A constraint to activate, in the order of the requests.
    private enum PendingActivation {
        /// A constraint of the last round that is inactive, because its view was removed and added again.
        case reactivation(LayoutConstraint)
        case request(Int)
    }

    /// The number of entries after the current position that are searched before a request counts as new.
    private static let searchDistance = 16

    private var constraints: [LayoutConstraint] = []
    /// The key of each constraint, stored separately so that comparing keys counts no references.
    private var keys: [Key] = []
    private var position = 0
    private var differences: [Difference] = []
    private var requests: [Request] = []
    private var pendingActivations: [PendingActivation] = []
    /// The number of constraints created, activated or deactivated in all rounds.
    private(set) var changeCount = 0
    /// The number of individually requested constraints in all rounds.
    private(set) var requestCount = 0

    var count: Int { keys.count }
    /// The constraints, by identity.
    var members: Set<ObjectIdentifier> { Set(constraints.map { ObjectIdentifier($0) }) }

    /// Requests the constraint `first relation multiplier * second + constant`.
    ///
    /// An existing constraint with the same key is kept and gets the new constant.
    mutating func request(
        _ first: LayoutNode, _ firstAttribute: LayoutConstraint.Attribute,
        _ relation: LayoutConstraint.Relation, _ second: LayoutNode?,
        _ secondAttribute: LayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
        constant: Double = 0, priority: LayoutPriority = .required, named identifier: String,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        requestCount += 1
        // Avoids `map`, because a closure called by the standard library checks its actor isolation at run time.
        var identity: ObjectIdentifier?
        if let second { identity = ObjectIdentifier(second) }
        let key = Key(
            first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation,
            second: identity, secondAttribute: secondAttribute, multiplier: multiplier, priority: priority)
        if let found = find(key) {
            if found > position { skip(to: found) }
            position += 1
            return keep(constraints[found], constant)
        }
        recordInsertion()
        pendingActivations.append(.request(requests.count))
        requests.append(
            Request(
                key: key, first: first, second: second, constant: constant, identifier: identifier,
                site: DeclarationSite(fileID: file, line: line)))
    }

    /// Requests the constraint `first == multiplier * second + constant`.
    mutating func request(
        _ first: LayoutNode, _ firstAttribute: LayoutConstraint.Attribute, _ second: LayoutNode?,
        _ secondAttribute: LayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
        constant: Double = 0, priority: LayoutPriority = .required, named identifier: String,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        request(
            first, firstAttribute, .equal, second, secondAttribute, multiplier: multiplier,
            constant: constant, priority: priority, named: identifier, file: file, line: line)
    }

    /// Requests the constraints in `range` of the last round without a change.
    ///
    /// Complexity: O(1); nothing is compared.
    ///
    /// - Returns: `false`, without an effect, when the round has already passed the start of `range`.
    mutating func keep(_ range: Range<Int>) -> Bool {
        if range.lowerBound < position { return false }
        if range.lowerBound > position { skip(to: range.lowerBound) }
        position = range.upperBound
        return true
    }

    /// Activates the requested constraints and deactivates all others of the last round.
    mutating func commit() {
        if position < keys.count { skip(to: keys.count) }
        position = 0
        if differences.isEmpty, pendingActivations.isEmpty { return }
        var unclaimed = replacedActiveConstraints()
        let fulfilled = fulfillRequests(from: &unclaimed)
        replaceDifferent(by: fulfilled)
        // Sorted by their position in the holder's list, because the iteration order of a dictionary differs between processes.
        let obsolete = unclaimed.values.sorted { $0.state.indexInHolder > $1.state.indexInHolder }
        LayoutConstraint.deactivate(obsolete)
        for item in pendingActivations {
            let constraint =
                switch item {
                case .reactivation(let constraint): constraint
                case .request(let index): fulfilled[index]
                }
            if constraint.isActive { continue }
            changeCount += 1
            constraint.activate()
        }
        changeCount += obsolete.count
        differences = []
        requests = []
        pendingActivations = []
    }

    // MARK: - Comparing with the last time

    /// Returns the index of the entry with `key`, at the current position or shortly after it; nil when it is not found there.
    private mutating func find(_ key: Key) -> Int? {
        if position < keys.count, keys[position] == key { return position }
        // Inactive constraints, whose views were removed, are skipped at once, regardless of their number.
        var end = position
        while end < keys.count, !constraints[end].isActive { end += 1 }
        if end > position { skip(to: end) }
        for index in position..<min(position + Self.searchDistance, keys.count) where keys[index] == key {
            return index
        }
        return nil
    }

    /// Records that the entries from the current position to `end` are replaced.
    private mutating func skip(to end: Int) {
        if let last = differences.indices.last, differences[last].old.upperBound == position {
            differences[last].old = differences[last].old.lowerBound..<end
        } else {
            differences.append(Difference(old: position..<end, requests: requests.count..<requests.count))
        }
        position = end
    }

    /// Records that the next request is inserted at the current position.
    private mutating func recordInsertion() {
        if let last = differences.indices.last, differences[last].old.upperBound == position {
            differences[last].requests = differences[last].requests.lowerBound..<requests.count + 1
        } else {
            differences.append(
                Difference(old: position..<position, requests: requests.count..<requests.count + 1))
        }
    }

    private mutating func keep(_ constraint: LayoutConstraint, _ constant: Double) {
        if constraint.storedConstant != constant { constraint.constant = constant }
        if !constraint.isActive { pendingActivations.append(.reactivation(constraint)) }
    }

    // MARK: - The difference

    /// Returns the active constraints in the replaced ranges, by key.
    ///
    /// Constraints that were deactivated with their views are not reused, because they would have to be installed again as well.
    private func replacedActiveConstraints() -> [Key: LayoutConstraint] {
        var found: [Key: LayoutConstraint] = [:]
        for difference in differences {
            for index in difference.old where constraints[index].isActive {
                found[keys[index]] = constraints[index]
            }
        }
        return found
    }

    /// Returns a constraint for each request: an existing one from another position, or a new one.
    private mutating func fulfillRequests(
        from available: inout [Key: LayoutConstraint]
    ) -> [LayoutConstraint] {
        var fulfilled: [LayoutConstraint] = []
        fulfilled.reserveCapacity(requests.count)
        for request in requests {
            let key = request.key
            if !available.isEmpty, let constraint = available.removeValue(forKey: key) {
                if constraint.storedConstant != request.constant { constraint.constant = request.constant }
                fulfilled.append(constraint)
                continue
            }
            let constraint = LayoutConstraint(
                request.first, key.firstAttribute, key.relation, request.second, key.secondAttribute,
                key.multiplier, request.constant, request.site, priority: key.priority)
            constraint.identifier = request.identifier
            fulfilled.append(constraint)
        }
        return fulfilled
    }

    private mutating func replaceDifferent(by fulfilled: [LayoutConstraint]) {
        if differences.count <= 8 {
            for difference in differences.reversed() {
                constraints.replaceSubrange(difference.old, with: fulfilled[difference.requests])
                keys.replaceSubrange(difference.old, with: requests[difference.requests].map(\.key))
            }
            return
        }
        var newConstraints: [LayoutConstraint] = []
        var newKeys: [Key] = []
        newConstraints.reserveCapacity(constraints.count + fulfilled.count)
        newKeys.reserveCapacity(constraints.count + fulfilled.count)
        var next = 0
        for difference in differences {
            newConstraints += constraints[next..<difference.old.lowerBound]
            newConstraints += fulfilled[difference.requests]
            newKeys += keys[next..<difference.old.lowerBound]
            for request in requests[difference.requests] { newKeys.append(request.key) }
            next = difference.old.upperBound
        }
        newConstraints += constraints[next...]
        newKeys += keys[next...]
        (constraints, keys) = (newConstraints, newKeys)
    }
}
