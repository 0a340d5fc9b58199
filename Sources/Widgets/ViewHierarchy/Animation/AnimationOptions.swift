/// How an animation runs: `UIView.AnimationOptions`, with its bits.
///
///     View.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { card.alpha = 1 }
public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews of what is resized are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take events while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Replaces running animations of the same properties, from what is shown and at its velocity.
    ///
    /// Without it the new animation is added to the running ones, which is as smooth.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again, without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another animation: keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another animation: keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are drawn again while they change anyway: accepted for UIKit's sake.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides and shows them instead of taking one out.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another animation: takes over none of its options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the one without a name.
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // There is no depth to flip or curl in: these four dissolve.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The snapshot of the old content fades out over the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The new picture comes in from there and pushes the old one out: not in UIKit's list.
    public static let transitionSlideFromLeft = AnimationOptions(rawValue: 8 << 20)
    public static let transitionSlideFromRight = AnimationOptions(rawValue: 9 << 20)
    public static let transitionSlideFromTop = AnimationOptions(rawValue: 10 << 20)
    public static let transitionSlideFromBottom = AnimationOptions(rawValue: 11 << 20)

    /// The curve that the bits name.
    var timingCurve: TimingCurve {
        switch rawValue >> 16 & 15 {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .easeInOut
        }
    }

    /// The options that a nested animation takes over.
    static let inherited: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState, .layoutSubviews]
    static let curveBits = AnimationOptions(rawValue: 15 << 16)
}

/// How key frames are joined: `UIView.KeyframeAnimationOptions`, with its bits.
///
///     View.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) { … }
public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from one to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each at once when its time comes.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// As linear: key frames keep the times that they were given.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// As linear, with the pace of each key frame eased.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    static let modeBits: UInt = 7 << 10
}

extension View {
    /// The options of an animation: UIKit's nested name.
    public typealias AnimationOptions = ViewHierarchy.AnimationOptions
    /// The options of a keyframe animation: UIKit's nested name.
    public typealias KeyframeAnimationOptions = ViewHierarchy.KeyframeAnimationOptions

    /// The four standard curves: `UIView.AnimationCurve`.
    ///
    ///     ViewPropertyAnimator(duration: 0.3, curve: .easeOut) { card.alpha = 1 }
    public nonisolated enum AnimationCurve: Int, Hashable, Sendable {
        case easeInOut
        case easeIn
        case easeOut
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
