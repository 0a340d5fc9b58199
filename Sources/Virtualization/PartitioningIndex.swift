extension Range<Int> {
    /// Returns the first number for which `isInSecondPart` is true, by binary search; the end of the range when there is none.
    ///
    /// The numbers for which it is false must precede those for which it is true. Complexity: O(log count).
    ///
    ///     let next = rows.indices.partitioningIndex { rows[$0] >= row }
    @inlinable package func partitioningIndex(where isInSecondPart: (Int) -> Bool) -> Int {
        var low = lowerBound
        var high = upperBound
        while low < high {
            let middle = low + (high - low) / 2
            if isInSecondPart(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
