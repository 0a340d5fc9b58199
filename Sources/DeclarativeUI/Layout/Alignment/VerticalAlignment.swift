/// An alignment guide along the vertical axis, by which an `HStackLayout` aligns its children.
///
/// The baselines of a view without text are at its bottom edge.
///
///     HStackLayout(alignment: .firstTextBaseline)
public nonisolated struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    package init(key: AlignmentKey) { self.key = key }

    /// Creates an alignment for a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.custom(id), axis: .vertical) }

    /// By the top edges.
    public static var top: VerticalAlignment { Self(key: AlignmentKey(.start, axis: .vertical)) }
    /// By the vertical centres.
    public static var center: VerticalAlignment { Self(key: AlignmentKey(.center, axis: .vertical)) }
    /// By the bottom edges.
    public static var bottom: VerticalAlignment { Self(key: AlignmentKey(.end, axis: .vertical)) }
    /// By the baselines of the first lines of text.
    public static var firstTextBaseline: VerticalAlignment {
        Self(key: AlignmentKey(.firstTextBaseline, axis: .vertical))
    }
    /// By the baselines of the last lines of text.
    public static var lastTextBaseline: VerticalAlignment {
        Self(key: AlignmentKey(.lastTextBaseline, axis: .vertical))
    }
}
