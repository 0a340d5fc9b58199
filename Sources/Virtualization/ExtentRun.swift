internal import Ropes

/// Consecutive items with the same extent.
struct ExtentRun: RopeElement, Equatable {
    var count: Int
    /// The extent of each item.
    var extent: Double

    var length: Double { Double(count) * extent }
    var summary: ExtentSummary { ExtentSummary(items: count, length: length) }
}

/// The number of items in some runs, and their total length.
struct ExtentSummary: RopeSummary, Equatable {
    var items = 0
    var length = 0.0

    static var zero: ExtentSummary { ExtentSummary() }

    static func += (sum: inout ExtentSummary, next: ExtentSummary) {
        sum.items += next.items
        sum.length += next.length
    }
}
