/// Several views in order: the result of a ``ViewBuilder`` block with more than one statement.
///
/// Follows `SwiftUI.TupleView`. The enclosing container places each of the views separately.
///
///     VStack { Text("a"); Text("b") }   // VStack<TupleView<Text, Text>>
public struct TupleView<each Content: View>: View {
    @usableFromInline let content: (repeat each Content)

    @inlinable init(_ content: repeat each Content) { self.content = (repeat each content) }

    public static func _makeNode(_ view: Self, in context: NodeContext) -> ViewNode<Self> {
        TupleNode(view, in: context)
    }

    public static func _viewCount(_ modified: ViewCount) -> ViewCount { .several }
}

/// The node of a tuple view, with one child for each view in source order.
private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
    @exclusivity(unchecked) private var children: ContiguousArray<Node> = []

    init(_ view: TupleView<repeat each Content>, in context: NodeContext) {
        super.init(in: context)
        let inner = context.below(self)
        for child in repeat each view.content { children.append(Self.makeNode(child, inner)) }
    }

    private static func makeNode<Child: View>(_ child: Child, _ context: NodeContext) -> Node {
        Child.mount(child, in: context)
    }

    deinit {}

    override var childCount: Int { children.count }
    override func child(at index: Int) -> Node? { children[index] }

    override func appendItems(to items: inout ContiguousArray<Node>) {
        for child in children { child.appendItems(to: &items) }
    }

    override func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        for child in children { child.appendViews(to: &views) }
    }

    override func update(to view: borrowing TupleView<repeat each Content>) {
        var index = 0
        repeat updateChild(at: &index, to: each view.content)
    }

    private func updateChild<Child: View>(at index: inout Int, to view: borrowing Child) {
        // The nodes were created from the same types in the same order.
        unsafeDowncast(children[index], to: ViewNode<Child>.self).update(to: view)
        index += 1
    }

    override func unmount() {
        super.unmount()
        children = []
    }
}
