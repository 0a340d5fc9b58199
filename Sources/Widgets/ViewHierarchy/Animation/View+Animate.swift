extension View {
    // MARK: - By duration and curve

    /// Runs `animations` now, and shows what they change of views little by little.
    ///
    /// Animated are `frame`, `bounds`, `center`, `transform`, `alpha`, `backgroundColor`, `cornerRadius`, `borderWidth`
    /// and `borderColor`, set directly or by a layout that runs inside (`layoutIfNeeded()`). The properties have their new
    /// values at once; events find views where these say. Times are in seconds. `completion` is told whether the animation
    /// ran to its end; when nothing changes, at once.
    ///
    ///     View.animate(withDuration: 0.3) { panel.frame.origin.x = 0 }
    public static func animate(
        withDuration duration: Double, delay: Double, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let duration = AnimationTimes.valid(duration, "duration")
        let delay = AnimationTimes.valid(delay, "delay")
        run(
            .curve(options.timingCurve), duration: duration, delay: delay, options: options, animations,
            completion)
    }

    public static func animate(
        withDuration duration: Double, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    // MARK: - By a spring

    /// Animates with a spring that has settled after `duration`.
    ///
    /// A `dampingRatio` below 1 swings past the end. `velocity` is that at the start, in ways a second; 0 carries on that
    /// of a replaced animation.
    ///
    ///     View.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
    ///         card.center = middle
    ///     }
    public static func animate(
        withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: Double,
        initialSpringVelocity velocity: Double, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let duration = AnimationTimes.valid(duration, "duration")
        let velocity = AnimationTimes.validVelocity(velocity)
        let damping = AnimationTimes.validDamping(dampingRatio)
        let spring = Spring(settlingDuration: duration, dampingRatio: damping, initialVelocity: velocity)
        run(
            .spring(spring, velocity: velocity), duration: duration,
            delay: AnimationTimes.valid(delay, "delay"), options: options, animations, completion)
    }

    /// Animates with a spring described by how it feels: `duration` is the time of a swing, `bounce` (0...1) how much it
    /// overshoots.
    ///
    /// The animation is over when the spring has settled.
    ///
    ///     View.animate(springDuration: 0.4, bounce: 0.2) { sheet.frame.origin.y = 80 }
    public static func animate(
        springDuration duration: Double = 0.5, bounce: Double = 0, initialSpringVelocity velocity: Double = 0,
        delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let duration = AnimationTimes.valid(duration, "springDuration")
        let velocity = AnimationTimes.validVelocity(velocity)
        let spring = Spring(duration: duration, bounce: AnimationTimes.validBounce(bounce))
        let settling = duration > 0 ? spring.settlingDuration(initialVelocity: velocity) : 0
        run(
            .spring(spring, velocity: velocity), duration: settling,
            delay: AnimationTimes.valid(delay, "delay"), options: options, animations, completion)
    }

    // MARK: - Around animations

    /// Runs `actions` so that what they change is shown at once, even inside an animation.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        let wasEnabled = AnimationContext.isEnabled
        AnimationContext.isEnabled = false
        AnimationContext.during(nil, actions)
        AnimationContext.isEnabled = wasEnabled
    }

    /// Whether animations run; otherwise their changes are shown at once.
    public static var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// Turns animations on or off for the whole program; while they are off, changes take effect at once.
    public static func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }

    /// In seconds, inside of `animations`; 0 outside.
    public static var inheritedAnimationDuration: Double { AnimationContext.block?.duration ?? 0 }

    /// Inside of `animations`: what `animations` here changes is shown `count` times, and back each time when
    /// `autoreverses`.
    ///
    ///     View.animate(withDuration: 0.2) {
    ///         View.modifyAnimations(withRepeatCount: 3, autoreverses: true) { bell.transform = tilted }
    ///     }
    public static func modifyAnimations(
        withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = AnimationContext.block else { return animations() }
        var options = outer.options
        options.remove(.repeat)
        if autoreverses { options.insert(.autoreverse) } else { options.remove(.autoreverse) }
        let block = AnimationBlock(
            timing: outer.timing, duration: outer.duration, delay: outer.delay, options: options,
            repeatCount: AnimationTimes.validRepeatCount(count))
        block.record(animations)
        block.seal()
    }

    /// Along a curve or by a spring that is given as a value; `repeatCount` nil repeats for ever.
    package static func animate(
        _ curve: TimingCurve?, _ spring: Spring?, duration: Double, delay: Double, options: AnimationOptions,
        repeatCount: Double?, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing: AnimationTiming =
            if let spring { .spring(spring, velocity: 0) } else { .curve(curve ?? .easeInOut) }
        let length = spring.map { $0.settlingDuration() } ?? AnimationTimes.valid(duration, "duration")
        let block = AnimationBlock(
            timing: timing, duration: length, delay: AnimationTimes.valid(delay, "delay"), options: options,
            repeatCount: AnimationTimes.validRepeatCount(repeatCount ?? 1), completion: completion)
        block.record(animations)
        block.seal()
    }

    static func run(
        _ timing: AnimationTiming, duration: Double, delay: Double, options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        var (timing, duration, options) = (timing, duration, options)
        if let outer = AnimationContext.block {
            if outer.isSteered {
                // Changes inside a property animator's block are animated as a whole by that block.
                outer.addCompletion(completion)
                return outer.record(animations)
            }
            if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
            if !options.contains(.overrideInheritedCurve) { timing = outer.timing }
            if !options.contains(.overrideInheritedOptions) {
                options.formUnion(outer.options.intersection(.inherited))
            }
        }
        let block = AnimationBlock(
            timing: timing, duration: duration, delay: delay, options: options, completion: completion)
        block.record(animations)
        block.seal()
    }
}
