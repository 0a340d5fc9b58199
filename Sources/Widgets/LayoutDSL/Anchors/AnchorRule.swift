/// What one expression of an anchors block says: the same relation for one or more attributes.
///
/// It becomes one constraint for each attribute when the layout is activated. Small, and with references that are mostly nil:
/// layouts are evaluated again at each update.
@frozen @usableFromInline
struct AnchorRule {
    /// Of the view or guide that the block belongs to.
    @usableFromInline let attributes: AnchorAttributes
    @usableFromInline var priority = LayoutPriority.required
    @usableFromInline let relation: LayoutConstraint.Relation
    @usableFromInline let target: AnchorTarget
    /// Of the target; `.notAnAttribute`: the same as the own.
    @usableFromInline let targetAttribute: LayoutConstraint.Attribute
    /// The constants count towards the inside of the target.
    @usableFromInline let isInward: Bool
    /// The target, when it is a view or guide.
    @usableFromInline let node: LayoutNode?
    /// The constant of horizontal places and widths.
    @usableFromInline let horizontalConstant: Double
    /// The constant of vertical places and heights.
    @usableFromInline let verticalConstant: Double
    @usableFromInline var multiplier = 1.0
    @usableFromInline var site = DeclarationSite(fileID: "", line: 0)
    @usableFromInline var names: Names?

    /// What few rules have.
    @usableFromInline
    final class Names {
        let target: String?
        let own: String?

        init(target: String?, own: String?) {
            self.target = target
            self.own = own
        }
    }

    @inlinable @inline(__always) init(
        _ attributes: AnchorAttributes, _ relation: LayoutConstraint.Relation, _ item: AnchorsTarget,
        _ targetAttribute: LayoutConstraint.Attribute?, _ horizontal: Double, _ vertical: Double,
        isInward: Bool
    ) {
        self.attributes = attributes
        self.relation = relation
        self.targetAttribute = targetAttribute ?? .notAnAttribute
        self.isInward = isInward
        horizontalConstant = horizontal
        verticalConstant = vertical
        target = item.target
        node = item.node
        names = item.names
    }

    /// Says nothing.
    @inlinable static var empty: AnchorRule { AnchorRule([], .equal, .none, nil, 0, 0, isInward: false) }

    @inlinable var isEmpty: Bool { attributes.isEmpty }

    /// The name of the constraints.
    var identifier: String? {
        get { names?.own }
        set { names = Names(target: names?.target, own: newValue) }
    }

    /// The identifier of the target, when that is how it is named.
    var targetName: String? { names?.target }

    func constant(of attribute: LayoutConstraint.Attribute) -> Double {
        let bit = AnchorAttributes(attribute)
        let value = AnchorAttributes.allHorizontal.contains(bit) ? horizontalConstant : verticalConstant
        return isInward && AnchorAttributes.atFarEdge.contains(bit) ? -value : value
    }
}

/// What the attributes of a rule are compared with.
@usableFromInline
enum AnchorTarget: UInt8 {
    /// Whatever the view is put in by the layout.
    case superview
    /// Nothing: a length.
    case none
    /// A view or guide.
    case node
    /// A view or guide of the same layout, by its identifier.
    case identifier
}

/// What anchors can be related to: a view, a layout guide, or the identifier of one in the same layout.
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
    @usableFromInline let names: AnchorRule.Names?

    @inlinable init(_ target: AnchorTarget, _ node: LayoutNode? = nil, _ names: AnchorRule.Names? = nil) {
        self.target = target
        self.node = node
        self.names = names
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
        AnchorsTarget(.identifier, nil, AnchorRule.Names(target: self, own: nil))
    }
}
