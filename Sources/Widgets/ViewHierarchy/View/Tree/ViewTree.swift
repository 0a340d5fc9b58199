/// The view tree of a host: the root view, the values that the host sets for all views, and the queues of work for the next
/// frame.
///
/// Each view refers to the tree that contains it, and queues itself here when it is invalidated. The passes of the next frame
/// process the queues.
// Exclusivity checks are disabled for its properties: each access ends before a view is called.
@usableFromInline
package final class ViewTree {
    package let rootView: View
    /// The host; nil while it is being deallocated.
    @exclusivity(unchecked) unowned var host: (any ViewHosting)?

    /// The size of the target in points.
    @exclusivity(unchecked) var size: Size
    /// Pixels per point.
    @exclusivity(unchecked) package var scale: Double
    @exclusivity(unchecked) var theme: Theme
    package var layoutDirection: UserInterfaceLayoutDirection {
        get { currentDirection }
        set { currentDirection = newValue }
    }
    // Private: the compiler checks the exclusivity of accesses to a stored property of the package at run time, for each drawn label.
    private var currentDirection = UserInterfaceLayoutDirection.leftToRight
    /// Whether animations end immediately, so that a snapshot shows the final values.
    var endsAnimationsImmediately = false
    /// The number of times that all subviews of a view have been renumbered, for tests.
    var renumberingCount = 0
    /// Whether controls fade between their states.
    var fadesControls = false
    var smoothsScrolling = false

    /// The constraint layout; nil until a constraint is activated.
    @inlinable package var constraintLayout: (any TreeLayout)? {
        get { storedLayout }
        set { storedLayout = newValue }
    }
    @exclusivity(unchecked) @usableFromInline var storedLayout: (any TreeLayout)?

    /// The animator; nil until a property is animated.
    @exclusivity(unchecked) var animator: (any TreeAnimator)?

    /// The queued views that rebuild their subviews from declarative views.
    @exclusivity(unchecked) private(set) var rebuildQueue: [any DeclarativeViewHosting] = []
    @exclusivity(unchecked) private var configurationQueue: [View] = []
    /// The views with deferred layout updates.
    private var deferredLayoutQueue: [View] = []
    private var retainedDeferredLayouts: [RetainedDeferredLayout] = []
    @exclusivity(unchecked) var constraintsQueue = DepthQueue()
    @exclusivity(unchecked) var layoutQueue = DepthQueue()
    /// Whether a constraints pass or a layout pass runs, which has taken views from the queues.
    var isInLayoutPass = false
    @exclusivity(unchecked) var displayQueue: [View] = []
    @exclusivity(unchecked) private(set) var restorationQueue: [View] = []
    /// The pixels to repaint in the next frame.
    @exclusivity(unchecked) private(set) var damage = DamageRegion()
    /// The pixel moves that are performed on the target, in order, before the damage is painted.
    @exclusivity(unchecked) private(set) var moves: [PixelMove] = []
    /// The views that filter the pixels behind them.
    let backdrops = BackdropViews()
    /// The views that are displayed in windows of their own.
    private(set) var detachedParts: [DetachedPart] = []
    /// Whether the host has been notified of work for the next frame; reset by each frame.
    @exclusivity(unchecked) var hasRequestedFrame = false
    /// Whether the whole target must be repainted; finer damage is then not collected.
    @exclusivity(unchecked) private(set) var isFullyDamaged = true

    init(rootView: View, size: Size, scale: Double, theme: Theme) {
        self.rootView = rootView
        self.size = size
        self.scale = scale
        self.theme = theme.checked(current: 1, for: "ViewHost")
    }

    /// The rectangle of the target in pixels.
    var pixelBounds: PixelRect {
        PixelRect(
            left: 0, top: 0, right: pixel((size.width * scale).rounded()),
            bottom: pixel((size.height * scale).rounded()))
    }

    /// Whether the next frame has something to do.
    var hasWork: Bool {
        isFullyDamaged || !damage.isEmpty || !moves.isEmpty || !displayQueue.isEmpty || !layoutQueue.isEmpty
            || !constraintsQueue.isEmpty || !configurationQueue.isEmpty || !rebuildQueue.isEmpty
            || constraintLayout?.needsUpdate == true || hasDeferredLayout
            || detachedParts.contains(where: \.isDamaged)
    }

    /// Whether a deferred layout update is pending and has not been cancelled.
    private var hasDeferredLayout: Bool {
        if !retainedDeferredLayouts.isEmpty { return true }
        if deferredLayoutQueue.isEmpty { return false }
        return deferredLayoutQueue.contains { $0.viewTree === self && $0.flags.contains(.hasDeferredLayout) }
    }

    /// The current time on the host's clock.
    var currentTime: Duration { host?.currentTime ?? .zero }

    /// Notifies the host that the next frame has something to do, at most once per frame.
    package func requestFrame() {
        if hasRequestedFrame { return }
        hasRequestedFrame = true
        host?.treeNeedsFrame()
    }

    // MARK: - Queues

    func queueLayout(_ view: View) {
        if view.flags.contains(.isQueuedForLayout) { return }
        view.flags.insert(.isQueuedForLayout)
        layoutQueue.add(view)
        requestFrame()
    }

    func queueConstraints(_ view: View) {
        if view.flags.contains(.isQueuedForConstraints) { return }
        view.flags.insert(.isQueuedForConstraints)
        constraintsQueue.add(view)
        requestFrame()
    }

    func queueDisplay(_ view: View) {
        if view.flags.contains(.isQueuedForDisplay) { return }
        view.flags.insert(.isQueuedForDisplay)
        displayQueue.append(view)
        requestFrame()
    }

    package func queueConfiguration(_ view: View) {
        if view.flags.contains(.isQueuedForConfiguration) { return }
        view.flags.insert(.isQueuedForConfiguration)
        configurationQueue.append(view)
        requestFrame()
    }

    /// Queues `view` for rebuilding its subviews before the next constraints pass; it is called once, however often it is
    /// queued.
    package func queueRebuild(_ view: any DeclarativeViewHosting) {
        if rebuildQueue.contains(where: { $0 === view }) { return }
        rebuildQueue.append(view)
        requestFrame()
    }

    func queueDeferredLayout(_ view: View) {
        if !view.flags.contains(.isQueuedForDeferredLayout) {
            view.flags.insert(.isQueuedForDeferredLayout)
            deferredLayoutQueue.append(view)
        }
        requestFrame()
    }

    func retainDeferredLayout(_ update: RetainedDeferredLayout) {
        releaseDeferredLayout(of: update.owner)
        retainedDeferredLayouts.append(update)
        requestFrame()
    }

    func releaseDeferredLayout(of owner: AnyObject) {
        retainedDeferredLayouts.removeAll { $0.owner === owner }
    }

    /// Removes and returns the retained updates for `root` and its descendants.
    ///
    /// With nil, returns all updates, including those for views that have been removed from the tree since.
    func takeRetainedDeferredLayouts(within root: View?) -> [RetainedDeferredLayout] {
        if retainedDeferredLayouts.isEmpty { return [] }
        guard let root else {
            defer { retainedDeferredLayouts = [] }
            return retainedDeferredLayouts
        }
        let taken = retainedDeferredLayouts.filter { $0.view.isDescendant(of: root) }
        retainedDeferredLayouts.removeAll { $0.view.isDescendant(of: root) }
        return taken
    }

    func takeDeferredLayouts(within root: View?) -> [View] { Self.take(&deferredLayoutQueue, within: root) }

    func takeConfigurations(within root: View?) -> [View] { Self.take(&configurationQueue, within: root) }

    /// Removes and returns the views within `root` (nil for all) that are ready to rebuild their subviews.
    func takeRebuilds(within root: View?) -> [any DeclarativeViewHosting] {
        if rebuildQueue.isEmpty { return [] }
        let queue = rebuildQueue
        rebuildQueue.removeAll()
        var taken: [any DeclarativeViewHosting] = []
        for view in queue {
            if view.isReadyToRebuild, root.map({ view.isDescendant(of: $0) }) ?? true {
                taken.append(view)
            } else {
                rebuildQueue.append(view)
            }
        }
        return taken
    }

    /// Removes and returns the views of `queue` that are `root` or its descendants; with nil, all views.
    private static func take(_ queue: inout [View], within root: View?) -> [View] {
        if queue.isEmpty { return [] }
        var taken: [View] = []
        guard let root else {
            swap(&taken, &queue)
            return taken
        }
        taken = queue.filter { $0.isDescendant(of: root) }
        if !taken.isEmpty { queue.removeAll { $0.isDescendant(of: root) } }
        return taken
    }

    func queueRestoration(_ view: View) {
        restorationQueue.append(view)
        host?.restorableStateDidChange()
    }

    func takeRestorationQueue() -> [View] {
        defer { restorationQueue.removeAll() }
        return restorationQueue
    }

    /// Queues `view`, which has been added to the tree, for the passes that it needs.
    func adopt(_ view: View) {
        let flags = view.flags
        if flags.contains(.needsLayout) { queueLayout(view) }
        if flags.contains(.needsUpdateConstraints) { queueConstraints(view) }
        if flags.contains(.needsDisplay) { queueDisplay(view) }
        if flags.contains(.needsConfigurationUpdate) { queueConfiguration(view) }
        if flags.contains(.hasDeferredLayout) { queueDeferredLayout(view) }
        if flags.contains(.needsRestorableStateSave) { queueRestoration(view) }
        if view.hasEffects { backdrops.add(view) }
    }

    // MARK: - Damage

    /// Damages the pixels that `rect`, in points of the window's space, intersects.
    func damage(_ rect: Rect) {
        if isFullyDamaged || rect.isNull || rect.isEmpty { return }
        damage.add(PixelRect(covering: rect, scale: scale).intersection(pixelBounds))
        if damage.rects.count == 1, damage.rects[0] == pixelBounds { isFullyDamaged = true }
        requestFrame()
    }

    func damageEverything() {
        isFullyDamaged = true
        damage.removeAll()
        moves.removeAll()
        for part in detachedParts { part.damageEverything() }
        requestFrame()
    }

    /// Displays a view in a window of its own from now on, and repaints the pixels where it was displayed before.
    func addDetachedPart(_ part: DetachedPart) {
        part.view.damageAll()
        detachedParts.append(part)
        part.view.queueForDisplay()
    }

    func removeDetachedPart(_ part: DetachedPart) { detachedParts.removeAll { $0 === part } }

    /// Queues a pixel move for the next frame.
    ///
    /// Damages the uncovered part, the moved copy of existing damage, and the areas of `fixed`, which does not move, at their
    /// old and new positions.
    func add(_ move: PixelMove, fixed: [PixelRect]) {
        if isFullyDamaged || move.area.isEmpty { return }
        let stale = damage.rects + fixed
        for rect in stale {
            damage.add(rect.intersection(move.area).offset(by: move.distance).intersection(move.area))
        }
        for rect in fixed { damage.add(rect.intersection(move.area)) }
        for rect in move.uncovered { damage.add(rect) }
        if let last = moves.last, last.area == move.area {
            moves[moves.count - 1].distance.x += move.distance.x
            moves[moves.count - 1].distance.y += move.distance.y
        } else {
            moves.append(move)
        }
        requestFrame()
    }

    /// Removes and returns the damage of this frame, clipped to the target.
    func takeDamage() -> DamageRegion {
        var result = damage
        damage.removeAll()
        if isFullyDamaged {
            result.removeAll()
            result.add(pixelBounds)
            isFullyDamaged = false
            moves.removeAll()
        }
        return result
    }

    /// Removes and returns the moves of this frame; empty if all that would be moved is repainted anyway.
    func takeMoves(_ damage: DamageRegion) -> [PixelMove] {
        defer { moves.removeAll(keepingCapacity: true) }
        if moves.count == 1, damage.rects.contains(where: { $0.contains(moves[0].area) }) { return [] }
        return moves
    }
}
