/// The measurements of an item for which its ``SizeCache`` has no room, and its answers to the other queries of its container.
///
/// The number of proposals for which an item is measured grows with the number of containers around it. A container that measured its
/// items again for each query of its own container would take time exponential in the depth of the tree, so nothing that the current
/// layout pass has used is discarded.
final class MeasurementCache {
    var sizes = PassDictionary<ProposedViewSize, Size>()
    var ranges = PassDictionary<RangeQuery, ClosedRange<Double>>()
    var guides = PassDictionary<GuideQuery, Double?>()
    var spacing: ViewSpacing?

    deinit {}

    func removeAll() {
        sizes.removeAll()
        ranges.removeAll()
        guides.removeAll()
        spacing = nil
    }
}

/// A query of a container to one of its items, whose answers are cached.
protocol LayoutQuery: Hashable {
    associatedtype Answer
    /// Passes the cached answers to such queries to `body`.
    static func withAnswers<Result>(
        in cache: MeasurementCache, _ body: (inout PassDictionary<Self, Answer>) -> Result
    ) -> Result
}

/// A query for the minimum and the maximum length along an axis.
struct RangeQuery: @MainActor LayoutQuery {
    let axis: Axis
    /// The proposal, whose length along `axis` is nil.
    let proposal: ProposedViewSize

    init(_ axis: Axis, cross: Double?) {
        self.axis = axis
        proposal = ProposedViewSize(axis, main: nil, cross: cross)
    }

    static func withAnswers<Result>(
        in cache: MeasurementCache, _ body: (inout PassDictionary<RangeQuery, ClosedRange<Double>>) -> Result
    ) -> Result {
        body(&cache.ranges)
    }
}

/// A query for the explicit position of an alignment guide.
struct GuideQuery: @MainActor LayoutQuery {
    let guide: AlignmentKey
    let size: Size
    let proposal: ProposedViewSize

    static func withAnswers<Result>(
        in cache: MeasurementCache, _ body: (inout PassDictionary<GuideQuery, Double?>) -> Result
    ) -> Result {
        body(&cache.guides)
    }
}

/// A dictionary that keeps the values that were used in the current layout pass and in recent ones.
///
/// It has at most twice as many entries as one pass uses, or twice `limit`, whichever is greater.
struct PassDictionary<Key: Hashable, Value> {
    private var recent: [Key: Value] = [:]
    /// The entries that have not been used since `recent` was last emptied.
    private var older: [Key: Value] = [:]
    private var pass: UInt32 = 0

    /// The number of entries from which on a new pass discards those that are no longer used.
    private static var limit: Int { 32 }

    var count: Int { recent.count + older.count }

    mutating func value(for key: Key, in pass: UInt32) -> Value? {
        if let known = recent[key] { return known }
        guard !older.isEmpty, let known = older.removeValue(forKey: key) else { return nil }
        insert(known, for: key, in: pass)
        return known
    }

    mutating func insert(_ value: Value, for key: Key, in pass: UInt32) {
        if pass != self.pass {
            self.pass = pass
            if recent.count >= Self.limit {
                older = recent
                recent = [:]
            }
        }
        recent[key] = value
    }

    mutating func removeAll() {
        if !recent.isEmpty { recent.removeAll(keepingCapacity: true) }
        if !older.isEmpty { older = [:] }
    }
}
