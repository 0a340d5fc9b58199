/// Creates the constraints of a layout's rules, reusing existing ones.
struct ConstraintMatching {
    private let difference: LayoutDifference
    private let oldEntries: [Activation.Entry]
    private let old: [LayoutConstraint]
    private(set) var statistics: ActivationStatistics
    /// The new entries of the activation, valid if `run()` returns true.
    private(set) var entries: [Activation.Entry] = []
    private(set) var constraints: [LayoutConstraint] = []
    private var added: [LayoutConstraint] = []
    private var removed: [LayoutConstraint] = []
    private var rules: RuleResolver

    init(
        _ occurrences: [LayoutRecorder.Occurrence], _ difference: LayoutDifference,
        from activation: Activation,
        _ statistics: ActivationStatistics
    ) {
        rules = RuleResolver(occurrences)
        self.difference = difference
        oldEntries = activation.entries
        old = activation.constraints
        self.statistics = statistics
    }

    /// Matches all occurrences, and activates all of their constraints.
    ///
    /// - Returns: `false` when the entries and constraints are unchanged.
    mutating func run() -> Bool {
        let count = rules.occurrences.count
        var start = 0
        if difference.isIdentity {
            while start < count, isUnchanged(start, start) { start += 1 }
            if start == count {
                revive(old)
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
        while index < count { index = copyUnchangedRun(from: index, count) }
        for index in difference.removed { removed += old[range(of: index)] }
        LayoutConstraint.deactivate(removed)
        statistics.constraintsActivated += added.count
        statistics.constraintsDeactivated += removed.count
        revive(constraints)
        return true
    }

    private mutating func unchangedPrefix() -> Int {
        var index = 0
        while index < difference.prefix, isUnchanged(index, index) { index += 1 }
        return index
    }

    /// Copies the unchanged entries from `start` on together, and matches the occurrence that follows.
    ///
    /// - Returns: The index of the next occurrence.
    private mutating func copyUnchangedRun(from start: Int, _ count: Int) -> Int {
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
            let copied = range(of: first).lowerBound..<range(of: first + length - 1).upperBound
            let shift = Int32(truncatingIfNeeded: constraints.count - copied.lowerBound)
            for offset in 0..<length {
                var entry = oldEntries[first + offset]
                entry.parent = rules.occurrences[start + offset].parent
                entry.firstConstraint += shift
                entries.append(entry)
            }
            constraints += old[copied]
        }
        if start + length < count { match(start + length) }
        return start + length + 1
    }

    /// Activates new constraints, and those that other code has deactivated, also by removing their view from the tree.
    private func revive(_ constraints: [LayoutConstraint]) {
        for constraint in constraints where !constraint.isActive { constraint.isActive = true }
    }

    private func range(of entry: Int) -> Range<Int> {
        let end = entry + 1 < oldEntries.count ? Int(oldEntries[entry + 1].firstConstraint) : old.count
        return Int(oldEntries[entry].firstConstraint)..<end
    }

    // MARK: - One occurrence

    /// Returns whether the occurrence requires the same constraints as its entry, in the same order; updates constants and priorities.
    private mutating func isUnchanged(_ index: Int, _ entryIndex: Int) -> Bool {
        let occurrence = rules.occurrences[index]
        let entry = oldEntries[entryIndex]
        if entry.isArranged != occurrence.isArranged { return false }
        if entry.parent != occurrence.parent, index == entryIndex { return false }
        let range = range(of: entryIndex)
        var next = range.lowerBound
        // Accessed by index, because passing a rule would count its references for each constraint of each update.
        let list = occurrence.rules
        if list.mayRepeat { return isUnchanged(requirements(of: occurrence, index), list, range) }
        for ruleIndex in list.indices {
            for attribute in list[ruleIndex].attributes.each {
                // Constraints adjusted before a difference is found are adjusted again later, with the same result.
                guard let sides = rules.sides(of: list, ruleIndex, attribute, occurrence, index) else {
                    continue
                }
                if next == range.upperBound { return false }
                let constraint = old[next]
                if !sides.match(constraint, list, ruleIndex) { return false }
                adjust(constraint, list, ruleIndex, attribute)
                next += 1
            }
        }
        return next == range.upperBound
    }

    private mutating func match(_ index: Int) {
        let occurrence = rules.occurrences[index]
        entries.append(
            Activation.Entry(
                node: occurrence.node, parent: occurrence.parent,
                firstConstraint: Int32(truncatingIfNeeded: constraints.count),
                isArranged: occurrence.isArranged)
        )
        var earlier = 0..<0
        if let entry = difference.entry(of: index, of: rules.occurrences.count) { earlier = range(of: entry) }
        var candidates = Candidates(earlier)
        let list = occurrence.rules
        if list.mayRepeat {
            for requirement in requirements(of: occurrence, index) {
                add(requirement.sides, list, requirement.ruleIndex, requirement.attribute, &candidates)
            }
            return candidates.appendRemaining(of: old, to: &removed)
        }
        for ruleIndex in list.indices {
            for attribute in list[ruleIndex].attributes.each {
                guard let sides = rules.sides(of: list, ruleIndex, attribute, occurrence, index) else {
                    continue
                }
                add(sides, list, ruleIndex, attribute, &candidates)
            }
        }
        candidates.appendRemaining(of: old, to: &removed)
    }

    /// Reuses a matching constraint, or creates a new one.
    @inline(__always)
    private mutating func add(
        _ sides: RuleSides, _ list: [AnchorRule], _ ruleIndex: Int, _ attribute: LayoutConstraint.Attribute,
        _ candidates: inout Candidates
    ) {
        if let existing = candidates.removeMatch(sides, list, ruleIndex, of: old) {
            adjust(existing, list, ruleIndex, attribute)
            constraints.append(existing)
        } else {
            let newConstraint = sides.makeConstraint(list[ruleIndex])
            added.append(newConstraint)
            constraints.append(newConstraint)
        }
    }

    // MARK: - Rules that may say something twice

    /// A constraint required by a rule for one attribute.
    private struct Requirement {
        let ruleIndex: Int
        let attribute: LayoutConstraint.Attribute
        let sides: RuleSides
    }

    /// Returns the constraints required by the rules of an occurrence, without exact duplicates.
    private mutating func requirements(of occurrence: LayoutRecorder.Occurrence, _ index: Int)
        -> [Requirement]
    {
        let list = occurrence.rules
        var result: [Requirement] = []
        for ruleIndex in list.indices {
            for attribute in list[ruleIndex].attributes.each {
                guard let sides = rules.sides(of: list, ruleIndex, attribute, occurrence, index) else {
                    continue
                }
                let isRepeated = result.contains {
                    $0.sides.isSame(as: sides)
                        && list[$0.ruleIndex].isEquivalent(to: list[ruleIndex], for: attribute)
                }
                if !isRepeated {
                    result.append(Requirement(ruleIndex: ruleIndex, attribute: attribute, sides: sides))
                }
            }
        }
        return result
    }

    private mutating func isUnchanged(
        _ requirements: [Requirement], _ list: [AnchorRule], _ range: Range<Int>
    ) -> Bool {
        guard requirements.count == range.count else { return false }
        for (requirement, index) in zip(requirements, range)
        where !requirement.sides.match(old[index], list, requirement.ruleIndex) {
            return false
        }
        for (requirement, index) in zip(requirements, range) {
            adjust(old[index], list, requirement.ruleIndex, requirement.attribute)
        }
        return true
    }

    /// Sets the properties that may differ between matching constraints: constant, priority and identifier.
    @inline(__always)
    private mutating func adjust(
        _ constraint: LayoutConstraint, _ list: [AnchorRule], _ ruleIndex: Int,
        _ attribute: LayoutConstraint.Attribute
    ) {
        let constant = list[ruleIndex].constant(of: attribute)
        if constraint.storedConstant != constant || constraint.storedPriority != list[ruleIndex].priority {
            constraint.constant = constant
            constraint.priority = list[ruleIndex].priority
            statistics.constraintsChanged += 1
        }
        // Identifiers are rare, and comparing two missing strings is slow.
        if !constraint.isNamed, !list[ruleIndex].isRare { return }
        let identifier = list[ruleIndex].identifier
        if constraint.identifier != identifier { constraint.identifier = identifier }
    }
}

/// The existing constraints of a view that are available for reuse, usually in the same order.
private struct Candidates {
    /// The constraints that are still in order; empty after the first mismatch, when the rest is in `loose`.
    private var range: Range<Int>
    private var loose: [LayoutConstraint] = []

    init(_ range: Range<Int>) { self.range = range }

    mutating func removeMatch(
        _ sides: RuleSides, _ list: [AnchorRule], _ ruleIndex: Int, of old: [LayoutConstraint]
    )
        -> LayoutConstraint?
    {
        if !range.isEmpty {
            let next = old[range.lowerBound]
            if sides.match(next, list, ruleIndex) {
                range = range.dropFirst()
                return next
            }
            loose = Array(old[range])
            range = range.upperBound..<range.upperBound
        }
        // A loop instead of a closure, which would check its actor isolation at each step.
        for index in loose.indices where sides.match(loose[index], list, ruleIndex) {
            return loose.remove(at: index)
        }
        return nil
    }

    func appendRemaining(of old: [LayoutConstraint], to removed: inout [LayoutConstraint]) {
        removed += old[range]
        removed += loose
    }
}
