// Sizes and centres take two numbers.

extension AnchorsExpression where Kind == SizePair {
    /// Equal to that width and height, in points.
    @inlinable public func equalTo(width: Double, height: Double) -> Anchors {
        rule(.equal, .none, width, height)
    }

    /// Equal to `size`, in points.
    @inlinable public func equalTo(_ size: Size) -> Anchors { rule(.equal, .none, size.width, size.height) }

    /// Equal to the size of `item`, plus the offsets in points.
    @inlinable public func equalTo<Item: AnchorsItem>(
        _ item: Item, widthOffset: Double = 0, heightOffset: Double = 0
    ) -> Anchors { rule(.equal, item.anchorsTarget, widthOffset, heightOffset) }

    /// Equal to the size of the superview, plus the offsets in points.
    @inlinable public func equalToSuper(widthOffset: Double = 0, heightOffset: Double = 0) -> Anchors {
        rule(.equal, .superview, widthOffset, heightOffset)
    }

    /// At least that width and height, in points.
    @inlinable public func greaterThanOrEqualTo(width: Double, height: Double) -> Anchors {
        rule(.greaterThanOrEqual, .none, width, height)
    }

    /// At least `size`, in points.
    @inlinable public func greaterThanOrEqualTo(_ size: Size) -> Anchors {
        rule(.greaterThanOrEqual, .none, size.width, size.height)
    }

    /// At least the size of `item`, plus the offsets in points.
    @inlinable public func greaterThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, widthOffset: Double = 0, heightOffset: Double = 0
    ) -> Anchors { rule(.greaterThanOrEqual, item.anchorsTarget, widthOffset, heightOffset) }

    /// At least the size of the superview, plus the offsets in points.
    @inlinable public func greaterThanOrEqualToSuper(widthOffset: Double = 0, heightOffset: Double = 0)
        -> Anchors
    {
        rule(.greaterThanOrEqual, .superview, widthOffset, heightOffset)
    }

    /// At most that width and height, in points.
    @inlinable public func lessThanOrEqualTo(width: Double, height: Double) -> Anchors {
        rule(.lessThanOrEqual, .none, width, height)
    }

    /// At most `size`, in points.
    @inlinable public func lessThanOrEqualTo(_ size: Size) -> Anchors {
        rule(.lessThanOrEqual, .none, size.width, size.height)
    }

    /// At most the size of `item`, plus the offsets in points.
    @inlinable public func lessThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, widthOffset: Double = 0, heightOffset: Double = 0
    ) -> Anchors { rule(.lessThanOrEqual, item.anchorsTarget, widthOffset, heightOffset) }

    /// At most the size of the superview, plus the offsets in points.
    @inlinable public func lessThanOrEqualToSuper(widthOffset: Double = 0, heightOffset: Double = 0)
        -> Anchors
    {
        rule(.lessThanOrEqual, .superview, widthOffset, heightOffset)
    }

}

extension AnchorsExpression where Kind == CenterPair {
    /// Equal to the centre of `item`, plus the offsets in points.
    @inlinable public func equalTo<Item: AnchorsItem>(_ item: Item, xOffset: Double = 0, yOffset: Double = 0)
        -> Anchors
    {
        rule(.equal, item.anchorsTarget, xOffset, yOffset)
    }

    /// Equal to the centre of the superview, plus the offsets in points.
    @inlinable public func equalToSuper(xOffset: Double = 0, yOffset: Double = 0) -> Anchors {
        rule(.equal, .superview, xOffset, yOffset)
    }

    /// At least the centre of `item`, plus the offsets in points.
    @inlinable public func greaterThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, xOffset: Double = 0, yOffset: Double = 0
    ) -> Anchors {
        rule(.greaterThanOrEqual, item.anchorsTarget, xOffset, yOffset)
    }

    /// At least the centre of the superview, plus the offsets in points.
    @inlinable public func greaterThanOrEqualToSuper(xOffset: Double = 0, yOffset: Double = 0) -> Anchors {
        rule(.greaterThanOrEqual, .superview, xOffset, yOffset)
    }

    /// At most the centre of `item`, plus the offsets in points.
    @inlinable public func lessThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, xOffset: Double = 0, yOffset: Double = 0
    )
        -> Anchors
    {
        rule(.lessThanOrEqual, item.anchorsTarget, xOffset, yOffset)
    }

    /// At most the centre of the superview, plus the offsets in points.
    @inlinable public func lessThanOrEqualToSuper(xOffset: Double = 0, yOffset: Double = 0) -> Anchors {
        rule(.lessThanOrEqual, .superview, xOffset, yOffset)
    }

}
