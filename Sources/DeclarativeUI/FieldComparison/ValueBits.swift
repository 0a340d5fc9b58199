private import Glibc

/// Compares values by their bits, for types whose ``FieldPlan/comparesBits`` is true.
nonisolated enum ValueBits {
    /// Returns the first index in `places` at which the bits of `old[index]` and `new[index + shift]` differ, or
    /// `places.upperBound`.
    ///
    /// Nonisolated, because closures of the main actor check the executor.
    static func firstDifference<Value>(
        in places: Range<Int>, of old: ContiguousArray<Value>, to new: ContiguousArray<Value>,
        shiftedBy shift: Int
    ) -> Int {
        let (size, stride) = (MemoryLayout<Value>.size, MemoryLayout<Value>.stride)
        return old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return places.lowerBound }
                var index = places.lowerBound
                while index < places.upperBound {
                    // Long equal runs are the rule: sixteen or four elements at once, where padding differs one by one.
                    let rest = places.upperBound - index
                    let (first, second) = (old + index * stride, new + (index + shift) * stride)
                    if rest >= 16, memcmp(first, second, 16 * stride) == 0 {
                        index += 16
                    } else if rest >= 4, memcmp(first, second, 4 * stride) == 0 {
                        index += 4
                    } else {
                        let end = min(index + 4, places.upperBound)
                        while index < end {
                            if memcmp(old + index * stride, new + (index + shift) * stride, size) != 0 {
                                return index
                            }
                            index += 1
                        }
                    }
                }
                return places.upperBound
            }
        }
    }
}
