/// The constraints that a container makes for what it arranges, kept by what they say: a change of the arrangement activates
/// and deactivates the difference and nothing else.
struct ConstraintSet {
    /// What a constraint says, with the nodes by identity.
    struct Key: Hashable {
        var first: ObjectIdentifier
        var firstAttribute: LayoutConstraint.Attribute
        var relation: LayoutConstraint.Relation
        var second: ObjectIdentifier?
        var secondAttribute: LayoutConstraint.Attribute
        var multiplier: Double
        var priority: LayoutPriority
    }

    private var active: [Key: LayoutConstraint] = [:]
    private var wanted: [Key: LayoutConstraint] = [:]
    private var fresh: [LayoutConstraint] = []

    var count: Int { active.count }
    /// The constraints that are active, by identity.
    var members: Set<ObjectIdentifier> { Set(active.values.map { ObjectIdentifier($0) }) }

    /// Wants `first relation multiplier * second + constant`.
    ///
    /// One that is there already stays, with the new constant.
    mutating func want(
        _ first: LayoutNode, _ firstAttribute: LayoutConstraint.Attribute,
        _ relation: LayoutConstraint.Relation, _ second: LayoutNode?,
        _ secondAttribute: LayoutConstraint.Attribute = .notAnAttribute, multiplier: Double = 1,
        constant: Double = 0, priority: LayoutPriority = .required, named identifier: String,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        let key = Key(
            first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation,
            second: second.map { ObjectIdentifier($0) }, secondAttribute: secondAttribute,
            multiplier: multiplier,
            priority: priority)
        if let constraint = active.removeValue(forKey: key) ?? wanted[key] {
            if constraint.constant != constant { constraint.constant = constant }
            wanted[key] = constraint
            // A view that left and came back has lost its constraints.
            if !constraint.isActive { fresh.append(constraint) }
            return
        }
        let constraint = LayoutConstraint(
            first, firstAttribute, relation, second, secondAttribute, multiplier, constant,
            DeclarationSite(fileID: file, line: line), priority: priority)
        constraint.identifier = identifier
        wanted[key] = constraint
        fresh.append(constraint)
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
            constant: constant,
            priority: priority, named: identifier, file: file, line: line)
    }

    /// Makes what is wanted active, and nothing else.
    mutating func commit() {
        // In the order of the holder's list: that of a dictionary is another one in each process.
        let unwanted = active.values.filter(\.isActive)
            .sorted { $0.state.indexInHolder > $1.state.indexInHolder }
        LayoutConstraint.deactivate(unwanted)
        LayoutConstraint.activate(fresh)
        fresh = []
        active = wanted
        wanted = [:]
    }
}
