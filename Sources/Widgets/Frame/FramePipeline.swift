/// The queues of a host's next frame, and the passes that process them, in the order of docs/architecture.md.
// Its properties are not checked for exclusive access: each access ends before a view is called.
package final class FramePipeline {
    private unowned let host: ViewHost
    /// Hosts of descriptions whose nodes are marked.
    @exclusivity(unchecked) private var rebuildQueue: [any DescriptionHosting] = []
    @exclusivity(unchecked) private var configurationQueue: [View] = []
    @exclusivity(unchecked) private var constraintsQueue = DepthQueue()
    @exclusivity(unchecked) private var layoutQueue = DepthQueue()
    @exclusivity(unchecked) private var displayQueue: [View] = []
    @exclusivity(unchecked) private(set) var restorationQueue: [View] = []
    @exclusivity(unchecked) private(set) var damage = DamageRegion()
    /// The pixel moves that are made on the target before the damage is painted, in this order.
    private(set) var moves: [PixelMove] = []
    /// Everything has to be drawn again; finer damage is not collected.
    @exclusivity(unchecked) private(set) var isFullyDamaged = true
    private var frameNumber: UInt32 = 0
    /// Passes 3 and 4 are running.
    @exclusivity(unchecked) private(set) var isLayingOut = false

    init(host: ViewHost) { self.host = host }

    /// True when the next frame has something to do.
    var hasWork: Bool {
        isFullyDamaged || !damage.isEmpty || !moves.isEmpty || !displayQueue.isEmpty || !layoutQueue.isEmpty
            || !constraintsQueue.isEmpty || !configurationQueue.isEmpty || !rebuildQueue.isEmpty
            || host.constraintLayout?.needsUpdate == true
            || !DeferredLayouts.isEmpty && DeferredLayouts.hasWork(for: host)
    }

    // MARK: - Marks

    func queueLayout(_ view: View) {
        if view.flags.contains(.isQueuedForLayout) { return }
        view.flags.insert(.isQueuedForLayout)
        layoutQueue.add(view)
        host.noteWork()
    }

    func queueConstraints(_ view: View) {
        if view.flags.contains(.isQueuedForConstraints) { return }
        view.flags.insert(.isQueuedForConstraints)
        constraintsQueue.add(view)
        host.noteWork()
    }

    func queueDisplay(_ view: View) {
        if view.flags.contains(.isQueuedForDisplay) { return }
        view.flags.insert(.isQueuedForDisplay)
        displayQueue.append(view)
        host.noteWork()
    }

    func queueConfiguration(_ view: View) {
        if view.flags.contains(.isQueuedForConfiguration) { return }
        view.flags.insert(.isQueuedForConfiguration)
        configurationQueue.append(view)
        host.noteWork()
    }

    /// Has `view` rebuild its descriptions before the next constraints pass; it is called once, however often it is queued.
    package func queueRebuild(_ view: any DescriptionHosting) {
        if rebuildQueue.contains(where: { $0 === view }) { return }
        rebuildQueue.append(view)
        host.noteWork()
    }

    private func rebuildDescriptions() {
        let queue = rebuildQueue
        rebuildQueue.removeAll()
        for view in queue where view.viewHost === host { view.rebuildDescriptions() }
    }

    func queueRestoration(_ view: View) {
        restorationQueue.append(view)
        host.noteRestorableState()
    }

    func takeRestorationQueue() -> [View] {
        defer { restorationQueue.removeAll() }
        return restorationQueue
    }

    /// Queues the marks that `view` brought along into the host's tree.
    func adopt(_ view: View) {
        let flags = view.flags
        if flags.contains(.needsLayout) { queueLayout(view) }
        if flags.contains(.needsUpdateConstraints) { queueConstraints(view) }
        if flags.contains(.needsDisplay) { queueDisplay(view) }
        if flags.contains(.needsConfigurationUpdate) { queueConfiguration(view) }
        if flags.contains(.needsRestorableStateSave) { queueRestoration(view) }
    }

    /// Adds the pixels that `rect`, in points of the window's space, touches.
    func damage(_ rect: Rect) {
        if isFullyDamaged || rect.isNull || rect.isEmpty { return }
        damage.add(PixelRect(covering: rect, scale: host.scale).intersection(host.pixelBounds))
        if damage.rects.count == 1, damage.rects[0] == host.pixelBounds { isFullyDamaged = true }
        host.noteWork()
    }

    func damageEverything() {
        isFullyDamaged = true
        damage.removeAll()
        moves.removeAll()
        host.noteWork()
    }

    /// Adds a move of pixels to the next frame.
    ///
    /// Damages the uncovered part, the damage that moves along, and the areas of `fixed`, which does not move, at their
    /// old and new places.
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
        host.noteWork()
    }

    /// The moves of this frame, unless all that they move is painted anyway.
    func takeMoves(_ damage: DamageRegion) -> [PixelMove] {
        defer { moves.removeAll(keepingCapacity: true) }
        if moves.count == 1, damage.rects.contains(where: { $0.contains(moves[0].area) }) { return [] }
        return moves
    }

    // MARK: - Passes

    /// Passes 3 and 4 for the whole tree: configuration, constraints and layout until nothing is marked.
    func layOut(_ report: inout FrameReport) {
        let wasLayingOut = isLayingOut
        isLayingOut = true
        defer { isLayingOut = wasLayingOut }
        frameNumber &+= 1
        InvalidationTrace.during("a deferred layout") { DeferredLayouts.run(for: host) }
        InvalidationTrace.during("configuration") { updateConfigurations(&report) }
        while report.layoutRounds < LayoutPass.roundLimit {
            let layout = host.constraintLayout
            if constraintsQueue.isEmpty && layoutQueue.isEmpty && layout?.needsUpdate != true
                && rebuildQueue.isEmpty
            {
                break
            }
            report.layoutRounds += 1
            InvalidationTrace.during("an update of descriptions") { rebuildDescriptions() }
            InvalidationTrace.during("the constraints pass") {
                ConstraintsPass.run(host, &report) { self.takeConstraintsQueue() }
            }
            // Constraints may have come to a host that had none.
            if let layout = host.constraintLayout {
                layout.update()
                InvalidationTrace.during("the constraint engine") { layout.writeFrames(within: nil) }
            }
            var queue = DepthQueue()
            swap(&queue, &layoutQueue)
            InvalidationTrace.during("the layout pass") {
                LayoutPass(host: host, frameNumber: frameNumber).run(
                    &queue, joining: { self.takeLayoutQueue() }, &report)
            }
            updateConfigurations(&report)
        }
        if let layout = host.constraintLayout, layout.needsUpdate {
            // Constraints are changed by the layout that they cause: the last ones hold, and what follows is cut off.
            layout.update()
            layout.writeFrames(within: nil)
        }
        // Only what still contradicts itself when all frames are set is worth a word.
        host.constraintLayout?.reportConflicts()
        dropWhatLoops(&report)
    }

    private func takeConstraintsQueue() -> DepthQueue {
        var queue = DepthQueue()
        swap(&queue, &constraintsQueue)
        return queue
    }

    private func takeLayoutQueue() -> DepthQueue {
        var queue = DepthQueue()
        swap(&queue, &layoutQueue)
        return queue
    }

    /// `layoutIfNeeded()`: the same passes for a part of the tree, now.
    func layOut(within root: View) {
        let wasLayingOut = isLayingOut
        isLayingOut = true
        defer { isLayingOut = wasLayingOut }
        var report = FrameReport()
        frameNumber &+= 1
        DeferredLayouts.run(for: host, within: root)
        for _ in 0..<LayoutPass.roundLimit {
            ConstraintsPass.run(host, &report) { self.constraintsQueue.take(within: root) }
            if let layout = host.constraintLayout {
                layout.update()
                layout.writeFrames(within: root)
            }
            var queue = layoutQueue.take(within: root)
            if queue.isEmpty { break }
            LayoutPass(host: host, frameNumber: frameNumber).run(
                &queue, joining: { self.layoutQueue.take(within: root) }, &report)
        }
        host.addToNextReport(report)
    }

    /// `updateConstraintsIfNeeded()`.
    func updateConstraints(within root: View) {
        var report = FrameReport()
        ConstraintsPass.run(host, &report) { self.constraintsQueue.take(within: root) }
        host.addToNextReport(report)
    }

    private func updateConfigurations(_ report: inout FrameReport) {
        var rounds = 0
        while !configurationQueue.isEmpty, rounds < LayoutPass.roundLimit {
            rounds += 1
            let queue = configurationQueue
            configurationQueue.removeAll()
            for view in queue where view.viewHost === host {
                view.flags.subtract([.isQueuedForConfiguration, .needsConfigurationUpdate])
                guard let view = view as? any ConfigurationUpdating else { continue }
                report.configurationUpdateCount += 1
                view.runConfigurationUpdate()
            }
        }
    }

    /// Past the bound the frame goes on: what is still marked waits for the next change, and its views are named.
    private func dropWhatLoops(_ report: inout FrameReport) {
        while let views = layoutQueue.takeShallowest() {
            for view in views {
                view.flags.subtract([.isQueuedForLayout, .needsLayout])
                LayoutPass.blame(view, .layout, count: report.layoutRounds, &report)
            }
        }
        while let views = constraintsQueue.takeShallowest() {
            for view in views {
                view.flags.subtract([.isQueuedForConstraints, .needsUpdateConstraints])
                LayoutPass.blame(view, .constraints, count: report.layoutRounds, &report)
            }
        }
    }

    /// Pass 5: turns the marked views into damage.
    ///
    /// Gives the damage of this frame, within the target.
    func collectDamage() -> DamageRegion {
        let queue = displayQueue
        displayQueue.removeAll(keepingCapacity: queue.count < 4096)
        var visible = VisiblePart()
        for view in queue where view.viewHost === host {
            view.flags.subtract([.isQueuedForDisplay, .isNew])
            // A translucent view is blended as a whole: with other content, other bits may come out all over it.
            let isPartial =
                view.flags.contains(.hasDirtyRect) && view.shownAlpha == 1 && view.motion?.transition == nil
            let part = isPartial ? view.rare?.dirtyRect : nil
            view.flags.remove(.hasDirtyRect)
            if let rare = view.rare { rare.dirtyRect = .null }
            if !isFullyDamaged, visible.mayShow(view) { damage(view.extentInRoot(of: part)) }
        }
        var result = damage
        damage.removeAll()
        if isFullyDamaged {
            result.removeAll()
            result.add(host.pixelBounds)
            isFullyDamaged = false
            moves.removeAll()
        }
        return result
    }

    /// Views that were marked for drawing while others drew.
    package var viewsMarkedForDisplay: [View] { displayQueue }
}
