/// Pass 4 of a frame: calls `layoutSubviews()` on the views with an invalid layout, superviews before their subviews.
struct LayoutPass {
    /// The maximum number of layouts of one view in a run of the loop.
    static let viewLimit = 12

    let scope: LayoutScope
    /// The number of the run of the layout loop.
    let number: UInt32

    /// Lays out the invalid views of the scope, including those invalidated meanwhile; a superview that is invalidated again is
    /// laid out before its subviews.
    func run(_ report: inout FrameReport) {
        var queue = scope.takeLayout()
        while let views = queue.takeShallowest() {
            for view in views where scope.contains(view) {
                view.flags.remove(.isQueuedForLayout)
                if view.flags.contains(.needsLayout), mayRun(view, &report) { Self.layOut(view, &report) }
            }
            scope.addInvalidatedViews(&queue)
        }
    }

    private func mayRun(_ view: View, _ report: inout FrameReport) -> Bool {
        if view.layoutState.lastLayoutRun != number {
            view.layoutState.lastLayoutRun = number
            view.layoutState.layoutsInRun = 0
        }
        guard view.layoutState.layoutsInRun < Self.viewLimit else {
            view.flags.remove(.needsLayout)
            Self.blame(view, .layout, count: Self.viewLimit, &report)
            return false
        }
        view.layoutState.layoutsInRun += 1
        return true
    }

    private static func layOut(_ view: View, _ report: inout FrameReport) {
        view.flags.remove(.needsLayout)
        view.layoutState.layoutCount &+= 1
        report.layoutCount += 1
        let controller = view.rare?.viewController
        controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        if !view.subviews.isEmpty { view.refreshOverflow() }
        controller?.viewDidLayoutSubviews()
        if let superview = view.superview, superview.flags.contains(.observesDescendantLayout) {
            (superview as? any LayoutHearing)?.subviewWasLaidOut(view)
        }
    }

    /// Reports a view that is invalidated repeatedly, in the report and as a diagnostic.
    static func blame(_ view: View, _ pass: Invalidation.Kind, count: Int, _ report: inout FrameReport) {
        let path = view.hierarchyPath
        let cause = InvalidationTrace.lastCause(of: pass, view)
        report.culprits.append(FrameReport.Culprit(view: path, pass: pass, count: count, cause: cause))
        Diagnostics.report(
            Diagnostic(
                kind: .layoutLoop, subject: path,
                message: "was invalidated (\(pass)) repeatedly within one frame, \(count) times"
                    + (cause.map { ", last by \($0)" } ?? ""),
                cure:
                    "the frame continued without it; do not \(mistake(in: pass)) (set tracesInvalidations to find the cause)"
            ))
    }

    private static func mistake(in pass: Invalidation.Kind) -> String {
        pass == .configuration
            ? "call setNeedsUpdateConfiguration() inside updateConfiguration(using:)"
            : "call setNeedsLayout() or change sizes back and forth inside layoutSubviews()"
    }
}
