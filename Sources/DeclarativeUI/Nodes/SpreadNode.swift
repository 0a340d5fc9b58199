/// The node of a modifier of several views, which displays nothing itself.
///
/// It stores one ``SpreadPiece`` for each of the views, and passes changes of the modifier on to them.
final class SpreadNode<Modifier: ItemModifier>: KeepingNode<Modifier>, Spreading {
    private var content: ViewNode<Modifier.Content>?
    private var pieces: ContiguousArray<SpreadPiece> = []

    override init(_ view: Modifier, in context: NodeContext) {
        super.init(view, in: context)
        flags.insert(.spreads)
        content = Modifier.Content.mount(view.content, in: innerContext)
    }

    override var childCount: Int { content == nil ? 0 : 1 }
    override func child(at index: Int) -> Node? { content }

    override func update(to view: Modifier) {
        self.view = view
        for piece in pieces { piece.update() }
        content?.update(to: view.content)
    }

    func makePiece(around slot: SlotView) -> AnyView { view.around(slot) }

    func add(_ piece: SpreadPiece) {
        piece.index = pieces.count
        pieces.append(piece)
    }

    func remove(_ piece: SpreadPiece) {
        guard let last = pieces.popLast(), last !== piece else { return }
        last.index = piece.index
        pieces[piece.index] = last
    }

    override func unmount() {
        super.unmount()
        content = nil
    }
}

/// A node whose modifier is applied to each view of its content separately.
protocol Spreading: Node {
    /// Returns the modifier, applied to the view in `slot`.
    func makePiece(around slot: SlotView) -> AnyView
    func add(_ piece: SpreadPiece)
    func remove(_ piece: SpreadPiece)
}

/// A modifier applied to one of several views.
final class SpreadPiece: ContentSlot {
    private let inside: ContentSlot
    private unowned let spread: any Spreading
    private weak var node: Node?
    /// The index among the pieces of its modifier.
    var index = 0

    init(_ inside: ContentSlot, in spread: any Spreading) {
        self.inside = inside
        self.spread = spread
        super.init()
    }

    override func makeNode(in context: NodeContext) -> Node {
        // Views that the modifier itself adds have the environment of the modifier, not that of the modified view.
        let made = spread.makePiece(around: SlotView(slot: inside)).holder.makeNode(
            in: NodeContext(
                graph: context.graph, parent: context.parent, scope: context.scope,
                environment: spread.environment))
        node = made
        spread.add(self)
        return made
    }

    func update() {
        guard let node, node.isMounted else { return }
        // The value always has the type that it was created with.
        _ = spread.makePiece(around: SlotView(slot: inside)).holder.update(node)
    }

    /// Removes the piece from its modifier, because the view has been unmounted.
    func leave() { spread.remove(self) }
}
