internal import ObjectReferences

/// The mounted counterpart of a view value, which lives as long as the view's identity and stores its state.
///
/// Nodes form a tree parallel to that of the view values. Some own a retained view, some place their descendants, and
/// some only select one of several contents. ``HostingView/rootNode`` gives access to them, for tests and for explanations.
///
///     let row = hosting.rootNode.first(CounterRow.self)
///     print(row?.path ?? "none", row?.bodyCount ?? 0)
///
/// This class implements identity and lifetime, and declares the members that subclasses override. Other concerns are separate types:
/// ``LayoutState``, ``PageVisibility``, ``NodePreferences``, ``NodePath``, ``RetainedFrame``.
public class Node {
    final var graph: Graph { graphReference.object }
    /// The parent node; nil for the root.
    public final var parent: Node? { parentReference.object }
    private let graphReference: UncountedReference<Graph>  // Both unmount a node before they are deallocated.
    private let parentReference: OptionalUncountedReference<Node>
    /// The retained container that contains the retained views of the node.
    final let scope: ViewScope
    /// The environment values that apply to the node.
    final let environment: EnvironmentScope
    /// The number of nodes from the root to this node; 1 for the root.
    final let depth: UInt16
    @exclusivity(unchecked) final var flags: NodeFlags = [.needsMeasuring, .needsPlacing]
    /// The sources that the node has read and that notify it of changes.
    @exclusivity(unchecked) final var sources: ContiguousArray<SourceReading> = []
    /// The frame of the node and its measurements, if the node is an item.
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
    public final var isMounted: Bool { !flags.contains(.isUnmounted) }

    /// Unmounts the node after its identity was removed; releases state, subscriptions and retained views.
    func unmount() {
        flags.insert(.isUnmounted)
        let ended = sources
        sources = []
        for reading in ended { reading.end(by: self) }
        if flags.contains(.hasPreferences) { graph.preferences.forget(self) }
        if graph.explanations.isEnabled { graph.explanations.removeCauses(of: self) }
        graph.counts.nodes -= 1
        for index in 0..<childCount { child(at: index)?.unmount() }
    }

    // MARK: - Children

    var childCount: Int { 0 }
    func child(at index: Int) -> Node? { nil }

    // MARK: - Updates

    /// Updates the node after one of its sources has changed, by running its body or configuring its retained view again.
    func rebuild() {}

    /// Called when a page that contains the node, or a page that the node wraps, is displayed or hidden.
    func pageVisibilityChanged() {}

    // MARK: - Items and structure

    /// Whether the node is placed as one item; if false, its children are placed individually.
    var isItem: Bool { false }

    /// Whether the node lays out its descendant items; `stackOrientation` is the axis of a stack, and nil for other nodes.
    var isContainer: Bool { false }
    var stackOrientation: Axis? { nil }

    /// Whether the insertion and removal of its views are animated by a transition.
    var hasTransition: Bool { false }

    /// Appends the items in this tree that the enclosing container has to place.
    func appendItems(to items: inout ContiguousArray<Node>) {
        if isItem { return items.append(self) }
        for index in 0..<childCount { child(at: index)?.appendItems(to: &items) }
    }

    /// Appends the retained views in this tree that belong to the enclosing retained container, back to front.
    func appendViews(to views: inout ContiguousArray<Widgets.View>) {
        for index in 0..<childCount { child(at: index)?.appendViews(to: &views) }
    }

    /// Called when descendant items have been added, removed or reordered; returns whether ancestors have to be notified, too.
    func itemsChanged() -> Bool { true }

    /// Called with the kind of a change of descendant items; returns whether ancestors have to be notified, too.
    func itemsChanged(by change: StructureChange) -> Bool { itemsChanged() }

    // MARK: - Layout

    /// Called when the size of a descendant item may have changed; `item` is nil if the item is not known.
    func layoutChanged(of item: Node?) {}

    /// Called before a measurement if sizes of descendants may have changed.
    func contentSizesChanged() {}

    /// Measures and returns the size for `proposal`, in points; called only if it is not cached.
    func measure(_ proposal: ProposedViewSize) -> Size { .zero }

    /// Places the descendant items; called after `origin`, `size` and `proposal` have been set.
    func placeContent() {}

    /// Moves the descendant items by `distance`, in points, after the node has moved; places them again by default.
    func shiftContent(by distance: Point) { placeContent() }

    package func lengthRange(_ axis: Axis, cross: Double?) -> ClosedRange<Double> {
        measuredRange(axis, cross: cross)
    }

    package var layoutPriority: Double { 0 }

    package var layoutSpacing: ViewSpacing { ViewSpacing() }

    package func explicitAlignment(_ guide: AlignmentKey, size: Size, proposal: ProposedViewSize) -> Double? {
        nil
    }

    package func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value { Key.defaultValue }

    // MARK: - Explaining

    /// The name of the view value's type, without its module and generic arguments.
    public var typeName: String { "\(type(of: self))" }

    /// The type of the view value, by which `first(_:)` and `all(_:)` search.
    var viewType: Any.Type { type(of: self) }

    /// The number of times the body has run since the node was mounted; 0 for views without a body.
    public var bodyCount: Int { 0 }

    /// The explicit identity from `.id(_:)` or `ForEach`; nil for a structural identity.
    ///
    /// Always nil once the node has been unmounted, because it may outlive the parent that assigned the identity.
    public var explicitID: AnyHashable? { isMounted ? parent?.givenID(of: self) : nil }

    /// Returns the explicit identity that this node assigns to `child`; nil by default.
    func givenID(of child: Node) -> AnyHashable? { nil }

    /// Returns whether `id` is the explicit identity that this node assigns to its child at `index`.
    func givesID(_ id: AnyHashable, to child: Node, at index: Int) -> Bool { false }

    /// The explicit identity of the node's own view value; nil by default.
    var ownID: AnyHashable? { nil }

    /// The names of the states that the node stores.
    var stateNames: [String] { [] }
}

extension Node {
    /// The context of children that are in the same scope and environment.
    final var innerContext: NodeContext {
        NodeContext(graph: graph, parent: self, scope: scope, environment: environment)
    }

    /// Unmounts `child` after its identity was removed; a transition may keep its views until the removal is animated.
    final func remove(_ child: Node) { child.unmount() }

    /// Invalidates the node, so that the next update rebuilds it; `cause` is evaluated only if causes are recorded.
    ///
    /// Sets a flag and queues the node; does nothing if the node is already queued or has been unmounted.
    final func setNeedsUpdate(_ cause: @autoclosure () -> UpdateCause) {
        if flags.contains(.isUnmounted) { return }
        if graph.explanations.isEnabled { graph.explanations.recordInvalidation(of: self, cause()) }
        if flags.contains(.needsUpdate) { return }
        flags.insert(.needsUpdate)
        graph.enqueue(self)
    }
}
