/// Pass 3: `updateConstraints()` of the marked views, children first.
enum ConstraintsPass {
    /// Works off what `take` gives, deepest first, and then what was marked meanwhile; what is marked again and again is
    /// left over.
    static func run(_ tree: ViewTree, _ report: inout FrameReport, take: () -> DepthQueue) {
        for _ in 0..<LayoutPass.roundLimit {
            var queue = take()
            if queue.isEmpty { return }
            while let views = queue.takeDeepest() {
                for view in views where view.viewTree === tree {
                    view.flags.remove(.isQueuedForConstraints)
                    update(view, &report)
                }
            }
        }
    }

    static func update(_ view: View, _ report: inout FrameReport) {
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
