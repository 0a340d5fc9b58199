extension Pool {
    /// The position of an element in a pool.
    ///
    /// Each element type has its own index type, so that the index of a constraint cannot be used for a variable. The
    /// representation is an `Int32`; ``null`` replaces an optional, which would be twice as large.
    struct Index: BitwiseCopyable, Hashable, Comparable, Strideable {
        let rawValue: Int32

        /// The index of no element.
        static var null: Index { Index(rawValue: -1) }

        static func == (left: Index, right: Index) -> Bool { left.rawValue == right.rawValue }
        static func < (left: Index, right: Index) -> Bool { left.rawValue < right.rawValue }
        static func + (index: Index, distance: Int32) -> Index { Index(rawValue: index.rawValue + distance) }
        static func - (index: Index, distance: Int32) -> Index { Index(rawValue: index.rawValue - distance) }
        static func += (index: inout Index, distance: Int32) { index = index + distance }
        static func -= (index: inout Index, distance: Int32) { index = index - distance }

        func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
        func distance(to other: Index) -> Int { Int(other.rawValue) - Int(rawValue) }
        func advanced(by distance: Int) -> Index { self + Int32(truncatingIfNeeded: distance) }
    }

    var startIndex: Index { Index(rawValue: 0) }

    /// The index after the last element.
    var endIndex: Index { Index(rawValue: Int32(truncatingIfNeeded: count)) }

    /// The index of the last element; null if the pool is empty.
    var lastIndex: Index { endIndex - 1 }

    /// Compares the numbers: each access is checked in debug builds, where comparisons of the generic type take many times as long.
    func contains(_ index: Index) -> Bool { index.rawValue >= 0 && Int(index.rawValue) < count }
}
