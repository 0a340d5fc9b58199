/// The constraints that a container makes for what it arranges, in the order in which it asks for them.
///
/// Constraints are identified by their key: a change of the arrangement activates and deactivates only the difference.
/// A request in the order of the last round costs one comparison; only one that is not near its place is looked up.
/// Nothing may be asked for twice in a round.
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

    /// A constraint that is not there, or elsewhere than near the place at work.
    private struct Wish {
        var key: Key
        /// For the constraint, if it must be made.
        let first: LayoutNode
        let second: LayoutNode?
        let constant: Double
        let identifier: String
        let site: DeclarationSite
    }

    /// A range in which the new order differs from the old one.
    private struct Difference {
        var old: Range<Int>
        var wishes: Range<Int>
    }

    /// A constraint to activate; listed in the order of the requests.
    private enum Fresh {
        /// A view that left and came back has lost its constraints.
        case again(LayoutConstraint)
        case wish(Int)
    }

    /// How far ahead an entry is looked for before it counts as new.
    private static let reach = 16

    private var constraints: [LayoutConstraint] = []
    /// The key of each constraint: stored apart, so that comparing them counts no references.
    private var keys: [Key] = []
    private var position = 0
    private var differences: [Difference] = []
    private var wishes: [Wish] = []
    private var fresh: [Fresh] = []
    /// How many constraints it has made, activated or deactivated, in all rounds.
    private(set) var touchCount = 0
    /// How many constraints were asked for one by one, in all rounds.
    private(set) var wantCount = 0

    var count: Int { keys.count }
    /// The constraints, by identity.
    var members: Set<ObjectIdentifier> { Set(constraints.map { ObjectIdentifier($0) }) }

    /// Wants `first relation multiplier * second + constant`.
    ///
    /// An existing constraint with the same key stays, with the new constant.
    mutating func want(
        _ first: LayoutNode, _ firstAttribute: LayoutConstraint.Attribute,
        _ relation: LayoutConstraint.Relation, _ second: LayoutNode?,
        _ secondAttribute: LayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
        constant: Double = 0, priority: LayoutPriority = .required, named identifier: String,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        wantCount += 1
        // No closure that the standard library calls: each would be asked for its thread.
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

    /// Wants `first == multiplier * second + constant`.
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

    /// Wants the constraints in `range` of the last round as they are.
    ///
    /// O(1): nothing is compared. False, and nothing is wanted, where the round has already passed `range`.
    mutating func keep(_ range: Range<Int>) -> Bool {
        if range.lowerBound < position { return false }
        if range.lowerBound > position { skip(to: range.lowerBound) }
        position = range.upperBound
        return true
    }

    /// Makes what is wanted active, and nothing else.
    mutating func commit() {
        if position < keys.count { skip(to: keys.count) }
        position = 0
        if differences.isEmpty, fresh.isEmpty { return }
        var unwanted = activeOnesElsewhere()
        let granted = grantWishes(from: &unwanted)
        replaceDifferent(by: granted)
        // In the order of the holder's list: the iteration order of a dictionary differs between processes.
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

    /// Where the entry is, at the place at work or a little after it.
    private mutating func find(_ key: Key) -> Int? {
        if position < keys.count, keys[position] == key { return position }
        // Inactive constraints, whose views have left, are skipped once, however many there are.
        var end = position
        while end < keys.count, !constraints[end].isActive { end += 1 }
        if end > position { skip(to: end) }
        for index in position..<min(position + Self.reach, keys.count) where keys[index] == key {
            return index
        }
        return nil
    }

    /// The entries before `end` are not where they were.
    private mutating func skip(to end: Int) {
        if let last = differences.indices.last, differences[last].old.upperBound == position {
            differences[last].old = differences[last].old.lowerBound..<end
        } else {
            differences.append(Difference(old: position..<end, wishes: wishes.count..<wishes.count))
        }
        position = end
    }

    /// The next wish stands before the place at work.
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

    /// Returns the active constraints that are not near their old place, by key.
    ///
    /// Constraints deactivated with their views are not reused: they would have to be reinstalled as well.
    private func activeOnesElsewhere() -> [Key: LayoutConstraint] {
        var found: [Key: LayoutConstraint] = [:]
        for difference in differences {
            for index in difference.old where constraints[index].isActive {
                found[keys[index]] = constraints[index]
            }
        }
        return found
    }

    /// A constraint for each wish: one that stood elsewhere, or a new one.
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
