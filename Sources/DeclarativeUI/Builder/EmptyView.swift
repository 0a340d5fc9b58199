/// Nothing.
///
///     EmptyView()
public struct EmptyView: View, Equatable {
    nonisolated public init() {}

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ViewNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount { .optional }
}
