private import Glibc

/// Compares values by their bits, where ``FieldPlan/comparesBits`` says that equal bits are equal values.
nonisolated enum ValueBits {
    /// Returns the first of `places` at which `old` has other bits than `new` has `shift` elements further; the end of `places` when there is none.
    ///
    /// Nonisolated, as closures of the main actor check the executor.
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
