internal import ObjectReferences

/// The mounted counterpart of a view value: it lives as long as the view's identity, and keeps its state.
///
/// Nodes form a tree parallel to that of the view values. Some own a retained view, some place their descendants,
/// some only choose between others. Programs see them through ``HostingView/rootNode``, for tests and for explanations.
///
///     let row = hosting.rootNode.first(CounterRow.self)
///     print(row?.path ?? "none", row?.bodyCount ?? 0)
public class Node {
    final var graph: Graph { graphReference.object }
    /// The parent node; nil for the root.
    public final var parent: Node? { parentReference.object }
    private let graphReference: UncountedReference<Graph>  // Both unmount a node before they are deallocated.
    private let parentReference: OptionalUncountedReference<Node>
    final let scope: ViewScope
    final let environment: EnvironmentScope
    final let depth: UInt16
    @exclusivity(unchecked) final var flags: NodeFlags = [.needsMeasuring, .needsPlacing]
    /// The sources that the node has read and that notify it of changes.
    @exclusivity(unchecked) final var sources: ContiguousArray<Source> = []

    // MARK: - Layout, of nodes that are placed

    /// The place in the scope's space, in points.
    @exclusivity(unchecked) final var origin = Point.zero
    @exclusivity(unchecked) final var size = Size.zero
    @exclusivity(unchecked) final var proposal = ProposedViewSize.unspecified
    @exclusivity(unchecked) final var sizes = SizeCache()
    /// Which item of its stack it is; in other containers, where in the graph's list of placements the one of this node
    /// is while it is placed.
    @exclusivity(unchecked) final var placementSlot: Int32 = -1

    init(in context: NodeContext) {
        graphReference = UncountedReference(context.graph)
        parentReference = OptionalUncountedReference(context.parent)
        scope = context.scope
        environment = context.environment
        depth = (context.parent?.depth ?? 0) &+ 1
        graph.nodeCount += 1
        if let parent, parent.flags.contains(.spreads), !isItem { flags.insert(.spreads) }
    }

    // Explicit, also in frequent subclasses: the synthesised deinit checks the executor, which dominates mass teardown.
    deinit {}

    /// Whether the node is mounted: `false` once its identity has been removed.
    public final var isMounted: Bool { !flags.contains(.dead) }

    // MARK: - Children

    var childCount: Int { 0 }
    func child(at index: Int) -> Node { preconditionFailure("\(type(of: self)) has no children") }

    // MARK: - Updates

    /// Works off a mark: runs the body again, or reads the environment again.
    func rebuild() {}

    /// Unmounts the node after its identity was removed; releases state, subscriptions and retained views.
    func unmount() {
        flags.insert(.dead)
        for source in sources { source.readerDied() }
        sources = []
        if flags.contains(.hasPreferences) { graph.preferences[ObjectIdentifier(self)] = nil }
        graph.nodeCount -= 1
        for index in 0..<childCount { child(at: index).unmount() }
    }

    // MARK: - Items and structure

    /// Whether it is placed itself, as one; else what is inside it is.
    var isItem: Bool { false }

    /// Itself, if its modifier is put around each view inside.
    var asSpreading: (any Spreading)? { nil }

    /// Whether it stacks what is inside, or arranges it otherwise; and along which axis.
    var isContainer: Bool { false }
    var stackOrientation: Axis? { nil }

    /// Adds what a container has to place.
    func appendItems(to items: inout ContiguousArray<Node>) {
        if isItem { return items.append(self) }
        for index in 0..<childCount { child(at: index).appendItems(to: &items) }
    }

    /// Adds the retained views that are in the same container, back to front.
    func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        for index in 0..<childCount { child(at: index).appendViews(to: &views) }
    }

    /// Called when the items inside have changed; returns whether ancestors have to be notified, too.
    func itemsChanged() -> Bool { true }

    /// The page around, or the one inside, is shown from now on, or hidden.
    func sightChanged() {}

    /// Called when the items inside have changed in a known way; returns whether ancestors have to be notified, too.
    func itemsChanged(by change: StructureChange) -> Bool { itemsChanged() }

    /// Whether it moves on its way in and out as it is told.
    var hasTransition: Bool { false }

    // MARK: - Layout

    /// An item inside, or something that is none (nil), may have another size than when it was last asked.
    func layoutChanged(of item: Node?) {}

    /// Something inside may have another size than when it was last asked.
    func contentSizesChanged() {}

    /// The size for that proposal, in points; asked when it is not remembered.
    func measure(_ proposal: ProposedViewSize) -> Size { .zero }

    /// Places what is inside, after `origin`, `size` and `proposal` were set.
    func placeContent() {}

    /// The node was moved as it is: what is inside moves along.
    func shiftContent(by distance: Point) { placeContent() }

    package func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        measuredRange(axis, cross: cross)
    }

    package var layoutPriority: Double { 0 }

    package var layoutSpacing: ViewSpacing { ViewSpacing() }

    package func explicitAlignment(_ guide: AlignmentKey, size: Size) -> Double? { nil }

    package func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }

    // MARK: - Explaining

    /// The type of the description, without its module and what it is generic over.
    public var typeName: String { "\(type(of: self))" }

    /// The description's type, for searching.
    var viewType: Any.Type { type(of: self) }

    /// How often the body ran since the node was mounted; 0 where there is none.
    public var bodyCount: Int { 0 }

    /// The identity given by `.id(_:)` or `ForEach`; nil for the identity of the place.
    ///
    /// An unmounted node may outlive its parent, so an identity that the parent would give is nil then.
    public var explicitID: AnyHashable? { isMounted ? parent?.givenID(of: self) : nil }

    /// The identity that this node gives to one of its children.
    func givenID(of child: Node) -> AnyHashable? { nil }

    /// Whether that is the identity that this node gives to its child at `index`.
    func givesID(_ id: AnyHashable, to child: Node, at index: Int) -> Bool { false }

    /// The identity that the node's own description bears.
    var ownID: AnyHashable? { nil }

    /// The names of the states that are kept here.
    var stateNames: [String] { [] }
}

extension Node {
    /// The place of what is inside of this node, when it changes nothing of it.
    final var innerContext: NodeContext {
        NodeContext(graph: graph, parent: self, scope: scope, environment: environment)
    }

    /// Which way the text runs here.
    final var layoutDirection: LayoutDirection { environment.layoutDirection(graph) }

    /// Unmounts `child` after its identity was removed; a transition may keep its views for a while.
    final func remove(_ child: Node) { child.unmount() }
}
