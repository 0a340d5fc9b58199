/// A view without content, which takes no space and is not counted as a child of its container.
///
/// Follows `SwiftUI.EmptyView`.
///
///     if isEmpty { EmptyView() } else { Summary() }
public struct EmptyView: View, Equatable {
    nonisolated public init() {}

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        EmptyNode(in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount { .optional }
}

private final class EmptyNode: ViewNode<EmptyView> {
    override func update(to view: EmptyView) {}
}
