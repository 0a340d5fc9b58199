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
                for index in places
                where memcmp(old + index * stride, new + (index + shift) * stride, size) != 0 {
                    return index
                }
                return places.upperBound
            }
        }
    }
}
