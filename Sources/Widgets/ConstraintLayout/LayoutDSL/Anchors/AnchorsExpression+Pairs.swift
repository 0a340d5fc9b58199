// Relations of sizes and centres, which take two numbers.

extension AnchorsExpression where Kind == SizePair {
    /// Makes the size equal to the given width and height, in points.
    @inlinable public func equalTo(width: Double, height: Double) -> Anchors {
        rule(.equal, .none, width, height)
    }

    /// Makes the size equal to `size`, in points.
    @inlinable public func equalTo(_ size: Size) -> Anchors { rule(.equal, .none, size.width, size.height) }

    /// Makes the size equal to that of `item` plus the offsets, in points.
    @inlinable public func equalTo<Item: AnchorsItem>(
        _ item: Item, widthOffset: Double = 0, heightOffset: Double = 0
    ) -> Anchors { rule(.equal, item.anchorsTarget, widthOffset, heightOffset) }

    /// Makes the size equal to that of the superview plus the offsets, in points.
    @inlinable public func equalToSuper(widthOffset: Double = 0, heightOffset: Double = 0) -> Anchors {
        rule(.equal, .superview, widthOffset, heightOffset)
    }

    /// Makes the size at least the given width and height, in points.
    @inlinable public func greaterThanOrEqualTo(width: Double, height: Double) -> Anchors {
        rule(.greaterThanOrEqual, .none, width, height)
    }

    /// Makes the size at least `size`, in points.
    @inlinable public func greaterThanOrEqualTo(_ size: Size) -> Anchors {
        rule(.greaterThanOrEqual, .none, size.width, size.height)
    }

    /// Makes the size at least that of `item` plus the offsets, in points.
    @inlinable public func greaterThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, widthOffset: Double = 0, heightOffset: Double = 0
    ) -> Anchors { rule(.greaterThanOrEqual, item.anchorsTarget, widthOffset, heightOffset) }

    /// Makes the size at least that of the superview plus the offsets, in points.
    @inlinable public func greaterThanOrEqualToSuper(widthOffset: Double = 0, heightOffset: Double = 0)
        -> Anchors
    {
        rule(.greaterThanOrEqual, .superview, widthOffset, heightOffset)
    }

    /// Makes the size at most the given width and height, in points.
    @inlinable public func lessThanOrEqualTo(width: Double, height: Double) -> Anchors {
        rule(.lessThanOrEqual, .none, width, height)
    }

    /// Makes the size at most `size`, in points.
    @inlinable public func lessThanOrEqualTo(_ size: Size) -> Anchors {
        rule(.lessThanOrEqual, .none, size.width, size.height)
    }

    /// Makes the size at most that of `item` plus the offsets, in points.
    @inlinable public func lessThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, widthOffset: Double = 0, heightOffset: Double = 0
    ) -> Anchors { rule(.lessThanOrEqual, item.anchorsTarget, widthOffset, heightOffset) }

    /// Makes the size at most that of the superview plus the offsets, in points.
    @inlinable public func lessThanOrEqualToSuper(widthOffset: Double = 0, heightOffset: Double = 0)
        -> Anchors
    {
        rule(.lessThanOrEqual, .superview, widthOffset, heightOffset)
    }

}

extension AnchorsExpression where Kind == CenterPair {
    /// Makes the centre equal to that of `item` plus the offsets, in points.
    @inlinable public func equalTo<Item: AnchorsItem>(_ item: Item, xOffset: Double = 0, yOffset: Double = 0)
        -> Anchors
    {
        rule(.equal, item.anchorsTarget, xOffset, yOffset)
    }

    /// Makes the centre equal to that of the superview plus the offsets, in points.
    @inlinable public func equalToSuper(xOffset: Double = 0, yOffset: Double = 0) -> Anchors {
        rule(.equal, .superview, xOffset, yOffset)
    }

    /// Makes the coordinates of the centre at least those of `item`'s centre plus the offsets, in points.
    @inlinable public func greaterThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, xOffset: Double = 0, yOffset: Double = 0
    ) -> Anchors {
        rule(.greaterThanOrEqual, item.anchorsTarget, xOffset, yOffset)
    }

    /// Makes the coordinates of the centre at least those of the superview's centre plus the offsets, in points.
    @inlinable public func greaterThanOrEqualToSuper(xOffset: Double = 0, yOffset: Double = 0) -> Anchors {
        rule(.greaterThanOrEqual, .superview, xOffset, yOffset)
    }

    /// Makes the coordinates of the centre at most those of `item`'s centre plus the offsets, in points.
    @inlinable public func lessThanOrEqualTo<Item: AnchorsItem>(
        _ item: Item, xOffset: Double = 0, yOffset: Double = 0
    )
        -> Anchors
    {
        rule(.lessThanOrEqual, item.anchorsTarget, xOffset, yOffset)
    }

    /// Makes the coordinates of the centre at most those of the superview's centre plus the offsets, in points.
    @inlinable public func lessThanOrEqualToSuper(xOffset: Double = 0, yOffset: Double = 0) -> Anchors {
        rule(.lessThanOrEqual, .superview, xOffset, yOffset)
    }

}
