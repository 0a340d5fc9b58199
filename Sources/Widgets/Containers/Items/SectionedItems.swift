internal import Virtualization

/// The numbers of items in the sections of a collection, and the indices of items across all sections.
///
///     let items = SectionedItems(counts: [3, 2])
///     items.index(of: IndexPath(item: 0, section: 1))   // 3
nonisolated struct SectionedItems: Hashable, Sendable {
    let counts: [Int]
    /// The index of the first item of each section, and the number of items.
    private let starts: [Int]

    init(counts: [Int] = []) {
        self.counts = counts
        var starts = [0]
        starts.reserveCapacity(counts.count + 1)
        for count in counts { starts.append(starts[starts.count - 1] + count) }
        self.starts = starts
    }

    /// The number of items in all sections.
    var total: Int { starts[starts.count - 1] }

    /// Returns the indices of the items of a section; empty for a section that does not exist.
    func items(ofSection section: Int) -> Range<Int> {
        guard counts.indices.contains(section) else { return 0..<0 }
        return starts[section]..<starts[section + 1]
    }

    /// Returns the index across all sections; nil for an item that does not exist.
    func index(of path: IndexPath) -> Int? {
        guard counts.indices.contains(path.section), path.item >= 0, path.item < counts[path.section] else {
            return nil
        }
        return starts[path.section] + path.item
    }

    /// Returns the index path of an existing item.
    ///
    /// Complexity: O(log sections).
    func path(of index: Int) -> IndexPath {
        let section = counts.indices.partitioningIndex { starts[$0 + 1] > index }
        return IndexPath(item: index - starts[section], section: section)
    }
}
