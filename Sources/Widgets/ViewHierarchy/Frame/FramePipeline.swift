/// The passes of a frame that turn what waits in a tree of views into layout and damage, in the order of docs/architecture.md.
package final class FramePipeline {
    private let tree: ViewTree
    /// The work done between frames, which counts to the next one.
    private var carriedReport = FrameReport()
    /// Passes 3 and 4 are running.
    package private(set) var isLayingOut = false

    init(tree: ViewTree) { self.tree = tree }

    /// True when the next frame has something to do.
    var hasWork: Bool { tree.hasWork }

    /// Begins the report on a frame, which counts the work done since the last one.
    func takeReport() -> FrameReport {
        defer { carriedReport = FrameReport() }
        return carriedReport
    }

    private func carry(_ report: FrameReport) {
        carriedReport.layoutCount += report.layoutCount
        carriedReport.configurationUpdateCount += report.configurationUpdateCount
        carriedReport.constraintUpdateCount += report.constraintUpdateCount
        carriedReport.culprits += report.culprits
    }

    // MARK: - Passes

    /// Passes 3 and 4 for the whole tree: configuration, constraints and layout until nothing is marked.
    func layOut(_ report: inout FrameReport) { run(LayoutLoop(.tree(tree)), &report) }

    /// `layoutIfNeeded()`: the same passes for a part of the tree, now.
    func layOut(within root: View) {
        var report = FrameReport()
        run(LayoutLoop(.part(tree, root: root)), &report)
        carry(report)
    }

    /// `updateConstraintsIfNeeded()`.
    func updateConstraints(within root: View) {
        var report = FrameReport()
        LayoutLoop(.part(tree, root: root)).updateConstraints(&report)
        carry(report)
    }

    private func run(_ loop: LayoutLoop, _ report: inout FrameReport) {
        let wasLayingOut = isLayingOut
        isLayingOut = true
        defer { isLayingOut = wasLayingOut }
        loop.run(&report)
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
