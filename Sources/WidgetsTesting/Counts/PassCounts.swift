public import Widgets

/// The number of times that each pass of a frame has processed a view.
///
///     #expect(harness.counts(of: meter).draws == 1)
public nonisolated struct PassCounts: Hashable, Sendable, CustomStringConvertible {
    /// The number of calls of `updateConstraints()`.
    public var constraintUpdates: Int
    /// The number of calls of `layoutSubviews()`.
    public var layouts: Int
    /// The number of calls of `draw(_:)`.
    public var draws: Int

    /// Creates counts, which are zero by default.
    public init(constraintUpdates: Int = 0, layouts: Int = 0, draws: Int = 0) {
        self.constraintUpdates = constraintUpdates
        self.layouts = layouts
        self.draws = draws
    }

    /// Returns the difference of each count.
    public static func - (later: PassCounts, earlier: PassCounts) -> PassCounts {
        PassCounts(
            constraintUpdates: later.constraintUpdates - earlier.constraintUpdates,
            layouts: later.layouts - earlier.layouts, draws: later.draws - earlier.draws)
    }

    /// Returns the sum of each count.
    public static func + (one: PassCounts, other: PassCounts) -> PassCounts {
        PassCounts(
            constraintUpdates: one.constraintUpdates + other.constraintUpdates,
            layouts: one.layouts + other.layouts, draws: one.draws + other.draws)
    }

    public var description: String {
        "\(constraintUpdates) constraint updates, \(layouts) layouts, \(draws) draws"
    }
}

/// The pass counts of all views of a tree during a section of a test.
///
///     let changes = try harness.changes { meter.level = 0.7 }
///     #expect(changes.views == [meter])
public struct PassChanges: CustomStringConvertible {
    /// The views processed by at least one pass, in tree order, with their counts.
    public let counts: [(view: View, counts: PassCounts)]
    /// The frames that ran.
    public let frames: [FrameReport]

    /// The views processed by at least one pass, in tree order.
    public var views: [View] { counts.map(\.view) }
    /// The views that were laid out.
    public var laidOut: [View] { counts.filter { $0.counts.layouts > 0 }.map(\.view) }
    /// The views that drew.
    public var drawn: [View] { counts.filter { $0.counts.draws > 0 }.map(\.view) }
    /// The sum of the counts of all views.
    public var total: PassCounts { counts.reduce(PassCounts()) { $0 + $1.counts } }

    /// The pass counts of `view`; all zero if no pass has processed it.
    public subscript(view: View) -> PassCounts {
        counts.first { $0.view === view }?.counts ?? PassCounts()
    }

    public var description: String {
        counts.isEmpty
            ? "nothing" : counts.map { "\($0.view.hierarchyPath): \($0.counts)" }.joined(separator: "\n")
    }
}
