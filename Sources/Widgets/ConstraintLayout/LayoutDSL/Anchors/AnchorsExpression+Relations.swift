// Relations between attributes and targets. Without `attribute`, each attribute is related to the same attribute of the target.

extension AnchorsExpression where Kind: RelatableAnchors {
    /// Makes the attributes equal to those of the superview, or to its `attribute`, plus `constant` points.
    @inlinable public func equalToSuper(attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0)
        -> Anchors
    {
        rule(.equal, .superview, constant, constant, of: attribute)
    }

    /// Makes the attributes equal to those of the superview, inset by `inwardOffset` points at each edge.
    @inlinable public func equalToSuper(attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double)
        -> Anchors
    {
        rule(.equal, .superview, inwardOffset, inwardOffset, of: attribute, isInward: true)
    }

    /// Makes the attributes equal to those of `item`, or to its `attribute`, plus `constant` points.
    @inlinable public func equalTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0
    ) -> Anchors {
        rule(.equal, item.anchorsTarget, constant, constant, of: attribute)
    }

    /// Makes the attributes equal to those of `item`, or to its `attribute`, inset by `inwardOffset` points at each edge.
    @inlinable public func equalTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double
    ) -> Anchors {
        rule(.equal, item.anchorsTarget, inwardOffset, inwardOffset, of: attribute, isInward: true)
    }

    /// Makes the attributes at least those of the superview, or its `attribute`, plus `constant` points.
    @inlinable public func greaterThanOrEqualToSuper(
        attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0
    )
        -> Anchors
    {
        rule(.greaterThanOrEqual, .superview, constant, constant, of: attribute)
    }

    /// Makes the attributes at least those of the superview, inset by `inwardOffset` points at each edge.
    @inlinable public func greaterThanOrEqualToSuper(
        attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double
    )
        -> Anchors
    {
        rule(.greaterThanOrEqual, .superview, inwardOffset, inwardOffset, of: attribute, isInward: true)
    }

    /// Makes the attributes at least those of `item`, or its `attribute`, plus `constant` points.
    @inlinable public func greaterThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0
    ) -> Anchors {
        rule(.greaterThanOrEqual, item.anchorsTarget, constant, constant, of: attribute)
    }

    /// Makes the attributes at least those of `item`, or its `attribute`, inset by `inwardOffset` points at each edge.
    @inlinable public func greaterThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double
    ) -> Anchors {
        rule(
            .greaterThanOrEqual, item.anchorsTarget, inwardOffset, inwardOffset, of: attribute,
            isInward: true)
    }

    /// Makes the attributes at most those of the superview, or its `attribute`, plus `constant` points.
    @inlinable public func lessThanOrEqualToSuper(
        attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0
    )
        -> Anchors
    {
        rule(.lessThanOrEqual, .superview, constant, constant, of: attribute)
    }

    /// Makes the attributes at most those of the superview, inset by `inwardOffset` points at each edge.
    @inlinable public func lessThanOrEqualToSuper(
        attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double
    )
        -> Anchors
    {
        rule(.lessThanOrEqual, .superview, inwardOffset, inwardOffset, of: attribute, isInward: true)
    }

    /// Makes the attributes at most those of `item`, or its `attribute`, plus `constant` points.
    @inlinable public func lessThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0
    ) -> Anchors {
        rule(.lessThanOrEqual, item.anchorsTarget, constant, constant, of: attribute)
    }

    /// Makes the attributes at most those of `item`, or its `attribute`, inset by `inwardOffset` points at each edge.
    @inlinable public func lessThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double
    ) -> Anchors {
        rule(
            .lessThanOrEqual, item.anchorsTarget, inwardOffset, inwardOffset, of: attribute,
            isInward: true)
    }

}

extension AnchorsExpression where Kind: PlaceAnchors {
    /// Makes the attributes equal to `anchor` plus `constant` points.
    @inlinable public func equalTo(_ anchor: LayoutAnchor<Kind>, constant: Double = 0) -> Anchors {
        rule(.equal, AnchorsTarget(.node, anchor.node), constant, constant, of: anchor.attribute)
    }

    /// Makes the attributes equal to `anchor`, inset by `inwardOffset` points.
    @inlinable public func equalTo(_ anchor: LayoutAnchor<Kind>, inwardOffset: Double) -> Anchors {
        rule(
            .equal, AnchorsTarget(.node, anchor.node), inwardOffset, inwardOffset, of: anchor.attribute,
            isInward: true)
    }

    /// Makes the attributes at least `anchor` plus `constant` points.
    @inlinable public func greaterThanOrEqualTo(_ anchor: LayoutAnchor<Kind>, constant: Double = 0) -> Anchors
    {
        rule(.greaterThanOrEqual, AnchorsTarget(.node, anchor.node), constant, constant, of: anchor.attribute)
    }

    /// Makes the attributes at least `anchor`, inset by `inwardOffset` points.
    @inlinable public func greaterThanOrEqualTo(_ anchor: LayoutAnchor<Kind>, inwardOffset: Double) -> Anchors
    {
        rule(
            .greaterThanOrEqual, AnchorsTarget(.node, anchor.node), inwardOffset, inwardOffset,
            of: anchor.attribute,
            isInward: true)
    }

    /// Makes the attributes at most `anchor` plus `constant` points.
    @inlinable public func lessThanOrEqualTo(_ anchor: LayoutAnchor<Kind>, constant: Double = 0) -> Anchors {
        rule(.lessThanOrEqual, AnchorsTarget(.node, anchor.node), constant, constant, of: anchor.attribute)
    }

    /// Makes the attributes at most `anchor`, inset by `inwardOffset` points.
    @inlinable public func lessThanOrEqualTo(_ anchor: LayoutAnchor<Kind>, inwardOffset: Double) -> Anchors {
        rule(
            .lessThanOrEqual, AnchorsTarget(.node, anchor.node), inwardOffset, inwardOffset,
            of: anchor.attribute,
            isInward: true)
    }

}

extension AnchorsExpression where Kind == Extent {
    /// Makes the length equal to `constant` points.
    @inlinable public func equalTo(constant: Double) -> Anchors { rule(.equal, .none, constant, constant) }

    /// Makes the length equal to `dimension` plus `constant` points.
    @inlinable public func equalTo(_ dimension: LayoutDimension, constant: Double = 0) -> Anchors {
        rule(.equal, AnchorsTarget(.node, dimension.node), constant, constant, of: dimension.attribute)
    }

    /// Makes the length at least `constant` points.
    @inlinable public func greaterThanOrEqualTo(constant: Double) -> Anchors {
        rule(.greaterThanOrEqual, .none, constant, constant)
    }

    /// Makes the length at least `dimension` plus `constant` points.
    @inlinable public func greaterThanOrEqualTo(_ dimension: LayoutDimension, constant: Double = 0) -> Anchors
    {
        rule(
            .greaterThanOrEqual, AnchorsTarget(.node, dimension.node), constant, constant,
            of: dimension.attribute)
    }

    /// Makes the length at most `constant` points.
    @inlinable public func lessThanOrEqualTo(constant: Double) -> Anchors {
        rule(.lessThanOrEqual, .none, constant, constant)
    }

    /// Makes the length at most `dimension` plus `constant` points.
    @inlinable public func lessThanOrEqualTo(_ dimension: LayoutDimension, constant: Double = 0) -> Anchors {
        rule(
            .lessThanOrEqual, AnchorsTarget(.node, dimension.node), constant, constant,
            of: dimension.attribute)
    }

}
