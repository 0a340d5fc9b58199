/// The passes of a frame that turn what waits in a tree of views into layout and damage, in the order of docs/architecture.md.
package final class FramePipeline {
    private let tree: ViewTree
    private var frameNumber: UInt32 = 0
    /// The work done between frames, which counts to the next one.
    private var carriedReport = FrameReport()
    /// Passes 3 and 4 are running.
    package private(set) var isLayingOut = false

    init(tree: ViewTree) { self.tree = tree }

    /// True when the next frame has something to do.
    var hasWork: Bool {
        tree.hasWork || !DeferredLayouts.isEmpty && DeferredLayouts.hasWork(for: tree)
    }

    /// Begins the report on a frame, which counts the work done since the last one.
    func takeReport() -> FrameReport {
        defer { carriedReport = FrameReport() }
        return carriedReport
    }

    private func carry(_ report: FrameReport) {
        carriedReport.layoutCount += report.layoutCount
        carriedReport.constraintUpdateCount += report.constraintUpdateCount
        carriedReport.culprits += report.culprits
    }

    // MARK: - Passes

    /// Passes 3 and 4 for the whole tree: configuration, constraints and layout until nothing is marked.
    func layOut(_ report: inout FrameReport) {
        let wasLayingOut = isLayingOut
        isLayingOut = true
        defer { isLayingOut = wasLayingOut }
        frameNumber &+= 1
        InvalidationTrace.during("a deferred layout") { DeferredLayouts.run(for: tree) }
        InvalidationTrace.during("configuration") { updateConfigurations(&report) }
        while report.layoutRounds < LayoutPass.roundLimit {
            let layout = tree.constraintLayout
            if tree.constraintsQueue.isEmpty && tree.layoutQueue.isEmpty && layout?.needsUpdate != true
                && tree.rebuildQueue.isEmpty
            {
                break
            }
            report.layoutRounds += 1
            InvalidationTrace.during("an update of descriptions") { rebuildDescriptions() }
            InvalidationTrace.during("the constraints pass") {
                ConstraintsPass.run(tree, &report) { self.takeConstraintsQueue() }
            }
            // Constraints may have come to a host that had none.
            if let layout = tree.constraintLayout {
                layout.update()
                InvalidationTrace.during("the constraint engine") { layout.writeFrames(within: nil) }
            }
            var queue = DepthQueue()
            swap(&queue, &tree.layoutQueue)
            InvalidationTrace.during("the layout pass") {
                LayoutPass(tree: tree, frameNumber: frameNumber).run(
                    &queue, joining: { self.takeLayoutQueue() }, &report)
            }
            updateConfigurations(&report)
        }
        if let layout = tree.constraintLayout, layout.needsUpdate {
            // Constraints are changed by the layout that they cause: the last ones hold, and what follows is cut off.
            layout.update()
            layout.writeFrames(within: nil)
        }
        // Only what still contradicts itself when all frames are set is worth a word.
        tree.constraintLayout?.reportConflicts()
        dropWhatLoops(&report)
    }

    private func rebuildDescriptions() {
        let queue = tree.rebuildQueue
        tree.rebuildQueue.removeAll()
        for view in queue where view.viewTree === tree { view.rebuildDescriptions() }
    }

    private func takeConstraintsQueue() -> DepthQueue {
        var queue = DepthQueue()
        swap(&queue, &tree.constraintsQueue)
        return queue
    }

    private func takeLayoutQueue() -> DepthQueue {
        var queue = DepthQueue()
        swap(&queue, &tree.layoutQueue)
        return queue
    }

    /// `layoutIfNeeded()`: the same passes for a part of the tree, now.
    func layOut(within root: View) {
        let wasLayingOut = isLayingOut
        isLayingOut = true
        defer { isLayingOut = wasLayingOut }
        var report = FrameReport()
        frameNumber &+= 1
        DeferredLayouts.run(for: tree, within: root)
        for _ in 0..<LayoutPass.roundLimit {
            ConstraintsPass.run(tree, &report) { tree.constraintsQueue.take(within: root) }
            if let layout = tree.constraintLayout {
                layout.update()
                layout.writeFrames(within: root)
            }
            var queue = tree.layoutQueue.take(within: root)
            if queue.isEmpty { break }
            LayoutPass(tree: tree, frameNumber: frameNumber).run(
                &queue, joining: { tree.layoutQueue.take(within: root) }, &report)
        }
        carry(report)
    }

    /// `updateConstraintsIfNeeded()`.
    func updateConstraints(within root: View) {
        var report = FrameReport()
        ConstraintsPass.run(tree, &report) { tree.constraintsQueue.take(within: root) }
        carry(report)
    }

    private func updateConfigurations(_ report: inout FrameReport) {
        var rounds = 0
        while !tree.configurationQueue.isEmpty, rounds < LayoutPass.roundLimit {
            rounds += 1
            let queue = tree.configurationQueue
            tree.configurationQueue.removeAll()
            for view in queue where view.viewTree === tree {
                view.flags.subtract([.isQueuedForConfiguration, .needsConfigurationUpdate])
                guard let view = view as? any ConfigurationUpdating else { continue }
                report.configurationUpdateCount += 1
                view.runConfigurationUpdate()
            }
        }
    }

    /// Past the bound the frame goes on: what is still marked waits for the next change, and its views are named.
    private func dropWhatLoops(_ report: inout FrameReport) {
        while let views = tree.layoutQueue.takeShallowest() {
            for view in views {
                view.flags.subtract([.isQueuedForLayout, .needsLayout])
                LayoutPass.blame(view, .layout, count: report.layoutRounds, &report)
            }
        }
        while let views = tree.constraintsQueue.takeShallowest() {
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
        let queue = tree.displayQueue
        tree.displayQueue.removeAll(keepingCapacity: queue.count < 4096)
        var visible = VisiblePart()
        for view in queue where view.viewTree === tree {
            view.flags.subtract([.isQueuedForDisplay, .isNew])
            // A translucent view is blended as a whole: with other content, other bits may come out all over it.
            let isPartial =
                view.flags.contains(.hasDirtyRect) && view.shownAlpha == 1 && view.motion?.transition == nil
            let part = isPartial ? view.rare?.dirtyRect : nil
            view.flags.remove(.hasDirtyRect)
            if let rare = view.rare { rare.dirtyRect = .null }
            if !tree.isFullyDamaged, visible.mayShow(view) { tree.damage(view.extentInRoot(of: part)) }
        }
        return tree.takeDamage()
    }

    /// Views that were marked for drawing while others drew.
    package var viewsMarkedForDisplay: [View] { tree.displayQueue }
}
