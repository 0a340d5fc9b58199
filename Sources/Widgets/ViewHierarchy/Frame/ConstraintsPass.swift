/// Pass 3 of a frame: calls `updateConstraints()` on the views with invalid constraints, subviews before their superviews.
struct ConstraintsPass {
    let scope: LayoutScope

    /// Updates the invalid views of the scope, deepest first, including those invalidated meanwhile.
    ///
    /// Views that are still invalid after ``LayoutLoop/roundLimit`` rounds are left for the caller.
    func run(_ report: inout FrameReport) {
        for _ in 0..<LayoutLoop.roundLimit {
            var queue = scope.takeConstraints()
            if queue.isEmpty { return }
            while let views = queue.takeDeepest() {
                for view in views where scope.contains(view) {
                    view.flags.remove(.isQueuedForConstraints)
                    Self.update(view, &report)
                }
            }
        }
    }

    private static func update(_ view: View, _ report: inout FrameReport) {
        guard view.flags.contains(.needsUpdateConstraints) else { return }
        view.flags.remove(.needsUpdateConstraints)
        view.layoutState.constraintUpdateCount &+= 1
        report.constraintUpdateCount += 1
        if let controller = view.rare?.viewController {
            controller.updateViewConstraints()
        } else {
            view.updateConstraints()
        }
    }
}
