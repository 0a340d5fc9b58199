internal import Ropes

/// The extents of consecutive items along an axis: heights of rows, or widths of columns.
///
/// An item has an estimated extent until it is measured. Consecutive items of equal extent are stored as one run, so that a million
/// unmeasured items need constant memory. A position is the distance from the start of the first item, in the unit of the extents.
///
///     var extents = ItemExtents(count: 1_000_000, estimate: 24)
///     extents.item(at: 1000)          // 41
///     extents.setExtent(60, of: 41)
///     extents.start(of: 42)           // 1044
package struct ItemExtents: Sendable {
    /// The extent of items that have not been measured.
    package let estimate: Double
    private var runs: Rope<ExtentRun>

    /// The greatest extent of an item; with it, the total extent of any number of items is finite.
    @inlinable package static var extentLimit: Double { 1e9 }

    /// Returns whether an extent is finite and at most ``extentLimit``.
    @inlinable package static func isValid(_ extent: Double) -> Bool {
        extent.isFinite && extent <= extentLimit
    }

    /// Returns an extent from 0 to ``extentLimit``.
    private static func limited(_ extent: Double) -> Double { min(max(0, extent), extentLimit) }

    /// Creates items that all have the estimated extent, which is raised to at least 1/64 and limited to ``extentLimit``.
    package init(count: Int, estimate: Double) {
        self.estimate = estimate >= 1.0 / 64 ? min(estimate, Self.extentLimit) : 1.0 / 64
        runs = count > 0 ? Rope([ExtentRun(count: count, extent: self.estimate)]) : Rope()
    }

    package var count: Int { runs.summary.items }

    /// The total extent of all items: O(1).
    package var total: Double { runs.summary.length }

    /// The number of runs of equal extents, for tests.
    package var runCount: Int { runs.count }

    // MARK: - Reading

    /// Returns the extent of an item; the estimate for an item that does not exist: O(log count).
    package func extent(of item: Int) -> Double {
        guard item >= 0, item < count else { return estimate }
        return place(of: item).element.extent
    }

    /// Returns the start of an item; the total extent for the item `count`: O(log count).
    package func start(of item: Int) -> Double {
        if item <= 0 { return 0 }
        if item >= count { return total }
        return Self.start(of: item, in: place(of: item))
    }

    /// Returns the item at a position, the second of two that meet there, clamped to the axis: O(log count).
    package func item(at position: Double) -> Int {
        if runs.isEmpty || position.isNaN { return 0 }
        let place = runs.find { before, run in position < before.length + run.length }
        let run = place.element
        guard run.extent > 0 else { return place.before.items + run.count - 1 }
        let inside = (position - place.before.length) / run.extent
        var item = place.before.items + Int(min(max(inside, 0), Double(run.count - 1)))
        // Corrects the rounding of the division, so that the result agrees with `start(of:)`.
        if item + 1 < place.before.items + run.count, Self.start(of: item + 1, in: place) <= position {
            item += 1
        }
        if item > place.before.items, Self.start(of: item, in: place) > position { item -= 1 }
        return item
    }

    private func place(of item: Int) -> Rope<ExtentRun>.Place {
        runs.find { before, run in item < before.items + run.items }
    }

    private static func start(of item: Int, in place: Rope<ExtentRun>.Place) -> Double {
        place.before.length + Double(item - place.before.items) * place.element.extent
    }

    // MARK: - Changes

    /// Sets the extent of an item: O(log count).
    ///
    /// Negative extents become 0, and others are limited to ``extentLimit``. An item that does not exist and an extent that is not finite
    /// are ignored.
    package mutating func setExtent(_ extent: Double, of item: Int) {
        guard item >= 0, item < count, extent.isFinite else { return }
        let extent = Self.limited(extent)
        if extent == self.extent(of: item) { return }
        replace(item, by: ExtentRun(count: 1, extent: extent))
    }

    /// Removes an item; one that does not exist is ignored: O(log count).
    package mutating func remove(_ item: Int) {
        guard item >= 0, item < count else { return }
        replace(item, by: nil)
    }

    /// Inserts an item before `item`, clamped to the valid range, with the estimate if `extent` is nil: O(log count).
    package mutating func insert(at item: Int, extent: Double? = nil) {
        let given = extent ?? estimate
        let new = ExtentRun(count: 1, extent: given.isFinite ? Self.limited(given) : estimate)
        if item >= count {
            put([new], in: runs.count..<runs.count)
        } else {
            let place = place(of: max(item, 0))
            let inside = max(item, 0) - place.before.items
            let run = place.element
            put(
                [
                    ExtentRun(count: inside, extent: run.extent), new,
                    ExtentRun(count: run.count - inside, extent: run.extent),
                ], in: place.index..<place.index + 1)
        }
    }

    /// Appends `count` items of equal extent; ignored for an extent that is not finite: O(log count).
    package mutating func append(count: Int, extent: Double) {
        guard count > 0, extent.isFinite else { return }
        put([ExtentRun(count: count, extent: Self.limited(extent))], in: runs.count..<runs.count)
    }

    /// Removes the items from `item` to the end: O(log count).
    package mutating func removeItems(from item: Int) {
        guard item < count else { return }
        let place = place(of: max(item, 0))
        let kept = max(item, 0) - place.before.items
        put([ExtentRun(count: kept, extent: place.element.extent)], in: place.index..<runs.count)
    }

    /// Replaces one item of a run by `new`, or removes it if nil.
    private mutating func replace(_ item: Int, by new: ExtentRun?) {
        let place = place(of: item)
        let inside = item - place.before.items
        let run = place.element
        put(
            [
                ExtentRun(count: inside, extent: run.extent), new ?? ExtentRun(count: 0, extent: 0),
                ExtentRun(count: run.count - inside - 1, extent: run.extent),
            ], in: place.index..<place.index + 1)
    }

    /// Replaces runs, omitting empty ones and merging neighbours of the same extent.
    private mutating func put(_ new: [ExtentRun], in range: Range<Int>) {
        var (low, high) = (range.lowerBound, range.upperBound)
        var all = new
        if low > 0 {
            low -= 1
            all.insert(runs[low], at: 0)
        }
        if high < runs.count {
            all.append(runs[high])
            high += 1
        }
        var joined: ContiguousArray<ExtentRun> = []
        for run in all where run.count > 0 {
            if let last = joined.last, last.extent == run.extent {
                joined[joined.count - 1].count += run.count
            } else {
                joined.append(run)
            }
        }
        runs.replaceSubrange(low..<high, with: joined)
    }
}
