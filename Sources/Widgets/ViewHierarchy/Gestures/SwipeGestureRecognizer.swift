/// A recogniser of fast movements along one axis: `UISwipeGestureRecognizer`.
///
/// The gesture is discrete: it is recognised when the fingers have moved by 50 points within half a second.
///
///     let back = SwipeGestureRecognizer(target: self, action: Reader.turnBack)
///     back.direction = .right
open class SwipeGestureRecognizer: GestureRecognizer {
    /// The directions of a swipe: `UISwipeGestureRecognizer.Direction`.
    ///
    ///     swipe.direction = [.left, .right]
    public nonisolated struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that are recognised; `right` by default.
    open var direction = Direction.right { didSet { if touches.isEmpty { reset() } } }
    /// The number of fingers; 1 by default.
    ///
    /// Values below 1 count as 1.
    open var numberOfTouchesRequired = 1 { didSet { if touches.isEmpty { reset() } } }

    private var recognition = SwipeRecognition()

    nonisolated deinit {}

    open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
        apply(recognition.began(touches.samples))
    }

    open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
        apply(recognition.moved(touches.samples))
    }

    open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
        apply(recognition.ended(touches.samples))
    }

    open override func reset() {
        recognition = SwipeRecognition(directions: direction, touchesRequired: numberOfTouchesRequired)
    }

    package override var deadline: Duration? { recognition.deadline }
    package override func deadlineReached(at time: Duration) { apply(recognition.deadlineReached(at: time)) }
}
