/// Changes the constants and priorities of constraints identified by a name in the layout.
///
/// The updater searches the constraints at each call and retains nothing, so it can be stored. The next update of the layout sets the
/// constants and priorities of the layout again.
///
///     activation.anchors("inset", attribute: .top).update(constant: 30, priority: .defaultHigh)
@MainActor
public struct ConstraintUpdater {
    private weak var activation: Activation?
    private let identifier: String
    private let predicate: (ConstraintDescriptor) -> Bool

    init(
        _ activation: Activation, _ identifier: String, _ predicate: @escaping (ConstraintDescriptor) -> Bool
    ) {
        self.activation = activation
        self.identifier = identifier
        self.predicate = predicate
    }

    /// Sets the given values; does nothing when the activation was deallocated or has no such constraints.
    ///
    /// Complexity: O(constraints of the layout).
    public func update(constant: Double? = nil, priority: LayoutPriority? = nil) {
        guard let activation, constant != nil || priority != nil else { return }
        for constraint in activation.constraints
        where constraint.identifier == identifier && predicate(ConstraintDescriptor(constraint)) {
            if let constant { constraint.constant = constant }
            if let priority { constraint.priority = priority }
        }
    }

    /// The properties of a constraint that a predicate can test.
    ///
    ///     activation.anchors("inset") { $0.constant > 0 }
    @MainActor
    public struct ConstraintDescriptor {
        private let constraint: LayoutConstraint

        init(_ constraint: LayoutConstraint) { self.constraint = constraint }

        /// The attribute of the first item.
        public var attribute: LayoutConstraint.Attribute { constraint.firstAttribute }
        /// The relation between the two sides.
        public var relation: LayoutConstraint.Relation { constraint.relation }
        /// The view or guide on the left side.
        public var firstItem: (any LayoutItem)? { constraint.firstItem }
        /// The view or guide on the right side; nil when there is none.
        public var secondItem: (any LayoutItem)? { constraint.secondItem }
        /// The constant, in points.
        public var constant: Double { constraint.constant }
        /// The priority of the constraint.
        public var priority: LayoutPriority { constraint.priority }
        /// The identifier given in the layout.
        public var identifier: String? { constraint.identifier }
    }
}
