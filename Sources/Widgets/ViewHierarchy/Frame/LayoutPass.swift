/// Pass 4: `layoutSubviews()` once for each marked view, parents first.
struct LayoutPass {
    /// How often one view may be laid out in a frame.
    static let viewLimit = 12
    /// How often constraints and layout may take turns in one frame.
    static let roundLimit = 12

    let tree: ViewTree
    let frameNumber: UInt32

    /// Works off `queue`; marks made meanwhile come through `joining`, so that a parent that was marked again is
    /// laid out before its children.
    func run(_ queue: inout DepthQueue, joining: () -> DepthQueue, _ report: inout FrameReport) {
        while let views = queue.takeShallowest() {
            for view in views where view.viewTree === tree {
                view.flags.remove(.isQueuedForLayout)
                if mayRun(view, &report) { Self.layOut(view, &report) }
            }
            var more = joining()
            while let views = more.takeShallowest() {
                for view in views { queue.add(view) }
            }
        }
    }

    private func mayRun(_ view: View, _ report: inout FrameReport) -> Bool {
        if view.layoutState.lastLayoutFrame != frameNumber {
            view.layoutState.lastLayoutFrame = frameNumber
            view.layoutState.layoutsInFrame = 0
        }
        guard view.layoutState.layoutsInFrame < Self.viewLimit else {
            view.flags.remove(.needsLayout)
            Self.blame(view, .layout, count: Self.viewLimit, &report)
            return false
        }
        view.layoutState.layoutsInFrame += 1
        return true
    }

    static func layOut(_ view: View, _ report: inout FrameReport) {
        guard view.flags.contains(.needsLayout) else { return }
        view.flags.remove(.needsLayout)
        view.layoutState.layoutCount &+= 1
        report.layoutCount += 1
        let controller = view.rare?.viewController
        controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        if !view.subviews.isEmpty { view.refreshOverflow() }
        controller?.viewDidLayoutSubviews()
        if let superview = view.superview, superview.flags.contains(.hearsOfLayoutInside) {
            (superview as? any LayoutHearing)?.subviewWasLaidOut(view)
        }
    }

    /// Names a view that is invalidated over and over.
    static func blame(_ view: View, _ pass: Invalidation.Kind, count: Int, _ report: inout FrameReport) {
        let path = view.hierarchyPath
        let cause = InvalidationTrace.lastCause(of: pass, view)
        report.culprits.append(FrameReport.Culprit(view: path, pass: pass, count: count, cause: cause))
        Diagnostics.report(
            Diagnostic(
                kind: .layoutLoop, subject: path,
                message: "was invalidated (\(pass)) again and again by its own frame, \(count) times"
                    + (cause.map { ", last by \($0)" } ?? ""),
                cure:
                    "the frame went on without it; do not call setNeedsLayout() or change sizes back and forth "
                    + "inside layoutSubviews() (set tracesInvalidations to learn who does)"))
    }
}

/// Layout of trees that no host shows: `layoutIfNeeded()` on a view that is in no window.
enum DetachedLayout {
    static func run(_ root: View) {
        var report = FrameReport()
        DeferredLayouts.run(for: nil, within: root)
        for _ in 0..<LayoutPass.roundLimit {
            updateConstraints(root, &report)
            let layout = root.requiredLayoutOfDetachedTree()
            layout?.update()
            layout?.writeFrames(within: nil)
            let before = report.layoutCount
            layOut(root, &report)
            if report.layoutCount == before {
                layout?.reportConflicts()
                return
            }
        }
        LayoutPass.blame(root, .layout, count: LayoutPass.roundLimit, &report)
    }

    static func updateConstraints(_ root: View) {
        var report = FrameReport()
        updateConstraints(root, &report)
    }

    private static func updateConstraints(_ view: View, _ report: inout FrameReport) {
        for subview in view.subviews { updateConstraints(subview, &report) }
        ConstraintsPass.update(view, &report)
    }

    private static func layOut(_ view: View, _ report: inout FrameReport) {
        LayoutPass.layOut(view, &report)
        for subview in view.subviews { layOut(subview, &report) }
    }
}
