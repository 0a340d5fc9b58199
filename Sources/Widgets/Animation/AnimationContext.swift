/// Which animation the changes made now belong to.
enum AnimationContext {
    /// nil outside of animations, and where they are off.
    private(set) static var current: AnimationBlock?
    /// `View.areAnimationsEnabled`.
    static var isEnabled = true
    /// How often animations repeat that are asked for now: `View.modifyAnimations`.
    static var repeats: (count: Double, autoreverses: Bool)?

    /// Runs `changes` as part of `block`; nil: without animation.
    static func during(_ block: AnimationBlock?, _ changes: () -> Void) {
        let outer = current
        current = block
        changes()
        current = outer
    }
}
