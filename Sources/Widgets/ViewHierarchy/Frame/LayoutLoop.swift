/// Passes 3 and 4 of a frame: updates constraints and layout until no view of the scope is invalid.
///
/// One loop serves the frames of a host and `layoutIfNeeded()` with and without a host; ``LayoutScope`` contains all
/// differences. First come deferred layout updates and the configuration of cells. Each round then rebuilds declarative views,
/// updates constraints, solves them, writes frames, lays out, and configures the cells that were added.
struct LayoutLoop {
    /// The maximum number of rounds of constraints and layout in one run.
    static let roundLimit = 12

    private let scope: LayoutScope
    /// The number of this run, by which a view counts its layouts within the run.
    private let number: UInt32

    /// The number of runs so far, in all hosts, because a view may move from one host to another between two runs.
    private static var runCount: UInt32 = 0

    init(_ scope: LayoutScope) {
        self.scope = scope
        Self.runCount &+= 1
        number = Self.runCount
    }

    /// Lays out a view and its descendants immediately: `layoutIfNeeded()`.
    ///
    /// A layout may add the view to a window, or remove it from there: the rest is then laid out in the other state, once.
    static func layOut(_ view: View) {
        for _ in 0..<2 {
            let host = view.viewTree?.host
            if let host {
                host.layOut(within: view)
            } else {
                var report = FrameReport()
                LayoutLoop(.detached(root: view)).run(&report)
            }
            if view.viewTree?.host === host { return }
        }
    }

    /// Runs the passes and counts their work in `report`, whose `layoutRounds` must be 0.
    func run(_ report: inout FrameReport) {
        InvalidationTrace.during("a deferred layout") { runDeferredLayouts() }
        InvalidationTrace.during("configuration") { updateConfigurations(&report) }
        while scope.hasWork {
            if report.layoutRounds == Self.roundLimit { return cutOff(&report) }
            report.layoutRounds += 1
            InvalidationTrace.during("an update of declarative views") { updateDeclarativeViews() }
            InvalidationTrace.during("the constraints pass") { updateConstraints(&report) }
            solve()
            InvalidationTrace.during("the layout pass") {
                scope.duringPass { LayoutPass(scope: scope, number: number).run(&report) }
            }
            updateConfigurations(&report)
        }
        reportConflicts()
    }

    /// Runs pass 3 alone; implements `updateConstraintsIfNeeded()`.
    func updateConstraints(_ report: inout FrameReport) {
        scope.duringPass { ConstraintsPass(scope: scope).run(&report) }
    }

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

    private func updateDeclarativeViews() {
        for view in scope.takeRebuilds() where scope.contains(view) { view.updateDeclarativeViews() }
    }

    private func solve() {
        // The first constraint may have been activated during the constraints pass.
        guard let layout = scope.layout else { return }
        layout.update()
        InvalidationTrace.during("the constraint engine") { layout.writeFrames(within: scope.root) }
    }

    private func reportConflicts() {
        // Conflicts are reported only after all frames have been written, because a later round may resolve them.
        if scope.reportsConflicts { scope.layout?.reportConflicts() }
    }

    /// Ends a run that does not converge: clears the remaining invalidations and reports the views as culprits.
    private func cutOff(_ report: inout FrameReport) {
        // If layout keeps changing constraints, the last constraints are still solved; further changes are dropped.
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
