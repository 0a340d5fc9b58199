/// One of two views, as an `if` with `else` or a `switch` produces it.
///
/// Each branch has its own identity and state.
///
///     if isOpen { Details() } else { Summary() }
public struct ConditionalContent<First: View, Second: View>: View {
    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        ConditionalNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount {
        max(.optional, First._viewCount(modified), Second._viewCount(modified))
    }
}

private final class ConditionalNode<First: View, Second: View>: KeepingNode<ConditionalContent<First, Second>>
{
    private var first: ViewNode<First>?
    private var second: ViewNode<Second>?

    override init(_ view: ConditionalContent<First, Second>, in context: NodeContext) {
        super.init(view, in: context)
        mount()
    }

    deinit {}

    override var childCount: Int { first == nil && second == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { first ?? second }

    override func update(to view: ConditionalContent<First, Second>) {
        self.view = view
        switch view.branch {
        case .first(let content):
            if let first { return first.update(to: content) }
        case .second(let content):
            if let second { return second.update(to: content) }
        }
        // The other branch is shown from now on: another identity.
        if let old = child(at: 0) {
            graph.explanations.recordRemoval(of: old, .branch)
            remove(old)
        }
        first = nil
        second = nil
        mount()
        structureChanged()
    }

    private func mount() {
        switch view.branch {
        case .first(let content): first = First.mount(content, in: innerContext)
        case .second(let content): second = Second.mount(content, in: innerContext)
        }
    }

    override func unmount() {
        super.unmount()
        first = nil
        second = nil
    }
}
