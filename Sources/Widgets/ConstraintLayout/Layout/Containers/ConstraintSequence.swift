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
    private struct Wish {
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
        var wishes: Range<Int>
    }

    /// A constraint to activate, in the order of the requests.
    private enum Fresh {
        /// A constraint of the last round that is inactive, because its view was removed and added again.
        case again(LayoutConstraint)
        case wish(Int)
    }

    /// The number of entries after the current position that are searched before a request counts as new.
    private static let reach = 16

    private var constraints: [LayoutConstraint] = []
    /// The key of each constraint, stored separately so that comparing keys counts no references.
    private var keys: [Key] = []
    private var position = 0
    private var differences: [Difference] = []
    private var wishes: [Wish] = []
    private var fresh: [Fresh] = []
    /// The number of constraints created, activated or deactivated in all rounds.
    private(set) var touchCount = 0
    /// The number of individually requested constraints in all rounds.
    private(set) var wantCount = 0

    var count: Int { keys.count }
    /// The constraints, by identity.
    var members: Set<ObjectIdentifier> { Set(constraints.map { ObjectIdentifier($0) }) }

    /// Requests the constraint `first relation multiplier * second + constant`.
    ///
    /// An existing constraint with the same key is kept and gets the new constant.
    mutating func want(
        _ first: LayoutNode, _ firstAttribute: LayoutConstraint.Attribute,
        _ relation: LayoutConstraint.Relation, _ second: LayoutNode?,
        _ secondAttribute: LayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
        constant: Double = 0, priority: LayoutPriority = .required, named identifier: String,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        wantCount += 1
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
        noteWish()
        fresh.append(.wish(wishes.count))
        wishes.append(
            Wish(
                key: key, first: first, second: second, constant: constant, identifier: identifier,
                site: DeclarationSite(fileID: file, line: line)))
    }

    /// Requests the constraint `first == multiplier * second + constant`.
    mutating func want(
        _ first: LayoutNode, _ firstAttribute: LayoutConstraint.Attribute, _ second: LayoutNode?,
        _ secondAttribute: LayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
        constant: Double = 0, priority: LayoutPriority = .required, named identifier: String,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        want(
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
        if differences.isEmpty, fresh.isEmpty { return }
        var unwanted = activeOnesElsewhere()
        let granted = grantWishes(from: &unwanted)
        replaceDifferent(by: granted)
        // Sorted by their position in the holder's list, because the iteration order of a dictionary differs between processes.
        let leaving = unwanted.values.sorted { $0.state.indexInHolder > $1.state.indexInHolder }
        LayoutConstraint.deactivate(leaving)
        for item in fresh {
            let constraint =
                switch item {
                case .again(let constraint): constraint
                case .wish(let index): granted[index]
                }
            if constraint.isActive { continue }
            touchCount += 1
            constraint.activate()
        }
        touchCount += leaving.count
        differences = []
        wishes = []
        fresh = []
    }

    // MARK: - Comparing with the last time

    /// Returns the index of the entry with `key`, at the current position or shortly after it; nil when it is not found there.
    private mutating func find(_ key: Key) -> Int? {
        if position < keys.count, keys[position] == key { return position }
        // Inactive constraints, whose views were removed, are skipped at once, regardless of their number.
        var end = position
        while end < keys.count, !constraints[end].isActive { end += 1 }
        if end > position { skip(to: end) }
        for index in position..<min(position + Self.reach, keys.count) where keys[index] == key {
            return index
        }
        return nil
    }

    /// Records that the entries from the current position to `end` are replaced.
    private mutating func skip(to end: Int) {
        if let last = differences.indices.last, differences[last].old.upperBound == position {
            differences[last].old = differences[last].old.lowerBound..<end
        } else {
            differences.append(Difference(old: position..<end, wishes: wishes.count..<wishes.count))
        }
        position = end
    }

    /// Records that the next request is inserted at the current position.
    private mutating func noteWish() {
        if let last = differences.indices.last, differences[last].old.upperBound == position {
            differences[last].wishes = differences[last].wishes.lowerBound..<wishes.count + 1
        } else {
            differences.append(Difference(old: position..<position, wishes: wishes.count..<wishes.count + 1))
        }
    }

    private mutating func keep(_ constraint: LayoutConstraint, _ constant: Double) {
        if constraint.storedConstant != constant { constraint.constant = constant }
        if !constraint.isActive { fresh.append(.again(constraint)) }
    }

    // MARK: - The difference

    /// Returns the active constraints in the replaced ranges, by key.
    ///
    /// Constraints that were deactivated with their views are not reused, because they would have to be installed again as well.
    private func activeOnesElsewhere() -> [Key: LayoutConstraint] {
        var found: [Key: LayoutConstraint] = [:]
        for difference in differences {
            for index in difference.old where constraints[index].isActive {
                found[keys[index]] = constraints[index]
            }
        }
        return found
    }

    /// Returns a constraint for each request: an existing one from another position, or a new one.
    private mutating func grantWishes(
        from elsewhere: inout [Key: LayoutConstraint]
    ) -> [LayoutConstraint] {
        var granted: [LayoutConstraint] = []
        granted.reserveCapacity(wishes.count)
        for wish in wishes {
            let key = wish.key
            if !elsewhere.isEmpty, let constraint = elsewhere.removeValue(forKey: key) {
                if constraint.storedConstant != wish.constant { constraint.constant = wish.constant }
                granted.append(constraint)
                continue
            }
            let constraint = LayoutConstraint(
                wish.first, key.firstAttribute, key.relation, wish.second, key.secondAttribute,
                key.multiplier, wish.constant, wish.site, priority: key.priority)
            constraint.identifier = wish.identifier
            granted.append(constraint)
        }
        return granted
    }

    private mutating func replaceDifferent(by granted: [LayoutConstraint]) {
        if differences.count <= 8 {
            for difference in differences.reversed() {
                constraints.replaceSubrange(difference.old, with: granted[difference.wishes])
                keys.replaceSubrange(difference.old, with: wishes[difference.wishes].map(\.key))
            }
            return
        }
        var newConstraints: [LayoutConstraint] = []
        var newKeys: [Key] = []
        newConstraints.reserveCapacity(constraints.count + granted.count)
        newKeys.reserveCapacity(constraints.count + granted.count)
        var next = 0
        for difference in differences {
            newConstraints += constraints[next..<difference.old.lowerBound]
            newConstraints += granted[difference.wishes]
            newKeys += keys[next..<difference.old.lowerBound]
            for wish in wishes[difference.wishes] { newKeys.append(wish.key) }
            next = difference.old.upperBound
        }
        newConstraints += constraints[next...]
        newKeys += keys[next...]
        (constraints, keys) = (newConstraints, newKeys)
    }
}
