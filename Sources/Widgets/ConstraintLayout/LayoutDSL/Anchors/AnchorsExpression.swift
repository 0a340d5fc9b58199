/// One or more attributes of a view or guide, without a relation, such as `Anchors.top.leading`.
///
/// `Kind` determines the targets to which they can be related: positions on an axis (``XAxis``, ``YAxis``), lengths (``Extent``), a
/// ``SizePair``, a ``CenterPair``, or ``MixedAnchors``.
///
///     let sides: AnchorsExpression<XAxis> = Anchors.leading.trailing
///     sides.equalTo(card.centerXAnchor)
public struct AnchorsExpression<Kind> {
    @usableFromInline let attributes: AnchorAttributes

    @inlinable init(_ attributes: AnchorAttributes) { self.attributes = attributes }

    @inlinable func adding<Other>(_ more: AnchorAttributes) -> AnchorsExpression<Other> {
        AnchorsExpression<Other>(attributes.union(more))
    }

    @inlinable @inline(__always) func rule(
        _ relation: LayoutConstraint.Relation, _ target: AnchorsTarget, _ horizontal: Double,
        _ vertical: Double,
        of targetAttribute: LayoutConstraint.Attribute? = nil, isInward: Bool = false
    ) -> Anchors {
        Anchors(
            AnchorRule(
                attributes, relation, target, targetAttribute, horizontal, vertical, isInward: isInward))
    }

    /// The anchors that make the attributes equal to those of the superview.
    @inlinable var withoutRelation: Anchors { rule(.equal, .superview, 0, 0) }

    /// Makes the attributes equal to those of the superview, multiplied by a factor.
    public func multiplier(_ multiplier: Double) -> Anchors { withoutRelation.multiplier(multiplier) }
    /// Makes the attributes equal to those of the superview, with a priority.
    public func priority(_ priority: LayoutPriority) -> Anchors { withoutRelation.priority(priority) }
    /// Makes the attributes equal to those of the superview, with an identifier for the constraints.
    public func identifier(_ identifier: String?) -> Anchors { withoutRelation.identifier(identifier) }
}

/// The kind of the expression `Anchors.size`.
///
///     let size: AnchorsExpression<SizePair> = Anchors.size
public enum SizePair {}

/// The kind of the expression `Anchors.center`.
///
///     let center: AnchorsExpression<CenterPair> = Anchors.center
public enum CenterPair {}

/// The kind of expressions with attributes of different axes.
///
///     let corner: AnchorsExpression<MixedAnchors> = Anchors.top.leading
public enum MixedAnchors {}

/// The kinds of expressions that can be related to views and guides, attribute by attribute.
///
///     func pin<Kind: RelatableAnchors>(_ anchors: AnchorsExpression<Kind>) -> Anchors { anchors.equalToSuper() }
public protocol RelatableAnchors {}
extension XAxis: RelatableAnchors {}
extension YAxis: RelatableAnchors {}
extension Extent: RelatableAnchors {}
extension MixedAnchors: RelatableAnchors {}

/// The kinds of expressions for positions: horizontal and vertical.
///
///     let kind: any PlaceAnchors.Type = XAxis.self
public protocol PlaceAnchors: RelatableAnchors {}
extension XAxis: PlaceAnchors {}
extension YAxis: PlaceAnchors {}
