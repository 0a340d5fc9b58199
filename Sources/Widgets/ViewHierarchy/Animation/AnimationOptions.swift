/// The options of an animation: `UIView.AnimationOptions`, with the same raw values.
///
///     View.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { card.alpha = 1 }
public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews of resized views within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views receive events while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Replaces running animations of the same properties, starting at their displayed values and velocities.
    ///
    /// Without it, the new animation is added to the running ones, which is equally smooth.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backwards after each forward iteration.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Within another animation, uses its own duration instead of the inherited one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Within another animation, uses its own timing curve instead of the inherited one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, also animates the changes made by its closure.
    ///
    /// In other animations it has no effect, because views are always redrawn as they change.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Within another animation, does not inherit its options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly; the default curve.
    public static let curveEaseInOut: AnimationOptions = []
    /// Accelerates from the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Decelerates towards the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs at constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns the view about its vertical axis; the left side comes to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view about its vertical axis; the right side comes to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Displayed as `transitionCrossDissolve`.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Displayed as `transitionCrossDissolve`.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The snapshot of the old content fades out over the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view about its horizontal axis; the top comes to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view about its horizontal axis; the bottom comes to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The new content slides in from the left and pushes the old content out; not available in UIKit.
    public static let transitionSlideFromLeft = AnimationOptions(rawValue: 8 << 20)
    /// The new content slides in from the right and pushes the old content out; not available in UIKit.
    public static let transitionSlideFromRight = AnimationOptions(rawValue: 9 << 20)
    /// The new content slides in from the top and pushes the old content out; not available in UIKit.
    public static let transitionSlideFromTop = AnimationOptions(rawValue: 10 << 20)
    /// The new content slides in from the bottom and pushes the old content out; not available in UIKit.
    public static let transitionSlideFromBottom = AnimationOptions(rawValue: 11 << 20)

    /// The timing curve selected by the options.
    var timingCurve: TimingCurve {
        switch rawValue >> 16 & 15 {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .easeInOut
        }
    }

    /// The options that a nested animation inherits.
    static let inherited: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState, .layoutSubviews]
    static let curveBits = AnimationOptions(rawValue: 15 << 16)
}

/// The options of a keyframe animation: `UIView.KeyframeAnimationOptions`, with the same raw values.
///
///     View.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) { … }
public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews of resized views within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views receive events while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Replaces running animations of the same properties, starting at their displayed values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backwards after each forward iteration.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Within another animation, uses its own duration instead of the inherited one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Within another animation, does not inherit its options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between key frames; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Sets the values of each key frame at its start time, without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Treated like `calculationModeLinear`: key frames keep their specified times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Treated like `calculationModeLinear`.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Treated like `calculationModeLinear`.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    static let modeBits: UInt = 7 << 10
}

extension View {
    /// The options of an animation, under UIKit's nested name.
    public typealias AnimationOptions = ViewHierarchy.AnimationOptions
    /// The options of a keyframe animation, under UIKit's nested name.
    public typealias KeyframeAnimationOptions = ViewHierarchy.KeyframeAnimationOptions

    /// The four standard curves: `UIView.AnimationCurve`.
    ///
    ///     ViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 1 }
    public nonisolated enum AnimationCurve: Int, Hashable, Sendable {
        /// Accelerates at the start and decelerates towards the end.
        case easeInOut
        /// Accelerates from the start.
        case easeIn
        /// Decelerates towards the end.
        case easeOut
        /// Runs at constant speed.
        case linear

        var timingCurve: TimingCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }
}
