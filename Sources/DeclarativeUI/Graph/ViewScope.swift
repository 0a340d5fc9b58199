internal import ObjectReferences

/// A retained container and the nodes whose retained views are its subviews, in the order of the nodes.
final class ViewScope {
    /// The retained container; nil once the node or hosting view that owns it has been released, possibly on another thread.
    private(set) weak var container: Widgets.View?
    // Uncounted: the graph retains the nodes, which retain the scope.
    @UncountedReference private var graph: Graph
    /// The node whose retained views are the subviews of the container.
    weak var content: Node?
    /// Views of unmounted nodes whose removal is being animated.
    private var animatedRemovals: ContiguousArray<Widgets.View> = []
    /// Views whose animated removal has begun since the last arrangement, which ends the input to them.
    private var leavingViews: ContiguousArray<Widgets.View> = []
    /// Views of nodes that have been unmounted since the last arrangement, which removes them.
    @exclusivity(unchecked) private var unmountedViews: ContiguousArray<Widgets.View> = []
    /// Whether an arrangement is scheduled.
    @exclusivity(unchecked) private var isQueued = false
    /// Whether the next arrangement collects the views of all nodes, because some were added or reordered.
    @exclusivity(unchecked) private var needsFullArrangement = false
    /// The reorderings since the last arrangement, while no other change is known.
    private var orders: ContiguousArray<NodeOrder> = []
    /// Whether `mountImmediately(_:)` is running, which arranges the views itself.
    @exclusivity(unchecked) private var isMountingImmediately = false

    init(container: Widgets.View, graph: Graph) {
        self.container = container
        _graph = UncountedReference(graph)
    }

    deinit {}

    /// Schedules an arrangement of all views, after some were added or reordered.
    func changed() {
        if isMountingImmediately { return }
        needsFullArrangement = true
        orders = []
        enqueue()
    }

    /// Schedules an arrangement after nodes were reordered.
    func changed(_ order: NodeOrder) {
        if isMountingImmediately || needsFullArrangement { return }
        orders.append(order)
        enqueue()
    }

    private func enqueue() {
        if isQueued { return }
        isQueued = true
        graph.enqueue(self)
    }

    /// Runs `mount`, which mounts the content, and adds its views immediately, because no update follows during a layout.
    func mountImmediately(_ mount: () -> Void) {
        isMountingImmediately = true
        mount()
        isMountingImmediately = false
        needsFullArrangement = true
        arrange()
    }

    /// Whether the container itself is being removed; its subviews then remain in it.
    @exclusivity(unchecked) var isFrozen = false

    /// Whether views may remain in the container for the duration of an animation after their nodes are unmounted.
    var canAnimateRemoval: Bool { !isFrozen && !graph.isUnmounting }

    /// Schedules the removal of `view`, whose node is unmounted; with an animation, the view fades out first.
    func remove(_ view: Widgets.View, with animation: Animation?) {
        if isFrozen { return }
        if let animation, graph.transitions.isShown, canAnimateRemoval {
            return removeAnimated(view, animation) { view.alpha = 0 }
        }
        unmountedViews.append(view)
        if !isMountingImmediately { enqueue() }
    }

    /// Keeps `view`, whose node is unmounted, in front of the other views until the animation of `motion` has finished.
    func removeAnimated(_ view: Widgets.View, _ animation: Animation, _ motion: () -> Void) {
        animatedRemovals.append(view)
        leavingViews.append(view)
        view.isUserInteractionEnabled = false
        changed()
        animation.perform(motion) { [weak self] in self?.finishRemoval(view) }
    }

    private func finishRemoval(_ view: Widgets.View) {
        animatedRemovals.removeAll { $0 === view }
        view.removeFromSuperview()
    }

    /// Removes the views of unmounted nodes, adds new views and orders all views.
    ///
    /// O(views), once for any number of changes.
    func arrange() {
        isQueued = false
        // Removes from the back, so that finding a view among the subviews does not require a search.
        while let view = unmountedViews.popLast() { view.removeFromSuperview() }
        while let view = leavingViews.popLast() { LeavingInput(to: view).end() }
        let orders = orders
        self.orders = []
        if needsFullArrangement || !orders.allSatisfy(exchange) { arrangeAll() }
    }

    /// Exchanges the views of the reordered nodes; returns false if their numbers of views do not match.
    private func exchange(_ order: NodeOrder) -> Bool {
        guard let (old, new) = order.expanded({ $0.appendViews(to: &$1) }) else { return false }
        return container?.exchangeSubviews(old, with: new) ?? true
    }

    private func arrangeAll() {
        needsFullArrangement = false
        guard let content, content.isMounted, let container else { return }
        var wanted: ContiguousArray<Widgets.View> = []
        wanted.reserveCapacity(container.subviews.count)
        content.appendViews(to: &wanted)
        for view in animatedRemovals { wanted.append(view) }
        for view in wanted where view.superview !== container { container.addSubview(view) }
        container.setSubviewOrder(wanted)
    }
}

extension ViewScope {
    /// Converts `rect` from the space of the container to that of `other`; unchanged if a container has been released.
    func convert(_ rect: Rect, to other: ViewScope) -> Rect {
        guard other !== self, let container, let target = other.container else { return rect }
        return container.convert(rect, to: target)
    }

    /// Converts `rect` from the space of the container to that of the window; unchanged if the container has been released.
    func convertToWindow(_ rect: Rect) -> Rect { container?.convert(rect, to: nil) ?? rect }
}
