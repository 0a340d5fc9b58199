/// The causes, the work and the cost of one frame.
///
///     let report = host.lastFrameReport
///     print(report)   // "frame 7: 1 laid out, 3 drawn, damage 120 x 34 ..."
public nonisolated struct FrameReport: Sendable {
    /// A view that was invalidated over and over inside the pass that serves it.
    ///
    ///     report.culprits.first?.view   // "Window > Meter"
    public struct Culprit: Hashable, Sendable {
        /// The path of the view in its hierarchy.
        public let view: String
        /// The pass that the view has asked for again and again.
        public let pass: Invalidation.Kind
        /// How often it ran in this frame.
        public let count: Int
        /// The cause of its invalidation, while tracing.
        public let cause: Invalidation?
    }

    /// 1 for the host's first frame.
    public var number = 0
    /// When it ran, on the host's clock.
    public var time = Duration.zero
    /// The number of cells that were configured.
    public var configurationUpdateCount = 0
    /// The number of views whose constraints were updated.
    public var constraintUpdateCount = 0
    /// How often `layoutSubviews()` ran.
    public var layoutCount = 0
    /// How often constraints and layout took turns; 1 unless layout invalidated more.
    public var layoutRounds = 0
    /// How often `draw(_:)` recorded.
    public var drawCount = 0
    /// The number of views whose pixels were replayed, newly recorded or not.
    public var visitedCount = 0
    /// The redrawn areas, in pixels.
    public var damage: [PixelRect] = []
    /// The pixel moves that were made on the target before drawing.
    public var moves: [PixelMove] = []
    /// The views that kept asking for layout until the frame stopped.
    public var culprits: [Culprit] = []
    /// The invalidations that led to the frame; empty unless the host traces.
    public var invalidations: [Invalidation] = []
    /// How long configuration, constraints and layout took.
    public var layoutDuration = Duration.zero
    /// How long recording and drawing took, without the way to the screen.
    public var paintDuration = Duration.zero

    public init() {}
}

nonisolated extension FrameReport: CustomStringConvertible {
    public var description: String {
        var lines = [
            "frame \(number): \(constraintUpdateCount) constraint updates, \(layoutCount) laid out in "
                + "\(layoutRounds) rounds, \(drawCount) drawn, \(visitedCount) visited, "
                + "damage \(damage.map { "\($0)" }.joined(separator: " "))"
        ]
        lines += moves.map { "  moved \($0)" }
        lines += culprits.map { "  culprit: \($0.view) ran \($0.pass) \($0.count) times" }
        lines += invalidations.map { "  because \($0)" }
        return lines.joined(separator: "\n")
    }
}
