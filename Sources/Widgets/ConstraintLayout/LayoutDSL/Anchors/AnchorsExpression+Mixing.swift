// Combining attributes of different axes in a chain creates a `MixedAnchors` expression.

extension AnchorsExpression {
    @_disfavoredOverload @inlinable public var left: AnchorsExpression<MixedAnchors> { adding(.init(.left)) }
    @_disfavoredOverload @inlinable public var right: AnchorsExpression<MixedAnchors> {
        adding(.init(.right))
    }
    @_disfavoredOverload @inlinable public var leading: AnchorsExpression<MixedAnchors> {
        adding(.init(.leading))
    }
    @_disfavoredOverload @inlinable public var trailing: AnchorsExpression<MixedAnchors> {
        adding(.init(.trailing))
    }
    @_disfavoredOverload @inlinable public var centerX: AnchorsExpression<MixedAnchors> {
        adding(.init(.centerX))
    }
    @_disfavoredOverload @inlinable public var leftMargin: AnchorsExpression<MixedAnchors> {
        adding(.init(.leftMargin))
    }
    @_disfavoredOverload @inlinable public var rightMargin: AnchorsExpression<MixedAnchors> {
        adding(.init(.rightMargin))
    }
    @_disfavoredOverload @inlinable public var leadingMargin: AnchorsExpression<MixedAnchors> {
        adding(.init(.leadingMargin))
    }
    @_disfavoredOverload @inlinable public var trailingMargin: AnchorsExpression<MixedAnchors> {
        adding(.init(.trailingMargin))
    }
    @_disfavoredOverload @inlinable public var centerXWithinMargins: AnchorsExpression<MixedAnchors> {
        adding(.init(.centerXWithinMargins))
    }
    @_disfavoredOverload @inlinable public var top: AnchorsExpression<MixedAnchors> { adding(.init(.top)) }
    @_disfavoredOverload @inlinable public var bottom: AnchorsExpression<MixedAnchors> {
        adding(.init(.bottom))
    }
    @_disfavoredOverload @inlinable public var centerY: AnchorsExpression<MixedAnchors> {
        adding(.init(.centerY))
    }
    @_disfavoredOverload @inlinable public var firstBaseline: AnchorsExpression<MixedAnchors> {
        adding(.init(.firstBaseline))
    }
    @_disfavoredOverload @inlinable public var lastBaseline: AnchorsExpression<MixedAnchors> {
        adding(.init(.lastBaseline))
    }
    @_disfavoredOverload @inlinable public var topMargin: AnchorsExpression<MixedAnchors> {
        adding(.init(.topMargin))
    }
    @_disfavoredOverload @inlinable public var bottomMargin: AnchorsExpression<MixedAnchors> {
        adding(.init(.bottomMargin))
    }
    @_disfavoredOverload @inlinable public var centerYWithinMargins: AnchorsExpression<MixedAnchors> {
        adding(.init(.centerYWithinMargins))
    }
    @_disfavoredOverload @inlinable public var width: AnchorsExpression<MixedAnchors> {
        adding(.init(.width))
    }
    @_disfavoredOverload @inlinable public var height: AnchorsExpression<MixedAnchors> {
        adding(.init(.height))
    }
    @_disfavoredOverload @inlinable public var horizontal: AnchorsExpression<MixedAnchors> {
        adding(.horizontal)
    }
    @_disfavoredOverload @inlinable public var vertical: AnchorsExpression<MixedAnchors> { adding(.vertical) }
    /// Adds all four edges.
    @inlinable public var allSides: AnchorsExpression<MixedAnchors> { adding(.allSides) }
    /// Adds the top, leading and trailing edges.
    @inlinable public var cap: AnchorsExpression<MixedAnchors> { adding(.cap) }
    /// Adds the bottom, leading and trailing edges.
    @inlinable public var shoe: AnchorsExpression<MixedAnchors> { adding(.shoe) }
    /// Adds the width and the height.
    @inlinable public var size: AnchorsExpression<MixedAnchors> { adding(.size) }
    /// Adds both centres.
    @inlinable public var center: AnchorsExpression<MixedAnchors> { adding(.center) }
}
