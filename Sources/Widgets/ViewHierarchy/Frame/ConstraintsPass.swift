/// Pass 3: `updateConstraints()` of the marked views, children first.
struct ConstraintsPass {
    let scope: LayoutScope

    /// Works off the marked views of the scope, deepest first, and then those marked meanwhile; what is marked again and again
    /// is left over.
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
