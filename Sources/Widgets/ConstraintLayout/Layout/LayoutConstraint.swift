internal import ConstraintSolver
internal import ObjectReferences

/// A linear relation between attributes of two views or guides, or between an attribute and a constant.
///
/// Modelled on `NSLayoutConstraint`: `first.attribute relation multiplier * second.attribute + constant`, in points. A constraint has an
/// effect while it is active. Activating and changing constraints is cheap, because the frame solves all changes at once. An active
/// constraint is held by the nearest common ancestor of its items.
///
///     let width = LayoutConstraint(
///         item: field, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
///         multiplier: 1, constant: 120)
///     width.priority = .defaultHigh
///     width.isActive = true
@MainActor
public final class LayoutConstraint {
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The attribute of the second item; `notAnAttribute` when there is none.
    public let secondAttribute: Attribute
    /// The relation between the two sides.
    public let relation: Relation
    /// The factor by which the second attribute is multiplied.
    public let multiplier: Double
    /// A name for descriptions and logs.
    public var identifier: String? {
        didSet { isNamed = identifier != nil }
    }

    let first: LayoutNode
    let second: LayoutNode?
    /// A reference to `second` that can be compared without reference counting; `second` retains the node.
    let secondReference: UncountedReference<LayoutNode>?
    /// The source location at which the constraint was created.
    let site: DeclarationSite
    /// Whether there is an identifier; reading the string itself would copy it.
    @exclusivity(unchecked) private(set) var isNamed = false
    @exclusivity(unchecked) var storedConstant: Double
    @exclusivity(unchecked) var storedPriority: LayoutPriority
    @exclusivity(unchecked) var state = LayoutConstraintState()

    /// Creates the inactive constraint `item.attribute relation multiplier * other.attribute + constant`.
    ///
    /// `item` and `other` must be views or layout guides. Without `other`, the constraint is `item.attribute relation constant`.
    /// Attributes that cannot be combined (a width and a position, left and leading) are reported by a diagnostic when the constraint is
    /// activated.
    public convenience init(
        item: any LayoutItem, attribute: Attribute, relatedBy relation: Relation,
        toItem other: (any LayoutItem)?,
        attribute otherAttribute: Attribute, multiplier: Double, constant: Double,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(
            item.layoutNode(for: attribute), attribute, relation, other?.layoutNode(for: otherAttribute),
            other == nil ? .notAnAttribute : otherAttribute, multiplier, constant,
            DeclarationSite(fileID: file, line: line))
    }

    init(
        _ first: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutNode?,
        _ secondAttribute: Attribute, _ multiplier: Double, _ constant: Double, _ site: DeclarationSite,
        priority: LayoutPriority = .required
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        if let second { secondReference = UncountedReference(second) } else { secondReference = nil }
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.site = site
        storedConstant = constant
        storedPriority = priority
    }

    // Nonisolated: an isolated deinit checks the executor, which dominates mass teardown.
    nonisolated deinit {}

    /// The view or guide on the left side; nil after it was deallocated.
    ///
    /// For a margin attribute this is the view, as in UIKit, and not its `layoutMarginsGuide`.
    public var firstItem: (any LayoutItem)? { first.item(for: firstAttribute) }
    /// The view or guide on the right side; nil when there is none, and after it was deallocated.
    ///
    /// For a margin attribute this is the view, as in UIKit, and not its `layoutMarginsGuide`.
    public var secondItem: (any LayoutItem)? { second?.item(for: secondAttribute) }

    /// The constant added on the right side, in points.
    ///
    /// Changing it is cheap: the next frame solves only the dependent variables again. A value that is not finite is rejected with a
    /// diagnostic.
    public var constant: Double {
        get { storedConstant }
        set {
            guard newValue.isFinite else {
                return refuse(
                    "its constant was set to \(newValue)",
                    "the previous constant is kept; use a finite number")
            }
            if newValue == storedConstant { return }
            storedConstant = newValue
            first.engine?.constantChanged(self)
        }
    }

    /// The priority relative to other constraints; `required` by default.
    ///
    /// A value outside 1...1000 is rejected with a diagnostic.
    public var priority: LayoutPriority {
        get { storedPriority }
        set {
            guard newValue.isValid else {
                return refuse(
                    "its priority was set to \(newValue.rawValue)",
                    "the previous priority is kept; use 1 to 1000")
            }
            if newValue == storedPriority { return }
            storedPriority = newValue
            first.engine?.priorityChanged(self)
        }
    }

    /// Whether the constraint takes part in layout; false by default.
    public var isActive: Bool {
        get { state.isHeld }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates all of `constraints`.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.activate() }
    }

    /// Deactivates all of `constraints`.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.deactivate() }
    }

    func refuse(_ what: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(kind: .invalidConstraint, subject: "\(self)", message: what, cure: cure))
    }
}

extension LayoutConstraint: Hashable {
    /// Returns whether both are the same object.
    public nonisolated static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool {
        left === right
    }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutConstraint: CustomStringConvertible {
    /// The constraint as a formula with its source location: `Label "name".width >= 120 @750 (Form/Form.swift:12)`.
    public var description: String {
        var text = "\(first.name(for: firstAttribute)).\(firstAttribute) \(relation.sign) "
        if let second {
            if multiplier != 1 { text += "\(Self.short(multiplier)) * " }
            text += "\(second.name(for: secondAttribute)).\(secondAttribute)"
            if storedConstant != 0 {
                text += storedConstant < 0 ? " - " : " + "
                text += Self.short(storedConstant.magnitude)
            }
        } else {
            text += Self.short(storedConstant)
        }
        if storedPriority != .required { text += " @\(Self.short(Double(storedPriority.rawValue)))" }
        if let identifier { text += " \"\(identifier)\"" }
        return text + " (\(site))"
    }

    /// Returns a number with at most three decimals, without trailing zeros.
    static func short(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        guard rounded.magnitude < 1e15 else { return "\(number)" }
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
