// The attributes that an anchors block can begin with, and those that can follow: of the same axis the kind stays, else the
// expression becomes a mix.

extension Anchors {
    public static var left: AnchorsExpression<XAxis> { AnchorsExpression(.init(.left)) }
    public static var right: AnchorsExpression<XAxis> { AnchorsExpression(.init(.right)) }
    public static var leading: AnchorsExpression<XAxis> { AnchorsExpression(.init(.leading)) }
    public static var trailing: AnchorsExpression<XAxis> { AnchorsExpression(.init(.trailing)) }
    public static var centerX: AnchorsExpression<XAxis> { AnchorsExpression(.init(.centerX)) }
    public static var leftMargin: AnchorsExpression<XAxis> { AnchorsExpression(.init(.leftMargin)) }
    public static var rightMargin: AnchorsExpression<XAxis> { AnchorsExpression(.init(.rightMargin)) }
    public static var leadingMargin: AnchorsExpression<XAxis> { AnchorsExpression(.init(.leadingMargin)) }
    public static var trailingMargin: AnchorsExpression<XAxis> { AnchorsExpression(.init(.trailingMargin)) }
    public static var centerXWithinMargins: AnchorsExpression<XAxis> {
        AnchorsExpression(.init(.centerXWithinMargins))
    }

    public static var top: AnchorsExpression<YAxis> { AnchorsExpression(.init(.top)) }
    public static var bottom: AnchorsExpression<YAxis> { AnchorsExpression(.init(.bottom)) }
    public static var centerY: AnchorsExpression<YAxis> { AnchorsExpression(.init(.centerY)) }
    public static var firstBaseline: AnchorsExpression<YAxis> { AnchorsExpression(.init(.firstBaseline)) }
    public static var lastBaseline: AnchorsExpression<YAxis> { AnchorsExpression(.init(.lastBaseline)) }
    public static var topMargin: AnchorsExpression<YAxis> { AnchorsExpression(.init(.topMargin)) }
    public static var bottomMargin: AnchorsExpression<YAxis> { AnchorsExpression(.init(.bottomMargin)) }
    public static var centerYWithinMargins: AnchorsExpression<YAxis> {
        AnchorsExpression(.init(.centerYWithinMargins))
    }

    public static var width: AnchorsExpression<Extent> { AnchorsExpression(.init(.width)) }
    public static var height: AnchorsExpression<Extent> { AnchorsExpression(.init(.height)) }

    /// Leading and trailing.
    public static var horizontal: AnchorsExpression<XAxis> { AnchorsExpression(.horizontal) }
    /// Top and bottom.
    public static var vertical: AnchorsExpression<YAxis> { AnchorsExpression(.vertical) }
    /// Top, bottom, leading and trailing.
    public static var allSides: AnchorsExpression<MixedAnchors> { AnchorsExpression(.allSides) }
    /// Top, leading and trailing.
    public static var cap: AnchorsExpression<MixedAnchors> { AnchorsExpression(.cap) }
    /// Bottom, leading and trailing.
    public static var shoe: AnchorsExpression<MixedAnchors> { AnchorsExpression(.shoe) }
    /// Width and height.
    public static var size: AnchorsExpression<SizePair> { AnchorsExpression(.size) }
    /// The horizontal and the vertical centre.
    public static var center: AnchorsExpression<CenterPair> { AnchorsExpression(.center) }
}

extension AnchorsExpression where Kind == XAxis {
    public var left: Self { adding(.init(.left)) }
    public var right: Self { adding(.init(.right)) }
    public var leading: Self { adding(.init(.leading)) }
    public var trailing: Self { adding(.init(.trailing)) }
    public var centerX: Self { adding(.init(.centerX)) }
    public var leftMargin: Self { adding(.init(.leftMargin)) }
    public var rightMargin: Self { adding(.init(.rightMargin)) }
    public var leadingMargin: Self { adding(.init(.leadingMargin)) }
    public var trailingMargin: Self { adding(.init(.trailingMargin)) }
    public var centerXWithinMargins: Self { adding(.init(.centerXWithinMargins)) }
    public var horizontal: Self { adding(.horizontal) }
}

extension AnchorsExpression where Kind == YAxis {
    public var top: Self { adding(.init(.top)) }
    public var bottom: Self { adding(.init(.bottom)) }
    public var centerY: Self { adding(.init(.centerY)) }
    public var firstBaseline: Self { adding(.init(.firstBaseline)) }
    public var lastBaseline: Self { adding(.init(.lastBaseline)) }
    public var topMargin: Self { adding(.init(.topMargin)) }
    public var bottomMargin: Self { adding(.init(.bottomMargin)) }
    public var centerYWithinMargins: Self { adding(.init(.centerYWithinMargins)) }
    public var vertical: Self { adding(.vertical) }
}

extension AnchorsExpression where Kind == Extent {
    public var width: Self { adding(.init(.width)) }
    public var height: Self { adding(.init(.height)) }
}
