/// An animation that records the changes of animatable properties.
protocol AnimationRecording: AnyObject {
    /// Records that a property of `view` has changed from `old` to `new`.
    func add(_ view: View, from old: AnimatedValue, to new: AnimatedValue)
}

/// Which animation the changes made now belong to: a part of the ``ExecutionContext``.
struct AnimationContext {
    private var recording: (any AnimationRecording)?
    private var areEnabled = true
    /// How many animations are nested in each other.
    private var depth = 0
    private var completionDepth = 0
    private var newcomers: [View] = []

    /// More blocks inside of each other than this are a recursion without end.
    private static let depthLimit = 200
    /// The limit of completion handlers nested in each other, as animations without duration call them.
    private static let completionDepthLimit = 64

    /// The animation of the code that runs now; nil outside of animations, and where they are off.
    static var current: (any AnimationRecording)? { ExecutionContext.current.animation.recording }

    /// `View.areAnimationsEnabled`.
    static var isEnabled: Bool {
        get { ExecutionContext.current.animation.areEnabled }
        set { ExecutionContext.current.animation.areEnabled = newValue }
    }

    /// Runs `changes` as part of `animation`; nil: without animation.
    ///
    /// Animations that go on making blocks inside of themselves are cut off.
    static func during(_ animation: (any AnimationRecording)?, _ changes: () -> Void) {
        let outer = ExecutionContext.current.animation
        guard outer.depth < depthLimit else {
            return report(
                "animations are nested \(outer.depth) deep",
                "the innermost is not run; does a block call itself?")
        }
        ExecutionContext.current.animation.recording = animation
        ExecutionContext.current.animation.depth += 1
        changes()
        ExecutionContext.current.animation.depth -= 1
        ExecutionContext.current.animation.recording = outer.recording
        if outer.recording == nil { welcomeNewcomers() }
    }

    /// Tells an end; what is done then belongs to no animation.
    static func complete(_ completion: () -> Void) {
        let depth = ExecutionContext.current.animation.completionDepth
        guard depth < completionDepthLimit else {
            return report(
                "\(depth) animations that take no time began in each other's completions",
                "the last completion is not called; give the animation a duration")
        }
        ExecutionContext.current.animation.completionDepth += 1
        during(nil, completion)
        ExecutionContext.current.animation.completionDepth -= 1
    }

    // MARK: - Newcomers

    /// `view` has its first place ever given to it: that is no movement, until the animations at hand are all told.
    static func noteNewcomer(_ view: View) {
        view.flags.insert(.isBeingPlacedFirst)
        ExecutionContext.current.animation.newcomers.append(view)
    }

    private static func welcomeNewcomers() {
        let newcomers = ExecutionContext.current.animation.newcomers
        if newcomers.isEmpty { return }
        ExecutionContext.current.animation.newcomers = []
        for view in newcomers { view.flags.remove(.isBeingPlacedFirst) }
    }

    private static func report(_ message: String, _ cure: String) {
        Diagnostics.report(
            Diagnostic(kind: .animationLoop, subject: "View.animate", message: message, cure: cure))
    }
}
