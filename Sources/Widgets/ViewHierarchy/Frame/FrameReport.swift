/// A report on one frame: what caused it, what it did and how long it took.
///
///     let report = host.lastFrameReport
///     print(report)   // "frame 7: 1 laid out, 3 drawn, damage 120 x 34 ..."
public nonisolated struct FrameReport: Sendable {
    /// A view that is repeatedly invalidated within the pass that processes it.
    ///
    ///     report.culprits.first?.view   // "Window > Meter"
    public struct Culprit: Hashable, Sendable {
        /// The path of the view in its hierarchy.
        public let view: String
        /// The pass for which the view is invalidated repeatedly.
        public let pass: Invalidation.Kind
        /// The number of times that the pass processed the view in this frame; for `display`, the number of consecutive frames.
        public let count: Int
        /// The cause of the last invalidation; nil unless invalidations are traced.
        public let cause: Invalidation?
    }

    /// The number of the frame, starting at 1 for each host.
    public var number = 0
    /// The time of the frame, on the host's clock.
    public var time = Duration.zero
    /// The number of cells that were configured.
    public var configurationUpdateCount = 0
    /// The number of views whose constraints were updated.
    public var constraintUpdateCount = 0
    /// The number of calls of `layoutSubviews()`.
    public var layoutCount = 0
    /// The number of rounds of constraints and layout; 1 unless layout invalidated constraints or layout again.
    public var layoutRounds = 0
    /// The number of calls of `draw(_:)`.
    public var drawCount = 0
    /// The number of views that were painted, from a new or a cached display list.
    public var visitedCount = 0
    /// The number of views whose drawing was skipped because opaque content covers it; descendants that were skipped together with a
    /// view are not counted.
    public var coveredViewCount = 0
    /// The number of background pixels that were not filled because opaque content covers them.
    public var coveredPixelCount = 0
    /// The repainted areas, in pixels.
    public var damage: [PixelRect] = []
    /// The pixel moves that were performed on the target before painting.
    public var moves: [PixelMove] = []
    /// The number of popups in windows of their own that were repainted.
    public var popupCount = 0
    /// The views that invalidated themselves repeatedly until the frame stopped processing them.
    public var culprits: [Culprit] = []
    /// The invalidations that led to the frame; empty unless invalidations are traced.
    public var invalidations: [Invalidation] = []
    /// The duration of configuration, constraints and layout.
    public var layoutDuration = Duration.zero
    /// The duration of recording and painting, without presentation on the screen.
    public var paintDuration = Duration.zero

    /// Creates the report of a frame that has done nothing.
    public init() {}
}

nonisolated extension FrameReport: CustomStringConvertible {
    public var description: String {
        var lines = [
            "frame \(number): \(constraintUpdateCount) constraint updates, \(layoutCount) laid out in "
                + "\(layoutRounds) rounds, \(drawCount) drawn, \(visitedCount) visited, \(coveredViewCount) covered, "
                + "damage \(damage.map { "\($0)" }.joined(separator: " "))"
        ]
        lines += moves.map { "  moved \($0)" }
        lines += culprits.map { "  culprit: \($0.view) ran \($0.pass) \($0.count) times" }
        lines += invalidations.map { "  because \($0)" }
        return lines.joined(separator: "\n")
    }
}
