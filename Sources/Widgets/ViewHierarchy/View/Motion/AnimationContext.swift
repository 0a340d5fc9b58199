/// An animation that records the changes of animatable properties.
protocol AnimationRecording: AnyObject {
    /// Records that a property of `view` has changed from `old` to `new`.
    func add(_ view: View, from old: AnimatedValue, to new: AnimatedValue)
}

/// Which animation the changes made now belong to.
enum AnimationContext {
    /// nil outside of animations, and where they are off.
    private(set) static var current: (any AnimationRecording)?
    /// `View.areAnimationsEnabled`.
    static var isEnabled = true

    /// More blocks inside of each other than this are a recursion without end.
    private static let depthLimit = 200
    /// The limit of completion handlers nested in each other, as animations without duration call them.
    private static let completionDepthLimit = 64
    private static var depth = 0
    private static var completionDepth = 0
    private static var newcomers: [View] = []

    /// Runs `changes` as part of `animation`; nil: without animation.
    ///
    /// Animations that go on making blocks inside of themselves are cut off.
    static func during(_ animation: (any AnimationRecording)?, _ changes: () -> Void) {
        guard depth < depthLimit else {
            return report(
                "animations are nested \(depth) deep", "the innermost is not run; does a block call itself?")
        }
        let outer = current
        current = animation
        depth += 1
        changes()
        depth -= 1
        current = outer
        if current == nil { welcomeNewcomers() }
    }

    /// Tells an end; what is done then belongs to no animation.
    static func complete(_ completion: () -> Void) {
        guard completionDepth < completionDepthLimit else {
            return report(
                "\(completionDepth) animations that take no time began in each other's completions",
                "the last completion is not called; give the animation a duration")
        }
        completionDepth += 1
        during(nil, completion)
        completionDepth -= 1
    }

    // MARK: - Newcomers

    /// `view` has its first place ever given to it: that is no movement, until the animations at hand are all told.
    static func noteNewcomer(_ view: View) {
        view.flags.insert(.isBeingPlacedFirst)
        newcomers.append(view)
    }

    private static func welcomeNewcomers() {
        if newcomers.isEmpty { return }
        for view in newcomers { view.flags.remove(.isBeingPlacedFirst) }
        newcomers.removeAll()
    }

    private static func report(_ message: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(kind: .animationLoop, subject: "View.animate", message: message, cure: cure))
    }
}
