extension View {
    /// Runs `animations`, which call `addKeyframe`, and animates the changes of each key frame in its part of `duration`.
    ///
    /// Changes outside of key frames take the whole duration. The progress of the whole animation follows the timing curve in
    /// `options`, ease-in-ease-out by default.
    ///
    ///     View.animateKeyframes(withDuration: 1, delay: 0) {
    ///         View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y = 20 }
    ///         View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y = 180 }
    ///     }
    public static func animateKeyframes(
        withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let bits = AnimationOptions(rawValue: options.rawValue & ~KeyframeAnimationOptions.modeBits)
        let duration = AnimationTimes.valid(duration, "duration")
        let delay = AnimationTimes.valid(delay, "delay")
        let outer = KeyframeContext.current
        KeyframeContext.current = KeyframeContext(
            curve: bits.timingCurve,
            isDiscrete: options.rawValue & KeyframeAnimationOptions.modeBits
                == KeyframeAnimationOptions.calculationModeDiscrete.rawValue)
        run(
            .curve(bits.timingCurve), duration: duration, delay: delay, options: bits, animations,
            completion)
        KeyframeContext.current = outer
    }

    /// Adds a key frame within `animateKeyframes`.
    ///
    /// The changes made by `animations` start at `frameStartTime` and take `frameDuration`, both fractions of the whole
    /// duration.
    ///
    ///     View.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { ball.alpha = 0 }
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: () -> Void
    ) {
        let start = AnimationTimes.validPart(frameStartTime, "the relative start time")
        let length = AnimationTimes.validPart(frameDuration, "the relative duration")
        guard let keyframes = KeyframeContext.current else {
            Diagnostics.report(
                Diagnostic(
                    kind: .invalidValue, subject: "View.addKeyframe",
                    message: "was called outside of animateKeyframes",
                    cure: "the changes are applied anyway; call it within that block"))
            return animations()
        }
        guard let block = AnimationContext.block else { return animations() }
        block.record(
            as: .keyframe(
                curve: keyframes.curve, start: start, length: min(length, 1 - start),
                isDiscrete: keyframes.isDiscrete), animations)
    }
}

/// The interpolation of the key frames that are being added.
struct KeyframeContext {
    static var current: KeyframeContext?

    let curve: TimingCurve
    let isDiscrete: Bool
}
