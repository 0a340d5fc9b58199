// Whatever follows attributes of another axis makes a mix.

extension AnchorsExpression {
    @_disfavoredOverload public var left: AnchorsExpression<MixedAnchors> { adding(.init(.left)) }
    @_disfavoredOverload public var right: AnchorsExpression<MixedAnchors> { adding(.init(.right)) }
    @_disfavoredOverload public var leading: AnchorsExpression<MixedAnchors> { adding(.init(.leading)) }
    @_disfavoredOverload public var trailing: AnchorsExpression<MixedAnchors> { adding(.init(.trailing)) }
    @_disfavoredOverload public var centerX: AnchorsExpression<MixedAnchors> { adding(.init(.centerX)) }
    @_disfavoredOverload public var leftMargin: AnchorsExpression<MixedAnchors> { adding(.init(.leftMargin)) }
    @_disfavoredOverload public var rightMargin: AnchorsExpression<MixedAnchors> {
        adding(.init(.rightMargin))
    }
    @_disfavoredOverload public var leadingMargin: AnchorsExpression<MixedAnchors> {
        adding(.init(.leadingMargin))
    }
    @_disfavoredOverload public var trailingMargin: AnchorsExpression<MixedAnchors> {
        adding(.init(.trailingMargin))
    }
    @_disfavoredOverload public var centerXWithinMargins: AnchorsExpression<MixedAnchors> {
        adding(.init(.centerXWithinMargins))
    }
    @_disfavoredOverload public var top: AnchorsExpression<MixedAnchors> { adding(.init(.top)) }
    @_disfavoredOverload public var bottom: AnchorsExpression<MixedAnchors> { adding(.init(.bottom)) }
    @_disfavoredOverload public var centerY: AnchorsExpression<MixedAnchors> { adding(.init(.centerY)) }
    @_disfavoredOverload public var firstBaseline: AnchorsExpression<MixedAnchors> {
        adding(.init(.firstBaseline))
    }
    @_disfavoredOverload public var lastBaseline: AnchorsExpression<MixedAnchors> {
        adding(.init(.lastBaseline))
    }
    @_disfavoredOverload public var topMargin: AnchorsExpression<MixedAnchors> { adding(.init(.topMargin)) }
    @_disfavoredOverload public var bottomMargin: AnchorsExpression<MixedAnchors> {
        adding(.init(.bottomMargin))
    }
    @_disfavoredOverload public var centerYWithinMargins: AnchorsExpression<MixedAnchors> {
        adding(.init(.centerYWithinMargins))
    }
    @_disfavoredOverload public var width: AnchorsExpression<MixedAnchors> { adding(.init(.width)) }
    @_disfavoredOverload public var height: AnchorsExpression<MixedAnchors> { adding(.init(.height)) }
    @_disfavoredOverload public var horizontal: AnchorsExpression<MixedAnchors> { adding(.horizontal) }
    @_disfavoredOverload public var vertical: AnchorsExpression<MixedAnchors> { adding(.vertical) }
    public var allSides: AnchorsExpression<MixedAnchors> { adding(.allSides) }
    public var cap: AnchorsExpression<MixedAnchors> { adding(.cap) }
    public var shoe: AnchorsExpression<MixedAnchors> { adding(.shoe) }
    public var size: AnchorsExpression<MixedAnchors> { adding(.size) }
    public var center: AnchorsExpression<MixedAnchors> { adding(.center) }
}
