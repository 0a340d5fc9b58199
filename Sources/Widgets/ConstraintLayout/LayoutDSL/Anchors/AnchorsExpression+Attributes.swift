// The attributes with which an expression can begin, and those that can be appended. Appending an attribute of the same axis keeps the
// kind of the expression; other attributes make it a mixed expression.

extension Anchors {
    /// The left edge.
    @inlinable public static var left: AnchorsExpression<XAxis> { AnchorsExpression(.init(.left)) }
    /// The right edge.
    @inlinable public static var right: AnchorsExpression<XAxis> { AnchorsExpression(.init(.right)) }
    /// The leading edge: the left one in left-to-right layouts.
    @inlinable public static var leading: AnchorsExpression<XAxis> { AnchorsExpression(.init(.leading)) }
    /// The trailing edge: the right one in left-to-right layouts.
    @inlinable public static var trailing: AnchorsExpression<XAxis> { AnchorsExpression(.init(.trailing)) }
    /// The horizontal centre.
    @inlinable public static var centerX: AnchorsExpression<XAxis> { AnchorsExpression(.init(.centerX)) }
    /// The left edge of the layout margins.
    @inlinable public static var leftMargin: AnchorsExpression<XAxis> {
        AnchorsExpression(.init(.leftMargin))
    }
    /// The right edge of the layout margins.
    @inlinable public static var rightMargin: AnchorsExpression<XAxis> {
        AnchorsExpression(.init(.rightMargin))
    }
    /// The leading edge of the layout margins.
    @inlinable public static var leadingMargin: AnchorsExpression<XAxis> {
        AnchorsExpression(.init(.leadingMargin))
    }
    /// The trailing edge of the layout margins.
    @inlinable public static var trailingMargin: AnchorsExpression<XAxis> {
        AnchorsExpression(.init(.trailingMargin))
    }
    /// The horizontal centre between the layout margins.
    @inlinable public static var centerXWithinMargins: AnchorsExpression<XAxis> {
        AnchorsExpression(.init(.centerXWithinMargins))
    }

    /// The top edge.
    @inlinable public static var top: AnchorsExpression<YAxis> { AnchorsExpression(.init(.top)) }
    /// The bottom edge.
    @inlinable public static var bottom: AnchorsExpression<YAxis> { AnchorsExpression(.init(.bottom)) }
    /// The vertical centre.
    @inlinable public static var centerY: AnchorsExpression<YAxis> { AnchorsExpression(.init(.centerY)) }
    /// The baseline of the first line of text; the bottom edge of a view without text.
    @inlinable public static var firstBaseline: AnchorsExpression<YAxis> {
        AnchorsExpression(.init(.firstBaseline))
    }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    @inlinable public static var lastBaseline: AnchorsExpression<YAxis> {
        AnchorsExpression(.init(.lastBaseline))
    }
    /// The top edge of the layout margins.
    @inlinable public static var topMargin: AnchorsExpression<YAxis> { AnchorsExpression(.init(.topMargin)) }
    /// The bottom edge of the layout margins.
    @inlinable public static var bottomMargin: AnchorsExpression<YAxis> {
        AnchorsExpression(.init(.bottomMargin))
    }
    /// The vertical centre between the layout margins.
    @inlinable public static var centerYWithinMargins: AnchorsExpression<YAxis> {
        AnchorsExpression(.init(.centerYWithinMargins))
    }

    /// The width.
    @inlinable public static var width: AnchorsExpression<Extent> { AnchorsExpression(.init(.width)) }
    /// The height.
    @inlinable public static var height: AnchorsExpression<Extent> { AnchorsExpression(.init(.height)) }

    /// The leading and trailing edges.
    @inlinable public static var horizontal: AnchorsExpression<XAxis> { AnchorsExpression(.horizontal) }
    /// The top and bottom edges.
    @inlinable public static var vertical: AnchorsExpression<YAxis> { AnchorsExpression(.vertical) }
    /// The top, bottom, leading and trailing edges.
    @inlinable public static var allSides: AnchorsExpression<MixedAnchors> { AnchorsExpression(.allSides) }
    /// The top, leading and trailing edges.
    @inlinable public static var cap: AnchorsExpression<MixedAnchors> { AnchorsExpression(.cap) }
    /// The bottom, leading and trailing edges.
    @inlinable public static var shoe: AnchorsExpression<MixedAnchors> { AnchorsExpression(.shoe) }
    /// The width and the height.
    @inlinable public static var size: AnchorsExpression<SizePair> { AnchorsExpression(.size) }
    /// The horizontal and the vertical centre.
    @inlinable public static var center: AnchorsExpression<CenterPair> { AnchorsExpression(.center) }
}

extension AnchorsExpression where Kind == XAxis {
    /// Adds the left edge.
    @inlinable public var left: Self { adding(.init(.left)) }
    /// Adds the right edge.
    @inlinable public var right: Self { adding(.init(.right)) }
    /// Adds the leading edge.
    @inlinable public var leading: Self { adding(.init(.leading)) }
    /// Adds the trailing edge.
    @inlinable public var trailing: Self { adding(.init(.trailing)) }
    /// Adds the horizontal centre.
    @inlinable public var centerX: Self { adding(.init(.centerX)) }
    /// Adds the left margin.
    @inlinable public var leftMargin: Self { adding(.init(.leftMargin)) }
    /// Adds the right margin.
    @inlinable public var rightMargin: Self { adding(.init(.rightMargin)) }
    /// Adds the leading margin.
    @inlinable public var leadingMargin: Self { adding(.init(.leadingMargin)) }
    /// Adds the trailing margin.
    @inlinable public var trailingMargin: Self { adding(.init(.trailingMargin)) }
    /// Adds the horizontal centre between the margins.
    @inlinable public var centerXWithinMargins: Self { adding(.init(.centerXWithinMargins)) }
    /// Adds the leading and the trailing edge.
    @inlinable public var horizontal: Self { adding(.horizontal) }
}

extension AnchorsExpression where Kind == YAxis {
    /// Adds the top edge.
    @inlinable public var top: Self { adding(.init(.top)) }
    /// Adds the bottom edge.
    @inlinable public var bottom: Self { adding(.init(.bottom)) }
    /// Adds the vertical centre.
    @inlinable public var centerY: Self { adding(.init(.centerY)) }
    /// Adds the baseline of the first line.
    @inlinable public var firstBaseline: Self { adding(.init(.firstBaseline)) }
    /// Adds the baseline of the last line.
    @inlinable public var lastBaseline: Self { adding(.init(.lastBaseline)) }
    /// Adds the top margin.
    @inlinable public var topMargin: Self { adding(.init(.topMargin)) }
    /// Adds the bottom margin.
    @inlinable public var bottomMargin: Self { adding(.init(.bottomMargin)) }
    /// Adds the vertical centre between the margins.
    @inlinable public var centerYWithinMargins: Self { adding(.init(.centerYWithinMargins)) }
    /// Adds the top and the bottom edge.
    @inlinable public var vertical: Self { adding(.vertical) }
}

extension AnchorsExpression where Kind == Extent {
    /// Adds the width.
    @inlinable public var width: Self { adding(.init(.width)) }
    /// Adds the height.
    @inlinable public var height: Self { adding(.init(.height)) }
}
