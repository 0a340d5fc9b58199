/// Reorders subviews with as few moves as possible.
package nonisolated enum SubviewOrder {
    /// Returns the indices into `places` of a longest increasing subsequence, whose elements need not be moved.
    ///
    /// Complexity: O(n log n), by patience sorting.
    package static func staying(_ places: [Int]) -> Set<Int> {
        // For each length, the index of the smallest last element of an increasing subsequence, and each element's predecessor.
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: places.count)
        for index in places.indices {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if places[ends[middle]] < places[index] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: Set<Int> = []
        var step = ends.last ?? -1
        while step >= 0 {
            result.insert(step)
            step = before[step]
        }
        return result
    }
}

extension View {
    /// Reorders `views`, which must be subviews, into the given order.
    ///
    /// - Returns: The number of moved views, which is the smallest possible.
    ///
    /// Complexity: O(n log n), in addition to the moves.
    func order(_ views: [View]) -> Int {
        let places = views.map { index(of: $0) ?? 0 }
        let staying = SubviewOrder.staying(places)
        var previous: View?
        for (position, view) in views.enumerated() {
            if !staying.contains(position) {
                if let previous {
                    insertSubview(view, aboveSubview: previous)
                } else if let first = views.indices.first(where: { staying.contains($0) }) {
                    insertSubview(view, belowSubview: views[first])
                }
            }
            previous = view
        }
        return views.count - staying.count
    }
}
