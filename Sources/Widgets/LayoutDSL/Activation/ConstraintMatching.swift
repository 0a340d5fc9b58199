/// Makes the constraints of a layout's rules, keeping those that are there already.
struct ConstraintMatching {
    private let mentions: [LayoutRecorder.Mention]
    private let difference: LayoutDifference
    private let oldEntries: [Activation.Entry]
    private let old: [LayoutConstraint]
    private(set) var statistics: ActivationStatistics
    /// As they are now, unless nothing has changed.
    private(set) var entries: [Activation.Entry] = []
    private(set) var constraints: [LayoutConstraint] = []
    private var fresh: [LayoutConstraint] = []
    private var gone: [LayoutConstraint] = []
    /// The items by identifier, collected when the first rule asks.
    private var named: [String: LayoutNode]?
    /// The constraints of the mention looked at, while they are matched.
    private var wanted: [LayoutConstraint] = []

    init(
        _ mentions: [LayoutRecorder.Mention], _ difference: LayoutDifference, from activation: Activation,
        _ statistics: ActivationStatistics
    ) {
        self.mentions = mentions
        self.difference = difference
        oldEntries = activation.entries
        old = activation.constraints
        self.statistics = statistics
    }

    /// Matches all mentions; gives false when entries and constraints are those of before.
    mutating func run(reviving: Bool) -> Bool {
        var start = 0
        if difference.isIdentity {
            while start < mentions.count, isUnchanged(start) { start += 1 }
            if start == mentions.count {
                if reviving { revive(old) }
                return false
            }
            entries = Array(oldEntries[..<start])
            constraints = Array(old[..<range(of: start).lowerBound])
            for index in entries.indices { entries[index].parent = mentions[index].parent }
        }
        entries.reserveCapacity(mentions.count)
        constraints.reserveCapacity(old.count)
        for index in start..<mentions.count { match(index) }
        for index in difference.gone { gone += old[range(of: index)] }
        LayoutConstraint.deactivate(gone)
        statistics.constraintsActivated += fresh.count
        statistics.constraintsDeactivated += gone.count
        if reviving { revive(constraints) } else { LayoutConstraint.activate(fresh) }
        return true
    }

    /// Activates the new ones, and those that lost their place when somebody else took a view out of the tree.
    private func revive(_ constraints: [LayoutConstraint]) {
        for constraint in constraints where !constraint.isActive { constraint.isActive = true }
    }

    private func range(of entry: Int) -> Range<Int> {
        let end = entry + 1 < oldEntries.count ? Int(oldEntries[entry + 1].firstConstraint) : old.count
        return Int(oldEntries[entry].firstConstraint)..<end
    }

    // MARK: - One mention

    /// True when the mention asks for what its entry has, in the same order; constants and priorities are set right.
    private mutating func isUnchanged(_ index: Int) -> Bool {
        let range = range(of: index)
        if oldEntries[index].parent != mentions[index].parent
            || oldEntries[index].isArranged != mentions[index].isArranged
        {
            return false
        }
        var next = range.lowerBound
        // Two passes in one: a constant that was set for nothing is set again by the full match.
        for rule in mentions[index].rules {
            for attribute in rule.attributes.each {
                guard let sides = sides(of: rule, attribute, index) else { continue }
                if next == range.upperBound || !says(old[next], sides, rule) { return false }
                adjust(old[next], rule, attribute)
                next += 1
            }
        }
        return next == range.upperBound
    }

    private mutating func match(_ index: Int) {
        let mention = mentions[index]
        entries.append(
            Activation.Entry(
                node: mention.node, parent: mention.parent, firstConstraint: Int32(constraints.count),
                isArranged: mention.isArranged))
        var candidates: [LayoutConstraint] = []
        if let entry = difference.entry(of: index, of: mentions.count) {
            candidates = Array(old[range(of: entry)])
        }
        for rule in mention.rules {
            for attribute in rule.attributes.each {
                guard let sides = sides(of: rule, attribute, index) else { continue }
                if let found = candidates.firstIndex(where: { says($0, sides, rule) }) {
                    let constraint = candidates.remove(at: found)
                    adjust(constraint, rule, attribute)
                    constraints.append(constraint)
                } else {
                    let constraint = LayoutConstraint(
                        sides.first, sides.attribute, rule.relation, sides.second, sides.otherAttribute,
                        rule.multiplier, rule.constant(of: attribute), rule.site, priority: rule.priority)
                    constraint.identifier = rule.identifier
                    fresh.append(constraint)
                    constraints.append(constraint)
                }
            }
        }
        gone += candidates
    }

    private struct Sides {
        let first: LayoutNode
        let attribute: LayoutConstraint.Attribute
        let second: LayoutNode?
        let otherAttribute: LayoutConstraint.Attribute
    }

    private func says(_ constraint: LayoutConstraint, _ sides: Sides, _ rule: AnchorRule) -> Bool {
        constraint.first === sides.first && constraint.firstAttribute == sides.attribute
            && constraint.relation == rule.relation && constraint.second === sides.second
            && constraint.secondAttribute == sides.otherAttribute && constraint.multiplier == rule.multiplier
    }

    private mutating func adjust(
        _ constraint: LayoutConstraint, _ rule: AnchorRule, _ attribute: LayoutConstraint.Attribute
    ) {
        let constant = rule.constant(of: attribute)
        if constraint.storedConstant != constant || constraint.storedPriority != rule.priority {
            constraint.constant = constant
            constraint.priority = rule.priority
            statistics.constraintsChanged += 1
        }
        if constraint.identifier != rule.identifier { constraint.identifier = rule.identifier }
    }

    // MARK: - What a rule speaks of

    private mutating func sides(of rule: AnchorRule, _ attribute: LayoutConstraint.Attribute, _ index: Int)
        -> Sides?
    {
        let own = Self.node(mentions[index].node, for: attribute)
        let other = rule.targetAttribute == .notAnAttribute ? attribute : rule.targetAttribute
        let target: LayoutNode
        switch rule.target {
        case .none:
            return Sides(first: own, attribute: attribute, second: nil, otherAttribute: .notAnAttribute)
        case .node(let node):
            return Sides(first: own, attribute: attribute, second: node, otherAttribute: other)
        case .view(let view): target = view.layoutNode
        case .guide(let guide): target = guide.node
        case .superview:
            guard let node = outerNode(of: index) else {
                refuse(
                    rule, index, "speaks of a superview, but the view has none",
                    "put the view into a sublayout block, or add it to a view first")
                return nil
            }
            target = node
        case .identifier(let name):
            guard let node = node(named: name) else {
                refuse(
                    rule, index, "speaks of \"\(name)\", but nothing in the layout has that identifier",
                    "name a view of the layout so: view.sl.identifying(\"\(name)\")")
                return nil
            }
            target = node
        }
        return Sides(
            first: own, attribute: attribute, second: Self.node(target, for: other), otherAttribute: other)
    }

    /// With a margin attribute, what stands for the margins of a view.
    private static func node(_ node: LayoutNode, for attribute: LayoutConstraint.Attribute) -> LayoutNode {
        guard AnchorAttributes.margins.contains(AnchorAttributes(attribute)), !node.isGuide,
            let view = node.ownView
        else { return node }
        return view.layoutMarginsGuide.node
    }

    private func outerNode(of index: Int) -> LayoutNode? {
        let parent = Int(mentions[index].parent)
        if parent >= 0 { return mentions[parent].node }
        return mentions[index].node.parentView?.layoutNode
    }

    private mutating func node(named name: String) -> LayoutNode? {
        if let named { return named[name] }
        var found: [String: LayoutNode] = [:]
        for mention in mentions.reversed() {
            if let view = mention.view {
                if let name = view.accessibilityIdentifier { found[name] = mention.node }
            } else if let guide = mention.node.guide, !guide.identifier.isEmpty {
                found[guide.identifier] = mention.node
            }
        }
        named = found
        return found[name]
    }

    private func refuse(_ rule: AnchorRule, _ index: Int, _ message: String, _ cure: String) {
        let subject = "\(mentions[index].node.name) \(rule.lines.joined(separator: ", ")) (\(rule.site))"
        Diagnostics.report(
            Diagnostic(
                kind: .invalidConstraint, subject: subject, message: message, cure: "it is left out; \(cure)")
        )
    }
}

extension AnchorAttributes {
    static let margins: AnchorAttributes = [
        .init(.leftMargin), .init(.rightMargin), .init(.topMargin), .init(.bottomMargin),
        .init(.leadingMargin),
        .init(.trailingMargin), .init(.centerXWithinMargins), .init(.centerYWithinMargins),
    ]
}
