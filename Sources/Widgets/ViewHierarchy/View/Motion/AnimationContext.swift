/// An animation that records the changes of animatable properties.
protocol AnimationRecording: AnyObject {
    /// Records a change of a property of `view` from `old` to `new`.
    func add(_ view: View, from old: AnimatedValue, to new: AnimatedValue)
}

/// The part of the ``ExecutionContext`` that holds the animation that records the current changes.
struct AnimationContext {
    private var recording: (any AnimationRecording)?
    private var areEnabled = true
    /// The nesting depth of animation blocks.
    private var depth = 0
    private var completionDepth = 0
    private var firstPlacedViews: [View] = []

    /// The maximum nesting depth of animation blocks; deeper nesting is taken for infinite recursion.
    private static let depthLimit = 200
    /// The maximum nesting depth of completion handlers, which animations without duration call immediately.
    private static let completionDepthLimit = 64

    /// The animation that records the current changes; nil outside of animation blocks and without animation.
    static var current: (any AnimationRecording)? { ExecutionContext.current.animation.recording }

    /// `View.areAnimationsEnabled`.
    static var isEnabled: Bool {
        get { ExecutionContext.current.animation.areEnabled }
        set { ExecutionContext.current.animation.areEnabled = newValue }
    }

    /// Runs `changes` as part of `animation`; with nil, they are not animated.
    ///
    /// Blocks nested too deeply are not run, and a diagnostic is reported.
    static func during(_ animation: (any AnimationRecording)?, _ changes: () -> Void) {
        let outer = ExecutionContext.current.animation
        guard outer.depth < depthLimit else {
            return report(
                "animations are nested \(outer.depth) deep",
                "the innermost block is not run; does a block call itself?")
        }
        ExecutionContext.current.animation.recording = animation
        ExecutionContext.current.animation.depth += 1
        changes()
        ExecutionContext.current.animation.depth -= 1
        ExecutionContext.current.animation.recording = outer.recording
        if outer.recording == nil { endFirstPlacements() }
    }

    /// Calls a completion handler; its changes belong to no animation.
    static func complete(_ completion: () -> Void) {
        let depth = ExecutionContext.current.animation.completionDepth
        guard depth < completionDepthLimit else {
            return report(
                "\(depth) animations without duration were started in each other's completion handlers",
                "the last handler is not called; give the animation a duration")
        }
        ExecutionContext.current.animation.completionDepth += 1
        during(nil, completion)
        ExecutionContext.current.animation.completionDepth -= 1
    }

    // MARK: - First placement

    /// Records that `view` is placed for the first time, which is not animated until the outermost animation block ends.
    static func recordFirstPlacement(_ view: View) {
        view.flags.insert(.isBeingPlacedFirst)
        ExecutionContext.current.animation.firstPlacedViews.append(view)
    }

    private static func endFirstPlacements() {
        let firstPlacedViews = ExecutionContext.current.animation.firstPlacedViews
        if firstPlacedViews.isEmpty { return }
        ExecutionContext.current.animation.firstPlacedViews = []
        for view in firstPlacedViews { view.flags.remove(.isBeingPlacedFirst) }
    }

    private static func report(_ message: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(kind: .animationLoop, subject: "View.animate", message: message, cure: cure))
    }
}
