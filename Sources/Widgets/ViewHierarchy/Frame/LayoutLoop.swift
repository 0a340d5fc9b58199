/// Passes 3 and 4 of a frame: turns marks into frames of views, until nothing in the scope is marked.
///
/// One loop serves the frame of a host, `layoutIfNeeded()` in a host, and `layoutIfNeeded()` without one; ``LayoutScope`` names
/// all that differs. First come the updates that waited for this layout and the configuration of cells. Then each round rebuilds
/// descriptions, updates constraints, solves them, writes frames, lays out and configures the cells that came in.
struct LayoutLoop {
    /// How often constraints and layout may take turns in one run.
    static let roundLimit = 12

    private let scope: LayoutScope
    /// The number of the run, by which a view knows how often this run has laid it out.
    private let number: UInt32

    /// One number for all runs: a view may move from one host to another between two runs.
    private static var runCount: UInt32 = 0

    init(_ scope: LayoutScope) {
        self.scope = scope
        Self.runCount &+= 1
        number = Self.runCount
    }

    /// Runs the passes; counts what they did in `report`, which counts no rounds yet.
    func run(_ report: inout FrameReport) {
        InvalidationTrace.during("a deferred layout") { runDeferredLayouts() }
        InvalidationTrace.during("configuration") { updateConfigurations(&report) }
        while scope.hasWork {
            if report.layoutRounds == Self.roundLimit { return cutOff(&report) }
            report.layoutRounds += 1
            InvalidationTrace.during("an update of descriptions") { rebuildDescriptions() }
            InvalidationTrace.during("the constraints pass") { updateConstraints(&report) }
            solve()
            InvalidationTrace.during("the layout pass") {
                LayoutPass(scope: scope, number: number).run(&report)
            }
            updateConfigurations(&report)
        }
        reportConflicts()
    }

    /// Pass 3 alone: `updateConstraintsIfNeeded()`.
    func updateConstraints(_ report: inout FrameReport) { ConstraintsPass(scope: scope).run(&report) }

    private func runDeferredLayouts() {
        for update in scope.takeRetainedDeferredLayouts() { update.run() }
        for view in scope.takeDeferredLayouts() where scope.contains(view) { DeferredLayouts.run(for: view) }
    }

    private func updateConfigurations(_ report: inout FrameReport) {
        for _ in 0..<Self.roundLimit {
            let views = scope.takeConfigurations()
            if views.isEmpty { return }
            for view in views where scope.contains(view) {
                view.flags.subtract([.isQueuedForConfiguration, .needsConfigurationUpdate])
                guard let view = view as? any ConfigurationUpdating else { continue }
                report.configurationUpdateCount += 1
                view.runConfigurationUpdate()
            }
        }
        for view in scope.takeConfigurations() where scope.contains(view) {
            view.flags.subtract([.isQueuedForConfiguration, .needsConfigurationUpdate])
            LayoutPass.blame(view, .configuration, count: Self.roundLimit, &report)
        }
    }

    private func rebuildDescriptions() {
        for view in scope.takeRebuilds() where scope.contains(view) { view.rebuildDescriptions() }
    }

    private func solve() {
        // Constraints may have come to a tree that had none.
        guard let layout = scope.layout else { return }
        layout.update()
        InvalidationTrace.during("the constraint engine") { layout.writeFrames(within: scope.root) }
    }

    private func reportConflicts() {
        // Only what still contradicts itself when all frames are set is worth a word.
        if scope.reportsConflicts { scope.layout?.reportConflicts() }
    }

    /// Ends a run that does not settle: what is still marked waits for the next change, and its views are named.
    private func cutOff(_ report: inout FrameReport) {
        // Constraints are changed by the layout that they cause: the last ones hold, and what follows is cut off.
        solve()
        reportConflicts()
        var layout = scope.takeLayout()
        while let views = layout.takeShallowest() {
            for view in views {
                view.flags.subtract([.isQueuedForLayout, .needsLayout])
                LayoutPass.blame(view, .layout, count: report.layoutRounds, &report)
            }
        }
        var constraints = scope.takeConstraints()
        while let views = constraints.takeShallowest() {
            for view in views {
                view.flags.subtract([.isQueuedForConstraints, .needsUpdateConstraints])
                LayoutPass.blame(view, .constraints, count: report.layoutRounds, &report)
            }
        }
    }
}
