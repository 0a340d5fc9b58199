// Relations of attributes to targets. Without `attribute`, each is related to the same attribute of the target.

extension AnchorsExpression where Kind: RelatableAnchors {
    /// Equal to those of the superview, plus `constant` points.
    @inlinable public func equalToSuper(attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0)
        -> Anchors
    {
        rule(.equal, .superview, constant, constant, of: attribute)
    }

    /// Equal to those of the superview, `inwardOffset` points further in at every edge.
    @inlinable public func equalToSuper(attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double)
        -> Anchors
    {
        rule(.equal, .superview, inwardOffset, inwardOffset, of: attribute, isInward: true)
    }

    /// Equal to those of `item`, or its `attribute`, plus `constant` points.
    @inlinable public func equalTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0
    ) -> Anchors {
        rule(.equal, item.anchorsTarget, constant, constant, of: attribute)
    }

    /// Equal to those of `item`, or its `attribute`, `inwardOffset` points further in at every edge.
    @inlinable public func equalTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double
    ) -> Anchors {
        rule(.equal, item.anchorsTarget, inwardOffset, inwardOffset, of: attribute, isInward: true)
    }

    /// At least those of the superview, plus `constant` points.
    @inlinable public func greaterThanOrEqualToSuper(
        attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0
    )
        -> Anchors
    {
        rule(.greaterThanOrEqual, .superview, constant, constant, of: attribute)
    }

    /// At least those of the superview, `inwardOffset` points further in at every edge.
    @inlinable public func greaterThanOrEqualToSuper(
        attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double
    )
        -> Anchors
    {
        rule(.greaterThanOrEqual, .superview, inwardOffset, inwardOffset, of: attribute, isInward: true)
    }

    /// At least those of `item`, or its `attribute`, plus `constant` points.
    @inlinable public func greaterThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0
    ) -> Anchors {
        rule(.greaterThanOrEqual, item.anchorsTarget, constant, constant, of: attribute)
    }

    /// At least those of `item`, or its `attribute`, `inwardOffset` points further in at every edge.
    @inlinable public func greaterThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double
    ) -> Anchors {
        rule(
            .greaterThanOrEqual, item.anchorsTarget, inwardOffset, inwardOffset, of: attribute,
            isInward: true)
    }

    /// At most those of the superview, plus `constant` points.
    @inlinable public func lessThanOrEqualToSuper(
        attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0
    )
        -> Anchors
    {
        rule(.lessThanOrEqual, .superview, constant, constant, of: attribute)
    }

    /// At most those of the superview, `inwardOffset` points further in at every edge.
    @inlinable public func lessThanOrEqualToSuper(
        attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double
    )
        -> Anchors
    {
        rule(.lessThanOrEqual, .superview, inwardOffset, inwardOffset, of: attribute, isInward: true)
    }

    /// At most those of `item`, or its `attribute`, plus `constant` points.
    @inlinable public func lessThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, constant: Double = 0
    ) -> Anchors {
        rule(.lessThanOrEqual, item.anchorsTarget, constant, constant, of: attribute)
    }

    /// At most those of `item`, or its `attribute`, `inwardOffset` points further in at every edge.
    @inlinable public func lessThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, attribute: LayoutConstraint.Attribute? = nil, inwardOffset: Double
    ) -> Anchors {
        rule(
            .lessThanOrEqual, item.anchorsTarget, inwardOffset, inwardOffset, of: attribute,
            isInward: true)
    }

}

extension AnchorsExpression where Kind: PlaceAnchors {
    /// Equal to `anchor`, plus `constant` points.
    @inlinable public func equalTo(_ anchor: LayoutAnchor<Kind>, constant: Double = 0) -> Anchors {
        rule(.equal, AnchorsTarget(.node, anchor.node), constant, constant, of: anchor.attribute)
    }

    /// Equal to `anchor`, `inwardOffset` points further in.
    @inlinable public func equalTo(_ anchor: LayoutAnchor<Kind>, inwardOffset: Double) -> Anchors {
        rule(
            .equal, AnchorsTarget(.node, anchor.node), inwardOffset, inwardOffset, of: anchor.attribute,
            isInward: true)
    }

    /// At least `anchor`, plus `constant` points.
    @inlinable public func greaterThanOrEqualTo(_ anchor: LayoutAnchor<Kind>, constant: Double = 0) -> Anchors
    {
        rule(.greaterThanOrEqual, AnchorsTarget(.node, anchor.node), constant, constant, of: anchor.attribute)
    }

    /// At least `anchor`, `inwardOffset` points further in.
    @inlinable public func greaterThanOrEqualTo(_ anchor: LayoutAnchor<Kind>, inwardOffset: Double) -> Anchors
    {
        rule(
            .greaterThanOrEqual, AnchorsTarget(.node, anchor.node), inwardOffset, inwardOffset,
            of: anchor.attribute,
            isInward: true)
    }

    /// At most `anchor`, plus `constant` points.
    @inlinable public func lessThanOrEqualTo(_ anchor: LayoutAnchor<Kind>, constant: Double = 0) -> Anchors {
        rule(.lessThanOrEqual, AnchorsTarget(.node, anchor.node), constant, constant, of: anchor.attribute)
    }

    /// At most `anchor`, `inwardOffset` points further in.
    @inlinable public func lessThanOrEqualTo(_ anchor: LayoutAnchor<Kind>, inwardOffset: Double) -> Anchors {
        rule(
            .lessThanOrEqual, AnchorsTarget(.node, anchor.node), inwardOffset, inwardOffset,
            of: anchor.attribute,
            isInward: true)
    }

}

extension AnchorsExpression where Kind == Extent {
    /// Equal to `constant` points.
    @inlinable public func equalTo(constant: Double) -> Anchors { rule(.equal, .none, constant, constant) }

    /// Equal to `dimension`, plus `constant` points.
    @inlinable public func equalTo(_ dimension: LayoutDimension, constant: Double = 0) -> Anchors {
        rule(.equal, AnchorsTarget(.node, dimension.node), constant, constant, of: dimension.attribute)
    }

    /// At least `constant` points.
    @inlinable public func greaterThanOrEqualTo(constant: Double) -> Anchors {
        rule(.greaterThanOrEqual, .none, constant, constant)
    }

    /// At least `dimension`, plus `constant` points.
    @inlinable public func greaterThanOrEqualTo(_ dimension: LayoutDimension, constant: Double = 0) -> Anchors
    {
        rule(
            .greaterThanOrEqual, AnchorsTarget(.node, dimension.node), constant, constant,
            of: dimension.attribute)
    }

    /// At most `constant` points.
    @inlinable public func lessThanOrEqualTo(constant: Double) -> Anchors {
        rule(.lessThanOrEqual, .none, constant, constant)
    }

    /// At most `dimension`, plus `constant` points.
    @inlinable public func lessThanOrEqualTo(_ dimension: LayoutDimension, constant: Double = 0) -> Anchors {
        rule(
            .lessThanOrEqual, AnchorsTarget(.node, dimension.node), constant, constant,
            of: dimension.attribute)
    }

}
