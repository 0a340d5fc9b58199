/// The passes of a frame that process the invalidated views of a tree into layout and damage, in the order of
/// docs/architecture.md.
package final class FramePipeline {
    private let tree: ViewTree
    /// The work done between frames, which is included in the next report.
    private var carriedReport = FrameReport()
    /// Whether passes 3 and 4 are running.
    package private(set) var isLayingOut = false

    init(tree: ViewTree) { self.tree = tree }

    /// Whether the next frame has something to do.
    var hasWork: Bool { tree.hasWork }

    /// Returns a new report for the frame `number` at `time`, with the work done since the last one.
    func takeReport(number: Int, at time: Duration) -> FrameReport {
        defer { carriedReport = FrameReport() }
        carriedReport.number = number
        carriedReport.time = time
        return carriedReport
    }

    private func carry(_ report: FrameReport) {
        carriedReport.layoutCount += report.layoutCount
        carriedReport.configurationUpdateCount += report.configurationUpdateCount
        carriedReport.constraintUpdateCount += report.constraintUpdateCount
        carriedReport.culprits += report.culprits
    }

    // MARK: - Passes

    /// Runs passes 3 and 4 for the whole tree: configuration, constraints and layout, until no view is invalid.
    func layOut(_ report: inout FrameReport) { run(LayoutLoop(.tree(tree)), &report) }

    /// Runs passes 3 and 4 for `root` and its descendants immediately; implements `layoutIfNeeded()`.
    func layOut(within root: View) {
        var report = FrameReport()
        run(LayoutLoop(.part(tree, root: root)), &report)
        carry(report)
    }

    /// Runs pass 3 for `root` and its descendants immediately; implements `updateConstraintsIfNeeded()`.
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

    /// Runs pass 5: converts the invalidated views into damage.
    ///
    /// - Returns: The damage of this frame, clipped to the target.
    func collectDamage() -> DamageRegion {
        let queue = tree.displayQueue
        tree.displayQueue.removeAll(keepingCapacity: queue.count < 4096)
        var visible = VisiblePart()
        for view in queue where view.viewTree === tree {
            view.flags.subtract([.isQueuedForDisplay, .isNew])
            // A translucent view is blended as a whole, so a partial change may affect pixels all over it.
            let isPartial =
                view.flags.contains(.hasDirtyRect) && view.shownAlpha == 1 && view.motion?.transition == nil
            let part = isPartial ? view.rare?.dirtyRect : nil
            view.flags.remove(.hasDirtyRect)
            if let rare = view.rare { rare.dirtyRect = .null }
            if !tree.isDamageComplete, visible.mayShow(view) {
                tree.damage(view.extentInRoot(of: part), of: view)
            }
        }
        return tree.takeDamage()
    }

    /// The views that were invalidated for display while others were drawn.
    package var viewsMarkedForDisplay: [View] { tree.displayQueue }
}
