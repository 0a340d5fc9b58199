internal import ObjectReferences

/// The two sides of a constraint required by a rule.
///
/// The nodes are retained by the views and guides of the layout; retaining them here, for each constraint at each update, would take a
/// considerable part of an update's time.
struct RuleSides {
    let first: UncountedReference<LayoutNode>
    let attribute: LayoutConstraint.Attribute
    let second: UncountedReference<LayoutNode>?
    let otherAttribute: LayoutConstraint.Attribute

    /// Returns whether `constraint` is equal except for constant, priority and identifier.
    @inline(__always)
    func match(_ constraint: LayoutConstraint, _ list: [AnchorRule], _ ruleIndex: Int) -> Bool {
        first.refers(to: constraint.first)
            && constraint.secondReference == second
            && constraint.firstAttribute == attribute
            && constraint.secondAttribute == otherAttribute && constraint.relation == list[ruleIndex].relation
            && constraint.multiplier == list[ruleIndex].multiplier
    }

    /// Returns whether both refer to the same attributes of the same views and guides.
    func isSame(as other: RuleSides) -> Bool {
        first == other.first && second == other.second
            && attribute == other.attribute && otherAttribute == other.otherAttribute
    }

    func makeConstraint(_ rule: AnchorRule) -> LayoutConstraint {
        let constraint = LayoutConstraint(
            first.object, attribute, rule.relation, second?.object,
            otherAttribute, rule.multiplier, rule.constant(of: attribute),
            rule.site, priority: rule.priority)
        constraint.identifier = rule.identifier
        return constraint
    }
}

extension [AnchorRule] {
    /// Whether two rules have an attribute in common and can thus require the same constraint.
    ///
    /// Complexity: O(rules).
    var mayRepeat: Bool {
        var seen: AnchorAttributes = []
        for index in indices {
            let attributes = self[index].attributes
            if !seen.isDisjoint(with: attributes) { return true }
            seen.formUnion(attributes)
        }
        return false
    }
}

extension AnchorRule {
    /// Returns whether `other` requires the same constraint, provided that both sides are equal.
    func isEquivalent(to other: AnchorRule, for attribute: LayoutConstraint.Attribute) -> Bool {
        relation == other.relation && multiplier == other.multiplier && priority == other.priority
            && constant(of: attribute) == other.constant(of: attribute) && identifier == other.identifier
    }
}

/// Resolves the targets of a layout's rules.
struct RuleResolver {
    let occurrences: [LayoutRecorder.Occurrence]
    /// The items by identifier, collected for the first rule that needs them.
    private var named: [String: LayoutNode]?

    init(_ occurrences: [LayoutRecorder.Occurrence]) { self.occurrences = occurrences }

    /// Returns both sides of a rule of the list for one attribute; nil, with a diagnostic, when it has no target.
    @inline(__always)
    mutating func sides(
        of list: [AnchorRule], _ ruleIndex: Int, _ attribute: LayoutConstraint.Attribute,
        _ occurrence: LayoutRecorder.Occurrence, _ index: Int
    ) -> RuleSides? {
        let own = Self.node(occurrence.reference, for: attribute)
        if list[ruleIndex].target == .none {
            return RuleSides(first: own, attribute: attribute, second: nil, otherAttribute: .notAnAttribute)
        }
        guard let target = target(of: list, ruleIndex, occurrence, index) else { return nil }
        let asked = list[ruleIndex].targetAttribute
        let other = asked == .notAnAttribute ? attribute : asked
        return RuleSides(
            first: own, attribute: attribute, second: Self.node(target, for: other), otherAttribute: other)
    }

    @inline(__always)
    private mutating func target(
        of list: [AnchorRule], _ ruleIndex: Int, _ occurrence: LayoutRecorder.Occurrence, _ index: Int
    ) -> UncountedReference<LayoutNode>? {
        let target = list[ruleIndex].target
        if target == .node, let node = list[ruleIndex].reference { return node }
        if target == .superview, occurrence.parent >= 0 {
            return occurrences[Int(occurrence.parent)].reference
        }
        return rareTarget(of: list[ruleIndex], index).map { UncountedReference($0) }
    }

    private mutating func rareTarget(of rule: AnchorRule, _ index: Int) -> LayoutNode? {
        guard let name = rule.targetName else {
            if let superview = occurrences[index].node.parentView { return superview.layoutNode }
            refuse(
                rule, index, "refers to a superview, but the view has none",
                "put the view into a sublayout block, or add it to a view first")
            return nil
        }
        if let node = node(named: name) { return node }
        refuse(
            rule, index, "refers to \"\(name)\", but nothing in the layout has that identifier",
            "set the identifier of a view in the layout: view.sl.identifying(\"\(name)\")")
        return nil
    }

    /// Returns `node`; for a margin attribute, the node of the view's margins guide.
    @inline(__always)
    private static func node(
        _ node: UncountedReference<LayoutNode>, for attribute: LayoutConstraint.Attribute
    )
        -> UncountedReference<LayoutNode>
    {
        if !AnchorAttributes.margins.contains(AnchorAttributes(attribute)) { return node }
        return UncountedReference(marginsNode(of: node.object))
    }

    private static func marginsNode(of node: LayoutNode) -> LayoutNode {
        guard !node.isGuide, let view = node.ownView else { return node }
        return view.layoutMarginsGuide.node
    }

    private mutating func node(named name: String) -> LayoutNode? {
        if let named { return named[name] }
        var found: [String: LayoutNode] = [:]
        for occurrence in occurrences.reversed() {
            if let view = occurrence.view {
                if let name = view.accessibilityIdentifier { found[name] = occurrence.node }
            } else if let guide = occurrence.node.guide, !guide.identifier.isEmpty {
                found[guide.identifier] = occurrence.node
            }
        }
        named = found
        return found[name]
    }

    private func refuse(_ rule: AnchorRule, _ index: Int, _ message: String, _ cure: String) {
        let subject = "\(occurrences[index].node.name) \(rule.lines.joined(separator: ", ")) (\(rule.site))"
        Diagnostics.report(
            Diagnostic(
                kind: .invalidConstraint, subject: subject, message: message, cure: "it is ignored; \(cure)")
        )
    }
}
