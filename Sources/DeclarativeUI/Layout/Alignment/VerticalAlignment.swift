/// A guide along the vertical axis: what an `HStackLayout` lines its children up by.
///
/// The baselines of what has no text are at its bottom edge.
///
///     HStackLayout(alignment: .firstTextBaseline)
public nonisolated struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    package init(key: AlignmentKey) { self.key = key }

    /// Makes an alignment at a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.custom(id), axis: .vertical) }

    public static var top: VerticalAlignment { Self(key: AlignmentKey(.start, axis: .vertical)) }
    public static var center: VerticalAlignment { Self(key: AlignmentKey(.center, axis: .vertical)) }
    public static var bottom: VerticalAlignment { Self(key: AlignmentKey(.end, axis: .vertical)) }
    public static var firstTextBaseline: VerticalAlignment {
        Self(key: AlignmentKey(.firstTextBaseline, axis: .vertical))
    }
    public static var lastTextBaseline: VerticalAlignment {
        Self(key: AlignmentKey(.lastTextBaseline, axis: .vertical))
    }
}
