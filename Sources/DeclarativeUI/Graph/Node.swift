internal import ObjectReferences

/// The mounted counterpart of a view value: it lives as long as the view's identity, and keeps its state.
///
/// Nodes form a tree parallel to that of the view values. Some own a retained view, some place their descendants,
/// some only choose between others. Programs see them through ``HostingView/rootNode``, for tests and for explanations.
///
///     let row = hosting.rootNode.first(CounterRow.self)
///     print(row?.path ?? "none", row?.bodyCount ?? 0)
///
/// This class has identity and lifetime, and the questions that subclasses answer. The rest has types of its own: ``LayoutState``,
/// ``PageVisibility``, ``NodePreferences``, ``NodePath``, ``RetainedFrame``.
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
    /// The place of the node and its measurements, where it is an item.
    @exclusivity(unchecked) final var layoutState = LayoutState()

    init(in context: NodeContext) {
        graphReference = UncountedReference(context.graph)
        parentReference = OptionalUncountedReference(context.parent)
        scope = context.scope
        environment = context.environment
        depth = (context.parent?.depth ?? 0) &+ 1
        graph.counts.nodes += 1
        if let parent, parent.flags.contains(.spreads), !isItem { flags.insert(.spreads) }
    }

    // Explicit, also in frequent subclasses: the synthesised deinit checks the executor, which dominates mass teardown.
    deinit {}

    /// Whether the node is mounted: `false` once its identity has been removed.
    public final var isMounted: Bool { !flags.contains(.dead) }

    /// Unmounts the node after its identity was removed; releases state, subscriptions and retained views.
    func unmount() {
        flags.insert(.dead)
        for source in sources { source.readerDidUnmount() }
        sources = []
        if flags.contains(.hasPreferences) { graph.preferences.forget(self) }
        graph.counts.nodes -= 1
        for index in 0..<childCount { child(at: index)?.unmount() }
    }

    // MARK: - Children

    var childCount: Int { 0 }
    func child(at index: Int) -> Node? { nil }

    // MARK: - Updates

    /// Updates a marked node: runs the body again, or reads the environment again.
    func rebuild() {}

    /// Called when a page that the node is in, or the page inside the node, is displayed or hidden.
    func pageVisibilityChanged() {}

    // MARK: - Items and structure

    /// Whether the node is placed itself, as one item; else its children are.
    var isItem: Bool { false }

    /// Whether it arranges the items inside; and the axis along which it stacks them, if it does.
    var isContainer: Bool { false }
    var stackOrientation: Axis? { nil }

    /// Whether its views move in and out by a transition.
    var hasTransition: Bool { false }

    /// Adds the items that a container has to place.
    func appendItems(to items: inout ContiguousArray<Node>) {
        if isItem { return items.append(self) }
        for index in 0..<childCount { child(at: index)?.appendItems(to: &items) }
    }

    /// Adds the retained views that are in the same container, back to front.
    func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        for index in 0..<childCount { child(at: index)?.appendViews(to: &views) }
    }

    /// Called when the items inside have changed; returns whether ancestors have to be notified, too.
    func itemsChanged() -> Bool { true }

    /// Called when the items inside have changed in a known way; returns whether ancestors have to be notified, too.
    func itemsChanged(by change: StructureChange) -> Bool { itemsChanged() }

    // MARK: - Layout

    /// Called when an item inside may have another size than when it was last asked; `item` is nil where it is not known which.
    func layoutChanged(of item: Node?) {}

    /// Called before a measurement when sizes inside may have changed.
    func contentSizesChanged() {}

    /// Returns the size for `proposal`, in points; asked when it is not cached.
    func measure(_ proposal: ProposedViewSize) -> Size { .zero }

    /// Places the items inside, after `origin`, `size` and `proposal` were set.
    func placeContent() {}

    /// Moves the items inside along with the node.
    func shiftContent(by distance: Point) { placeContent() }

    package func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        measuredRange(axis, cross: cross)
    }

    package var layoutPriority: Double { 0 }

    package var layoutSpacing: ViewSpacing { ViewSpacing() }

    package func explicitAlignment(_ guide: AlignmentKey, size: Size) -> Double? { nil }

    package func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }

    // MARK: - Explaining

    /// The name of the view value's type, without its module and generic arguments.
    public var typeName: String { "\(type(of: self))" }

    /// The type of the view value, for searching.
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

    /// The identity that the node's own view value has.
    var ownID: AnyHashable? { nil }

    /// The names of the states that are kept here.
    var stateNames: [String] { [] }
}

extension Node {
    /// The context of children that are in the same scope and environment.
    final var innerContext: NodeContext {
        NodeContext(graph: graph, parent: self, scope: scope, environment: environment)
    }

    /// Unmounts `child` after its identity was removed; a transition may keep its views for a while.
    final func remove(_ child: Node) { child.unmount() }

    /// Has this node run again with the next update.
    final func mark(_ cause: @autoclosure () -> UpdateCause) {
        if flags.contains(.dead) { return }
        if graph.explanations.isEnabled { graph.explanations.noteMark(of: self, cause()) }
        if flags.contains(.marked) { return }
        flags.insert(.marked)
        graph.enqueue(self)
    }
}
