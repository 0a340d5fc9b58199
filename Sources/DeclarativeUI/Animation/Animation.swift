/// The curve or spring along which a change is animated.
///
/// Follows `SwiftUI.Animation`.
///
///     withAnimation(.easeInOut(duration: 0.2)) { isOpen.toggle() }
public struct Animation: Hashable, Sendable {
    enum Motion: Hashable, Sendable {
        case curve(TimingCurve, duration: Double)
        case spring(Spring)
    }

    let motion: Motion
    private(set) var delay = 0.0
    private(set) var speed = 1.0
    /// The number of repetitions; nil to repeat forever.
    private(set) var repetitions: Int? = 1
    private(set) var autoreverses = false

    init(_ motion: Motion) { self.motion = motion }

    /// The default animation: a spring of 0.5 seconds that does not overshoot.
    public static var `default`: Animation { .spring(duration: 0.5, bounce: 0) }
    /// An animation at constant speed that takes 0.35 seconds.
    public static var linear: Animation { .linear(duration: 0.35) }
    /// An animation of 0.35 seconds that accelerates from its start.
    public static var easeIn: Animation { .easeIn(duration: 0.35) }
    /// An animation of 0.35 seconds that decelerates towards its end.
    public static var easeOut: Animation { .easeOut(duration: 0.35) }
    /// An animation of 0.35 seconds that accelerates at its start and decelerates towards its end.
    public static var easeInOut: Animation { .easeInOut(duration: 0.35) }

    /// Returns an animation at constant speed that takes `duration` seconds.
    public static func linear(duration: Double) -> Animation {
        Animation(.curve(.linear, duration: duration))
    }
    /// Returns an animation of `duration` seconds that accelerates from its start.
    public static func easeIn(duration: Double) -> Animation {
        Animation(.curve(.easeIn, duration: duration))
    }
    /// Returns an animation of `duration` seconds that decelerates towards its end.
    public static func easeOut(duration: Double) -> Animation {
        Animation(.curve(.easeOut, duration: duration))
    }
    /// Returns an animation of `duration` seconds that accelerates at its start and decelerates towards its end.
    public static func easeInOut(duration: Double) -> Animation {
        Animation(.curve(.easeInOut, duration: duration))
    }

    /// Returns an animation of `duration` seconds along a cubic Bézier curve from (0, 0) to (1, 1) with the given control points.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(.curve(TimingCurve(x1, y1, x2, y2), duration: duration))
    }

    /// Returns a spring that oscillates with a period of `response` seconds when undamped.
    ///
    /// With a `dampingFraction` of 1 or more it does not overshoot; lower values oscillate.
    public static func spring(response: Double, dampingFraction: Double = 0.825) -> Animation {
        Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
    }

    /// Returns a spring from perceptual parameters.
    ///
    /// `duration` is the period of an undamped oscillation in seconds. A `bounce` of 0 does not overshoot, values up to 1 oscillate more,
    /// and negative values settle more slowly.
    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
        Animation(.spring(Spring(duration: duration, bounce: bounce)))
    }

    /// A spring of 0.5 seconds that does not overshoot.
    public static var spring: Animation { .spring(duration: 0.5) }
    /// A spring of 0.5 seconds with a bounce of 0.3, which visibly overshoots.
    public static var bouncy: Animation { .spring(duration: 0.5, bounce: 0.3) }
    /// A spring of 0.5 seconds without bounce.
    public static var smooth: Animation { .spring(duration: 0.5, bounce: 0) }
    /// A spring of 0.5 seconds with a bounce of 0.15, which overshoots a little.
    public static var snappy: Animation { .spring(duration: 0.5, bounce: 0.15) }

    /// Returns this animation, which starts `delay` seconds later.
    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.delay += delay
        return copy
    }

    /// Returns this animation at `speed` times its speed; values that are not positive and finite have no effect.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        if speed.isFinite, speed > 0 { copy.speed *= speed }
        return copy
    }

    /// Returns this animation, which runs `repeatCount` times, at least once.
    ///
    /// If `autoreverses` is true, the default, each iteration also runs backwards.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetitions = max(1, repeatCount)
        copy.autoreverses = autoreverses
        return copy
    }

    /// Returns this animation, which repeats until the animated value changes again.
    ///
    /// If `autoreverses` is true, the default, each iteration also runs backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetitions = nil
        copy.autoreverses = autoreverses
        return copy
    }
}

extension Animation {
    /// Animates `changes` of retained views; `completion` is called at the end of the animation.
    func perform(_ changes: () -> Void, completion: (() -> Void)? = nil) {
        let ended: ((Bool) -> Void)? = completion.map { end in { _ in end() } }
        var options: Widgets.View.AnimationOptions = [.allowUserInteraction]
        if repetitions == nil { options.insert(.repeat) }
        if autoreverses { options.insert(.autoreverse) }
        switch motion {
        case .curve(let curve, let duration):
            Widgets.View.animate(
                curve, nil, duration: duration / speed, delay: delay, options: options,
                repeatCount: repetitions.map(Double.init), animations: changes, completion: ended)
        case .spring(let spring):
            let spring = Spring(response: spring.response / speed, dampingRatio: spring.dampingRatio)
            Widgets.View.animate(
                nil, spring, duration: 0, delay: delay, options: options,
                repeatCount: repetitions.map(Double.init), animations: changes, completion: ended)
        }
    }
}
