/// What one expression of an anchors block says: the same relation for one or more attributes.
///
/// It becomes one constraint for each attribute when the layout is activated. Small, and with references that are mostly nil:
/// layouts are evaluated again at each update.
@usableFromInline
struct AnchorRule {
    /// Of the view or guide that the block belongs to.
    let attributes: AnchorAttributes
    var priority = LayoutPriority.required
    let relation: LayoutConstraint.Relation
    let target: AnchorTarget
    /// Of the target; `.notAnAttribute`: the same as the own.
    let targetAttribute: LayoutConstraint.Attribute
    /// The constants count towards the inside of the target.
    let isInward: Bool
    /// The target, when it is a view or guide.
    let node: LayoutNode?
    /// The constant of horizontal places and widths.
    let horizontalConstant: Double
    /// The constant of vertical places and heights.
    let verticalConstant: Double
    var multiplier = 1.0
    var site = DeclarationSite(fileID: "", line: 0)
    private var names: Names?

    /// What few rules have.
    private final class Names {
        let target: String?
        let own: String?

        init(target: String?, own: String?) {
            self.target = target
            self.own = own
        }
    }

    init(
        _ attributes: AnchorAttributes, _ relation: LayoutConstraint.Relation, _ item: AnchorsTarget,
        _ targetAttribute: LayoutConstraint.Attribute?, _ horizontal: Double, _ vertical: Double, isInward: Bool
    ) {
        self.attributes = attributes
        self.relation = relation
        self.targetAttribute = targetAttribute ?? .notAnAttribute
        self.isInward = isInward
        horizontalConstant = horizontal
        verticalConstant = vertical
        target = item.target
        node = item.node
        if let name = item.name { names = Names(target: name, own: nil) }
    }

    /// Says nothing.
    static var empty: AnchorRule { AnchorRule([], .equal, .none, nil, 0, 0, isInward: false) }

    var isEmpty: Bool { attributes.isEmpty }

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
public struct AnchorsTarget {
    let target: AnchorTarget
    let node: LayoutNode?
    let name: String?

    init(_ node: LayoutNode) {
        target = .node
        self.node = node
        name = nil
    }

    init(named name: String) {
        target = .identifier
        node = nil
        self.name = name
    }

    private init(_ target: AnchorTarget) {
        self.target = target
        node = nil
        name = nil
    }

    static var superview: AnchorsTarget { AnchorsTarget(.superview) }
    static var none: AnchorsTarget { AnchorsTarget(.none) }
}

extension View: AnchorsItem {
    public final var anchorsTarget: AnchorsTarget { AnchorsTarget(layoutNode) }
}

extension LayoutGuide: AnchorsItem {
    public final var anchorsTarget: AnchorsTarget { AnchorsTarget(node) }
}

extension String: @MainActor AnchorsItem {
    /// The view or guide of the same layout with this identifier.
    public var anchorsTarget: AnchorsTarget { AnchorsTarget(named: self) }
}
