public import ObjectReferences

/// An expression of an anchors block: the same relation for one or more attributes.
///
/// It becomes one constraint for each attribute when the layout is activated. The type is small and has few references, most of them nil,
/// because layouts are evaluated again at each update.
@frozen @usableFromInline
struct AnchorRule {
    /// The packed fields, from the lowest bit: attributes (21), attribute of the target (5), relation (2), target (2), inward (1), rare
    /// (1), and the bits of the priority (32).
    @usableFromInline var bits: UInt64
    /// The node of a target that is a view or guide; otherwise nil.
    @usableFromInline let node: LayoutNode?
    /// A reference to `node`, which the rule retains, that can be compared without reference counting.
    @usableFromInline let reference: UncountedReference<LayoutNode>?
    /// The constant for horizontal attributes and the width; for all attributes unless `rare` has another one.
    @usableFromInline let constant: Double
    /// The source location of the expression.
    @usableFromInline var site = DeclarationSite(fileID: "", line: 0)
    @usableFromInline var rare: RareRule?

    @inlinable @inline(__always) init(
        _ attributes: AnchorAttributes, _ relation: LayoutConstraint.Relation, _ item: AnchorsTarget,
        _ targetAttribute: LayoutConstraint.Attribute?, _ horizontal: Double, _ vertical: Double,
        isInward: Bool
    ) {
        let other = UInt64(truncatingIfNeeded: (targetAttribute ?? .notAnAttribute).rawValue)
        bits = UInt64(attributes.rawValue) | (other << 21)
        bits |= UInt64(truncatingIfNeeded: relation.rawValue + 1) << 26
        bits |= UInt64(item.target.rawValue) << 28 | (isInward ? 1 << 30 : 0)
        bits |= UInt64(LayoutPriority.requiredBits) << 32
        node = item.node
        if let node = item.node { reference = UncountedReference(node) } else { reference = nil }
        constant = horizontal
        rare = item.rare
        if rare != nil { bits |= 1 << 31 }
        if vertical != horizontal { setVertical(vertical) }
    }

    /// The attributes of the view or guide to which the block belongs.
    var attributes: AnchorAttributes {
        AnchorAttributes(rawValue: UInt32(truncatingIfNeeded: bits & 0x1f_ffff))
    }
    /// The attribute of the target; `.notAnAttribute` for the same attribute as that of the view.
    var targetAttribute: LayoutConstraint.Attribute {
        LayoutConstraint.Attribute(rawValue: Int(truncatingIfNeeded: bits >> 21 & 31)) ?? .notAnAttribute
    }
    var relation: LayoutConstraint.Relation {
        LayoutConstraint.Relation(rawValue: Int(truncatingIfNeeded: bits >> 26 & 3) - 1) ?? .equal
    }
    var target: AnchorTarget { AnchorTarget(rawValue: UInt8(truncatingIfNeeded: bits >> 28 & 3)) ?? .none }
    /// Whether positive constants move edges towards the inside of the target.
    var isInward: Bool { bits >> 30 & 1 == 1 }
    /// Whether `rare` is set, determined without reference counting.
    var isRare: Bool { bits >> 31 & 1 == 1 }
    var priority: LayoutPriority {
        get { LayoutPriority(Float(bitPattern: UInt32(truncatingIfNeeded: bits >> 32))) }
        set { bits = bits & 0xffff_ffff | UInt64(newValue.rawValue.bitPattern) << 32 }
    }
    var multiplier: Double {
        get { isRare ? rare?.multiplier ?? 1 : 1 }
        set { changeRare { $0.multiplier = newValue } }
    }
    /// The identifier of the constraints.
    var identifier: String? {
        get { rare?.identifier }
        set { changeRare { $0.identifier = newValue } }
    }
    /// The identifier of the target; nil unless it is referred to by identifier.
    var targetName: String? { rare?.targetName }

    /// The rule without attributes, which creates no constraints.
    @inlinable static var empty: AnchorRule { AnchorRule([], .equal, .none, nil, 0, 0, isInward: false) }

    @inlinable var isEmpty: Bool { bits & 0x1f_ffff == 0 }

    func constant(of attribute: LayoutConstraint.Attribute) -> Double {
        let bit = AnchorAttributes(attribute)
        var value = constant
        if isRare, let vertical = rare?.vertical, !AnchorAttributes.allHorizontal.contains(bit) {
            value = vertical
        }
        return isInward && AnchorAttributes.atFarEdge.contains(bit) ? -value : value
    }

    @usableFromInline mutating func setVertical(_ vertical: Double) { changeRare { $0.vertical = vertical } }

    /// Changes a copy of the rare properties, because other rules may share them.
    private mutating func changeRare(_ change: (RareRule) -> Void) {
        let own = RareRule(rare)
        change(own)
        rare = own
        bits |= 1 << 31
    }
}

/// The properties of a rule that are rarely set.
@usableFromInline
final class RareRule {
    /// The constant for vertical attributes and the height; nil if it equals the rule's constant.
    var vertical: Double?
    var multiplier = 1.0
    /// The identifier of the target; nil unless it is referred to by identifier.
    var targetName: String?
    /// The identifier of the constraints.
    var identifier: String?

    init(_ other: RareRule? = nil) {
        guard let other else { return }
        vertical = other.vertical
        multiplier = other.multiplier
        targetName = other.targetName
        identifier = other.identifier
    }
}

/// The kind of target to which the attributes of a rule are related.
@usableFromInline
enum AnchorTarget: UInt8 {
    /// The enclosing view in the layout; for the outermost view, its superview.
    case superview
    /// No target: a length is related to a constant.
    case none
    /// A view or guide.
    case node
    /// A view or guide of the same layout, referred to by its identifier.
    case identifier
}

/// A target for anchors: a view, a layout guide, or the identifier of one in the same layout.
///
///     Anchors.top.equalTo(header, attribute: .bottom, constant: 8)
///     Anchors.leading.equalTo("icon")
public protocol AnchorsItem {
    /// The internal representation of the target, for use by the library.
    var anchorsTarget: AnchorsTarget { get }
}

/// The internal representation of an ``AnchorsItem``, which does not retain a view.
///
///     let target = titleLabel.anchorsTarget
@frozen
public struct AnchorsTarget {
    @usableFromInline let target: AnchorTarget
    @usableFromInline let node: LayoutNode?
    @usableFromInline let rare: RareRule?

    @inlinable init(_ target: AnchorTarget, _ node: LayoutNode? = nil, _ rare: RareRule? = nil) {
        self.target = target
        self.node = node
        self.rare = rare
    }

    @inlinable static var superview: AnchorsTarget { AnchorsTarget(.superview) }
    @inlinable static var none: AnchorsTarget { AnchorsTarget(.none) }
}

extension View: AnchorsItem {
    public final var anchorsTarget: AnchorsTarget { AnchorsTarget(.node, layoutNode) }
}

extension LayoutGuide: AnchorsItem {
    public final var anchorsTarget: AnchorsTarget { AnchorsTarget(.node, node) }
}

extension String: @MainActor AnchorsItem {
    /// A reference to the view or guide of the same layout with this identifier.
    public var anchorsTarget: AnchorsTarget {
        let rare = RareRule()
        rare.targetName = self
        return AnchorsTarget(.identifier, nil, rare)
    }
}
