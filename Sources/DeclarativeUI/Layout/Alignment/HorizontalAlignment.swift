/// An alignment guide along the horizontal axis, by which a `VStackLayout` aligns its children.
///
///     VStackLayout(alignment: .leading)
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    package init(key: AlignmentKey) { self.key = key }

    /// Creates an alignment for a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.custom(id), axis: .horizontal) }

    /// By the leading edges.
    public static var leading: HorizontalAlignment { Self(key: AlignmentKey(.start, axis: .horizontal)) }
    /// By the horizontal centres.
    public static var center: HorizontalAlignment { Self(key: AlignmentKey(.center, axis: .horizontal)) }
    /// By the trailing edges.
    public static var trailing: HorizontalAlignment { Self(key: AlignmentKey(.end, axis: .horizontal)) }
}
