/// Creates the constraints of a layout's rules, reusing existing ones.
struct ConstraintMatching {
    private let difference: LayoutDifference
    private let oldEntries: [Activation.Entry]
    private let old: [LayoutConstraint]
    private(set) var statistics: ActivationStatistics
    /// The new entries of the activation, valid if `run(reviving:)` returns true.
    private(set) var entries: [Activation.Entry] = []
    private(set) var constraints: [LayoutConstraint] = []
    private var fresh: [LayoutConstraint] = []
    private var gone: [LayoutConstraint] = []
    private var rules: RuleResolver

    init(
        _ mentions: [LayoutRecorder.Mention], _ difference: LayoutDifference, from activation: Activation,
        _ statistics: ActivationStatistics
    ) {
        rules = RuleResolver(mentions)
        self.difference = difference
        oldEntries = activation.entries
        old = activation.constraints
        self.statistics = statistics
    }

    /// Matches all mentions.
    ///
    /// - Returns: `false` when the entries and constraints are unchanged.
    mutating func run(reviving: Bool) -> Bool {
        let count = rules.mentions.count
        var start = 0
        if difference.isIdentity {
            while start < count, isUnchanged(start, start) { start += 1 }
            if start == count {
                if reviving { revive(old) }
                return false
            }
        } else {
            start = min(difference.prefix, unchangedPrefix())
        }
        entries = Array(oldEntries[..<start])
        constraints = Array(old[..<(start < oldEntries.count ? range(of: start).lowerBound : old.count)])
        entries.reserveCapacity(count)
        constraints.reserveCapacity(old.count)
        var index = start
        while index < count { index = keepRun(from: index, count) }
        for index in difference.gone { gone += old[range(of: index)] }
        LayoutConstraint.deactivate(gone)
        statistics.constraintsActivated += fresh.count
        statistics.constraintsDeactivated += gone.count
        if reviving { revive(constraints) } else { LayoutConstraint.activate(fresh) }
        return true
    }

    private mutating func unchangedPrefix() -> Int {
        var index = 0
        while index < difference.prefix, isUnchanged(index, index) { index += 1 }
        return index
    }

    /// Copies the unchanged entries from `start` on together, and matches the mention that follows.
    ///
    /// - Returns: The index of the next mention.
    private mutating func keepRun(from start: Int, _ count: Int) -> Int {
        guard let first = difference.entry(of: start, of: count) else {
            match(start)
            return start + 1
        }
        var length = 0
        while start + length < count, difference.entry(of: start + length, of: count) == first + length,
            isUnchanged(start + length, first + length)
        {
            length += 1
        }
        if length > 0 {
            let kept = range(of: first).lowerBound..<range(of: first + length - 1).upperBound
            let shift = Int32(truncatingIfNeeded: constraints.count - kept.lowerBound)
            for offset in 0..<length {
                var entry = oldEntries[first + offset]
                entry.parent = rules.mentions[start + offset].parent
                entry.firstConstraint += shift
                entries.append(entry)
            }
            constraints += old[kept]
        }
        if start + length < count { match(start + length) }
        return start + length + 1
    }

    /// Activates new constraints, and those that were deactivated because their view was removed from the tree by other code.
    private func revive(_ constraints: [LayoutConstraint]) {
        for constraint in constraints where !constraint.isActive { constraint.isActive = true }
    }

    private func range(of entry: Int) -> Range<Int> {
        let end = entry + 1 < oldEntries.count ? Int(oldEntries[entry + 1].firstConstraint) : old.count
        return Int(oldEntries[entry].firstConstraint)..<end
    }

    // MARK: - One mention

    /// Returns whether the mention requires the same constraints as its entry, in the same order; updates constants and priorities.
    private mutating func isUnchanged(_ index: Int, _ entryIndex: Int) -> Bool {
        let mention = rules.mentions[index]
        let entry = oldEntries[entryIndex]
        if entry.isArranged != mention.isArranged { return false }
        if entry.parent != mention.parent, index == entryIndex { return false }
        let range = range(of: entryIndex)
        var next = range.lowerBound
        // Accessed by index, because passing a rule would count its references for each constraint of each update.
        let list = mention.rules
        if list.mayRepeat { return isUnchanged(wishes(of: mention, index), list, range) }
        for place in list.indices {
            for attribute in list[place].attributes.each {
                // Constraints adjusted before a difference is found are adjusted again later, with the same result.
                guard let sides = rules.sides(of: list, place, attribute, mention, index) else { continue }
                if next == range.upperBound { return false }
                let constraint = old[next]
                if !sides.match(constraint, list, place) { return false }
                adjust(constraint, list, place, attribute)
                next += 1
            }
        }
        return next == range.upperBound
    }

    private mutating func match(_ index: Int) {
        let mention = rules.mentions[index]
        entries.append(
            Activation.Entry(
                node: mention.node, parent: mention.parent,
                firstConstraint: Int32(truncatingIfNeeded: constraints.count), isArranged: mention.isArranged)
        )
        var earlier = 0..<0
        if let entry = difference.entry(of: index, of: rules.mentions.count) { earlier = range(of: entry) }
        var candidates = Candidates(earlier)
        let list = mention.rules
        if list.mayRepeat {
            for wish in wishes(of: mention, index) {
                add(wish.sides, list, wish.place, wish.attribute, &candidates)
            }
            return candidates.appendRest(of: old, to: &gone)
        }
        for place in list.indices {
            for attribute in list[place].attributes.each {
                guard let sides = rules.sides(of: list, place, attribute, mention, index) else { continue }
                add(sides, list, place, attribute, &candidates)
            }
        }
        candidates.appendRest(of: old, to: &gone)
    }

    /// Reuses a matching constraint, or creates a new one.
    @inline(__always)
    private mutating func add(
        _ sides: RuleSides, _ list: [AnchorRule], _ place: Int, _ attribute: LayoutConstraint.Attribute,
        _ candidates: inout Candidates
    ) {
        if let kept = candidates.take(sides, list, place, of: old) {
            adjust(kept, list, place, attribute)
            constraints.append(kept)
        } else {
            let made = sides.makeConstraint(list[place])
            fresh.append(made)
            constraints.append(made)
        }
    }

    // MARK: - Rules that may say something twice

    /// A constraint required by a rule for one attribute.
    private struct Wish {
        let place: Int
        let attribute: LayoutConstraint.Attribute
        let sides: RuleSides
    }

    /// Returns the constraints required by the rules of a mention, without exact duplicates.
    private mutating func wishes(of mention: LayoutRecorder.Mention, _ index: Int) -> [Wish] {
        let list = mention.rules
        var result: [Wish] = []
        for place in list.indices {
            for attribute in list[place].attributes.each {
                guard let sides = rules.sides(of: list, place, attribute, mention, index) else { continue }
                let isRepeated = result.contains {
                    $0.sides.isSame(as: sides) && list[$0.place].saysTheSame(as: list[place], for: attribute)
                }
                if !isRepeated { result.append(Wish(place: place, attribute: attribute, sides: sides)) }
            }
        }
        return result
    }

    private mutating func isUnchanged(_ wishes: [Wish], _ list: [AnchorRule], _ range: Range<Int>) -> Bool {
        guard wishes.count == range.count else { return false }
        for (wish, index) in zip(wishes, range) where !wish.sides.match(old[index], list, wish.place) {
            return false
        }
        for (wish, index) in zip(wishes, range) { adjust(old[index], list, wish.place, wish.attribute) }
        return true
    }

    /// Sets the properties that may differ between matching constraints: constant, priority and identifier.
    @inline(__always)
    private mutating func adjust(
        _ constraint: LayoutConstraint, _ list: [AnchorRule], _ place: Int,
        _ attribute: LayoutConstraint.Attribute
    ) {
        let constant = list[place].constant(of: attribute)
        if constraint.storedConstant != constant || constraint.storedPriority != list[place].priority {
            constraint.constant = constant
            constraint.priority = list[place].priority
            statistics.constraintsChanged += 1
        }
        // Identifiers are rare, and comparing two missing strings is slow.
        if !constraint.isNamed, !list[place].isRare { return }
        let identifier = list[place].identifier
        if constraint.identifier != identifier { constraint.identifier = identifier }
    }
}

/// The existing constraints of a view that are available for reuse, usually in the same order.
private struct Candidates {
    /// The constraints that are still in order; empty after the first mismatch, when the rest is in `loose`.
    private var range: Range<Int>
    private var loose: [LayoutConstraint] = []

    init(_ range: Range<Int>) { self.range = range }

    mutating func take(_ sides: RuleSides, _ list: [AnchorRule], _ place: Int, of old: [LayoutConstraint])
        -> LayoutConstraint?
    {
        if !range.isEmpty {
            let next = old[range.lowerBound]
            if sides.match(next, list, place) {
                range = range.dropFirst()
                return next
            }
            loose = Array(old[range])
            range = range.upperBound..<range.upperBound
        }
        // A loop instead of a closure, which would check its actor isolation at each step.
        for index in loose.indices where sides.match(loose[index], list, place) {
            return loose.remove(at: index)
        }
        return nil
    }

    func appendRest(of old: [LayoutConstraint], to gone: inout [LayoutConstraint]) {
        gone += old[range]
        gone += loose
    }
}
