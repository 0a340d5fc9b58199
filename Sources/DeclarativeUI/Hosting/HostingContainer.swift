/// The superclass of ``HostingView``, independent of the type of its root view.
///
/// Use ``HostingView`` to display a declarative view.
///
///     let container: HostingContainer = HostingView(rootView: Counter())
///     print(container.nodeCount)
open class HostingContainer: Widgets.View, InteractionHosting, DeclarativeViewHosting, AppearanceObserving,
    InputObserving, FrameTicking
{
    let graph: Graph
    private final let lifetime: GraphLifetime
    private(set) final lazy var scope = ViewScope(container: self, graph: graph)
    private(set) final lazy var interaction = GraphInteraction(graph: graph)
    final let rootEnvironment = EnvironmentScope(parent: nil)
    private final var intrinsicSize: Size?
    private final var isLayingOut = false
    private final var single = SingleItem()
    private final lazy var dismiss = DismissAction { [weak self] in self?.dismissPresentation() }

    public override init(frame: Rect) {
        graph = Graph()
        lifetime = GraphLifetime(graph)
        super.init(frame: frame)
        graph.owner = self
        updateRootEnvironment()
    }

    nonisolated deinit {}

    /// The root node of the view graph.
    public final var rootNode: Node {
        guard let root = graph.root else { preconditionFailure("\(hierarchyPath) has no root view yet") }
        return root
    }

    final func mount<Content: View>(_ content: Content) -> ViewNode<Content> {
        let node = graph.mount(content, in: scope, rootEnvironment)
        scope.content = node
        scope.changed()
        return node
    }

    // MARK: - Counters

    /// Whether nodes record the causes of their updates; false by default, because recording costs time and memory.
    public final var explainsUpdates: Bool {
        get { graph.explanations.isEnabled }
        set { graph.explanations.isEnabled = newValue }
    }

    /// The identities that ended while `explainsUpdates` was true, oldest first.
    public final var identityChanges: [IdentityChange] { graph.explanations.identityChanges }

    /// Bodies run so far.
    public final var bodyCount: Int { graph.counts.bodies }

    /// Marked nodes worked off so far: what a change of state cost.
    public final var visitCount: Int { graph.counts.visits }

    /// Nodes mounted now.
    public final var nodeCount: Int { graph.counts.nodes }

    // MARK: - Requests of the graph

    func graphNeedsUpdate() {
        if let viewTree { viewTree.queueRebuild(self) } else { setNeedsLayout() }
    }

    func graphNeedsLayout() {
        setNeedsLayout()
        if intrinsicSize != nil, !isLayingOut {
            intrinsicSize = nil
            invalidateIntrinsicContentSize()
        }
    }

    func graphNeedsLayoutNow() {
        guard viewHost != nil, !bounds.isEmpty, graph.root?.flags.contains(.isPlaced) == true else { return }
        layOutContent()
    }

    /// The one entrance of updates: called by the frame and, so that nothing outdated is measured, before measurements outside of it.
    package final func updateDeclarativeViews() { graph.update() }

    package final var isReadyToRebuild: Bool { !graph.isUpdating }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if viewHost != nil {
            updateRootEnvironment()
            addInputObserver(self)
            interaction.cameToWindow()
            if let root = graph.root { PageVisibility(of: root).set(true) }
            if graph.hasWork { viewTree?.queueRebuild(self) }
        } else {
            interaction.didLeaveWindow()
            // No frame will follow: `onDisappear` is called, and tasks are cancelled, now.
            if let root = graph.root { PageVisibility(of: root).set(false) }
            graph.valueAnimations.finish()
            updateDeclarativeViews()
        }
        graph.hostObservers.notify()
    }

    // MARK: - Size and layout

    /// The size that the root view chooses when none is proposed, in points.
    open override var intrinsicContentSize: Size {
        if let intrinsicSize { return intrinsicSize }
        updateDeclarativeViews()
        let size = item?.layoutSize(.unspecified) ?? .zero
        intrinsicSize = size
        return size
    }

    open override func sizeThatFits(_ size: Size) -> Size {
        self.size(for: ProposedViewSize(size))
    }

    /// Returns the size that the root view chooses for a proposal, in points.
    final func size(for proposal: ProposedViewSize) -> Size {
        updateDeclarativeViews()
        return item?.layoutSize(proposal) ?? .zero
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // A frame has updated before; without a host no frame comes.
        if viewTree == nil { updateDeclarativeViews() }
        layOutContent()
    }

    private final var item: Node? { single.find(scope.content ?? rootNode, graph.root, VStackLayout()) }

    /// Proposes the size of the bounds to the content, and centres it in them.
    private final func layOutContent() {
        if graph.layout.rootItemsChanged {
            graph.layout.rootItemsChanged = false
            single.invalidate()
        }
        isLayingOut = true
        graph.counts.beginLayout()
        defer {
            graph.counts.endLayout()
            isLayingOut = false
        }
        if let item {
            if item !== graph.root, graph.root?.flags.contains(.needsMeasuring) == true {
                item.flags.formUnion([.needsMeasuring, .needsPlacing])
            }
            let proposal = ProposedViewSize(bounds.size)
            let size = item.layoutSize(proposal)
            let origin = Point(
                x: bounds.minX + (bounds.width - size.width) / 2,
                y: bounds.minY + (bounds.height - size.height) / 2)
            item.place(at: origin, size: size, proposal: proposal)
            graph.root?.flags.remove(.needsMeasuring)
            graph.root?.flags.insert(.isPlaced)
        }
        graph.layout.layOutBoundaries()
        graph.transitions.movements.removeAll()
        if viewHost != nil { graph.transitions.isShown = true }
    }

    // MARK: - Animation

    final var animationTime: Duration? {
        guard let viewHost, !viewHost.endsAnimationsImmediately, !effectiveAppearance.prefersReducedMotion,
            Widgets.View.areAnimationsEnabled
        else { return nil }
        return viewHost.currentTime
    }

    func graphNeedsTicks() { viewHost?.addFrameTicker(self) }

    package final func tick(at now: Duration) {
        graph.valueAnimations.tick(at: now)
        if graph.valueAnimations.isEmpty { viewHost?.removeFrameTicker(self) }
    }

    // MARK: - External changes

    package final func firstResponderChanged() {
        interaction.focusMoved()
        FocusedValueSource.shared.focusMoved()
    }

    package final func performKeyEquivalent(_ event: KeyEvent) -> Bool {
        event.phase == .down && interaction.perform(event.key)
    }

    package final func keyBinding(of event: KeyEvent) -> KeyBinding? { interaction.binding(of: event.key) }

    /// Invalidates all nodes when the theme, the scale or the layout direction has changed.
    open func viewDidChangeEffectiveAppearance() {
        updateRootEnvironment()
        graph.invalidateEverything()
    }

    /// Updates the root environment from the host: theme, scale and layout direction.
    private final func updateRootEnvironment() {
        graph.layout.pixelsPerPoint = contentScaleFactor
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction: LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
        if direction != graph.layout.direction {
            graph.layout.direction = direction
            graph.invalidateEverything()
            if let root = graph.root { GraphLayout.invalidateLeaves(of: root) }
        }
        var values = EnvironmentValues(nil)
        values.theme = effectiveAppearance
        values.displayScale = contentScaleFactor
        values.layoutDirection = direction
        values.dismiss = dismiss
        values.undoOrigin = UndoOrigin(container: self, tree: viewTree.map(ObjectIdentifier.init))
        rootEnvironment.set(values.changes, isUsed: true)
    }
}
