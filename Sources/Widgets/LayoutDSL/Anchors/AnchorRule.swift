/// What one expression of an anchors block says: the same relation for one or more attributes.
///
/// It becomes one constraint for each attribute when the layout is activated.
struct AnchorRule {
    /// Of the view or guide that the block belongs to.
    var attributes: AnchorAttributes
    var relation = LayoutConstraint.Relation.equal
    /// Of the target; `.notAnAttribute`: the same as the own.
    var targetAttribute = LayoutConstraint.Attribute.notAnAttribute
    /// The constants count towards the inside of the target.
    var isInward = false
    var priority = LayoutPriority.required
    var target = AnchorTarget.superview
    /// The constant of horizontal places and widths.
    var horizontalConstant = 0.0
    /// The constant of vertical places and heights.
    var verticalConstant = 0.0
    var multiplier = 1.0
    var identifier: String?
    var site = DeclarationSite(fileID: "", line: 0)

    func constant(of attribute: LayoutConstraint.Attribute) -> Double {
        let isHorizontal = AnchorRule.horizontal.contains(AnchorAttributes(attribute))
        let value = isHorizontal ? horizontalConstant : verticalConstant
        return isInward && AnchorAttributes.atFarEdge.contains(AnchorAttributes(attribute)) ? -value : value
    }

    private static let horizontal: AnchorAttributes = [
        .horizontal, .init(.left), .init(.right), .init(.centerX), .init(.width), .init(.leftMargin),
        .init(.rightMargin), .init(.leadingMargin), .init(.trailingMargin), .init(.centerXWithinMargins),
    ]
}

/// What the attributes of a rule are compared with.
enum AnchorTarget {
    /// Whatever the view is put in by the layout.
    case superview
    /// Nothing: a length.
    case none
    case view(View)
    case guide(LayoutGuide)
    /// A view or guide that an anchor belongs to.
    case node(LayoutNode)
    /// A view or guide of the same layout, by its identifier.
    case identifier(String)
}

/// What anchors can be related to: a view, a layout guide, or the identifier of one in the same layout.
///
///     Anchors.top.equalTo(header, attribute: .bottom, constant: 8)
///     Anchors.leading.equalTo("icon")
public protocol AnchorsItem {
    /// For the library alone.
    var anchorsTarget: AnchorsTarget { get }
}

/// How an anchors item is kept: a value without public parts.
///
///     let target = titleLabel.anchorsTarget
public struct AnchorsTarget {
    let target: AnchorTarget
}

extension View: AnchorsItem {
    public var anchorsTarget: AnchorsTarget { AnchorsTarget(target: .view(self)) }
}

extension LayoutGuide: AnchorsItem {
    public var anchorsTarget: AnchorsTarget { AnchorsTarget(target: .guide(self)) }
}

extension String: @MainActor AnchorsItem {
    /// The view or guide of the same layout with this identifier.
    public var anchorsTarget: AnchorsTarget { AnchorsTarget(target: .identifier(self)) }
}
