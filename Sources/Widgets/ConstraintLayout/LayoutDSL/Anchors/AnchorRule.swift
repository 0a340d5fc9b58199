public import ObjectReferences

/// One expression of an anchors block: the same relation for one or more attributes.
///
/// It becomes one constraint for each attribute when the layout is activated. Small, and with references that are mostly nil:
/// layouts are evaluated again at each update.
@frozen @usableFromInline
struct AnchorRule {
    /// From the lowest bit: attributes (21), attribute of the target (5), relation (2), target (2), inward (1), rare (1); then
    /// the priority's.
    @usableFromInline var bits: UInt64
    /// The target, when it is a view or guide.
    @usableFromInline let node: LayoutNode?
    /// A reference to `node`, which the rule keeps, that is compared without reference counting.
    @usableFromInline let reference: UncountedReference<LayoutNode>?
    /// The constant of horizontal places and widths; of all, unless `rare` has another one.
    @usableFromInline let constant: Double
    /// Where in the source it stands.
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

    /// Of the view or guide that the block belongs to.
    var attributes: AnchorAttributes {
        AnchorAttributes(rawValue: UInt32(truncatingIfNeeded: bits & 0x1f_ffff))
    }
    /// Of the target; `.notAnAttribute`: the same as the own.
    var targetAttribute: LayoutConstraint.Attribute {
        LayoutConstraint.Attribute(rawValue: Int(truncatingIfNeeded: bits >> 21 & 31)) ?? .notAnAttribute
    }
    var relation: LayoutConstraint.Relation {
        LayoutConstraint.Relation(rawValue: Int(truncatingIfNeeded: bits >> 26 & 3) - 1) ?? .equal
    }
    var target: AnchorTarget { AnchorTarget(rawValue: UInt8(truncatingIfNeeded: bits >> 28 & 3)) ?? .none }
    /// The constants count towards the inside of the target.
    var isInward: Bool { bits >> 30 & 1 == 1 }
    /// There is something rare; to look whether, without counting a reference.
    var isRare: Bool { bits >> 31 & 1 == 1 }
    var priority: LayoutPriority {
        get { LayoutPriority(Float(bitPattern: UInt32(truncatingIfNeeded: bits >> 32))) }
        set { bits = bits & 0xffff_ffff | UInt64(newValue.rawValue.bitPattern) << 32 }
    }
    var multiplier: Double {
        get { isRare ? rare?.multiplier ?? 1 : 1 }
        set { changeRare { $0.multiplier = newValue } }
    }
    /// The name of the constraints.
    var identifier: String? {
        get { rare?.identifier }
        set { changeRare { $0.identifier = newValue } }
    }
    /// The identifier of the target, when that is how it is named.
    var targetName: String? { rare?.targetName }

    /// Says nothing.
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

    /// Other rules may share what is there.
    private mutating func changeRare(_ change: (RareRule) -> Void) {
        let own = RareRule(rare)
        change(own)
        rare = own
        bits |= 1 << 31
    }
}

/// The properties of a rule that few rules set.
@usableFromInline
final class RareRule {
    /// The constant of vertical places and heights, where it differs.
    var vertical: Double?
    var multiplier = 1.0
    /// The identifier of the target.
    var targetName: String?
    /// Of the constraints.
    var identifier: String?

    init(_ other: RareRule? = nil) {
        guard let other else { return }
        vertical = other.vertical
        multiplier = other.multiplier
        targetName = other.targetName
        identifier = other.identifier
    }
}

/// The kind of target that the attributes of a rule are related to.
@usableFromInline
enum AnchorTarget: UInt8 {
    /// The view that encloses it in the layout; for the outermost view, its superview.
    case superview
    /// Nothing: a length.
    case none
    /// A view or guide.
    case node
    /// A view or guide of the same layout, by its identifier.
    case identifier
}

/// A target that anchors can be related to: a view, a layout guide, or the identifier of one in the same layout.
///
///     Anchors.top.equalTo(header, attribute: .bottom, constant: 8)
///     Anchors.leading.equalTo("icon")
public protocol AnchorsItem {
    /// For the library alone.
    var anchorsTarget: AnchorsTarget { get }
}

/// How an anchors item is kept: a value without public parts, which retains no view.
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
    /// The view or guide of the same layout with this identifier.
    public var anchorsTarget: AnchorsTarget {
        let rare = RareRule()
        rare.targetName = self
        return AnchorsTarget(.identifier, nil, rare)
    }
}
