/// The greatest numbers of sections and of rows or items that a table or a collection displays.
///
/// Positions and sums of counts up to these limits are exact.
///
///     SectionCounts.limited(source.numberOfSections(in: table), to: SectionCounts.sectionLimit)
nonisolated enum SectionCounts {
    /// The greatest number of sections.
    static var sectionLimit: Int { 100_000 }
    /// The greatest number of rows or items in all sections.
    static var limit: Int { 1 << 40 }

    /// Returns a number of at least 0 and at most `limit`.
    static func limited(_ count: Int, to limit: Int) -> Int { min(max(0, count), limit) }

    /// Returns numbers of rows whose sum is at most ``limit``: the last sections have fewer rows, if necessary.
    static func limited(_ counts: [Int]) -> [Int] {
        var room = limit
        return counts.map { count in
            let valid = limited(count, to: room)
            room -= valid
            return valid
        }
    }
}
