internal import Virtualization

/// The numbers of rows in the sections of a table, and the mapping between index paths and numbers across all sections.
///
///     let shape = TableShape(counts: [3, 2])
///     shape.row(of: IndexPath(row: 1, section: 1))   // 4
nonisolated struct TableShape: Hashable, Sendable {
    let counts: [Int]
    /// The number of the first row of each section, and the number of all rows.
    private let starts: [Int]

    init(counts: [Int]) {
        self.counts = counts
        var starts = [0]
        starts.reserveCapacity(counts.count + 1)
        var total = 0
        for count in counts {
            total += count
            starts.append(total)
        }
        self.starts = starts
    }

    func contains(_ path: IndexPath) -> Bool {
        counts.indices.contains(path.section) && path.row >= 0 && path.row < counts[path.section]
    }

    /// Returns the number across all sections of a row; nil if there is no such row.
    func row(of path: IndexPath) -> Int? { contains(path) ? starts[path.section] + path.row : nil }

    func rows(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

    /// Returns the section of a row that exists; O(log sections).
    func section(of row: Int) -> Int { starts.indices.partitioningIndex { starts[$0] > row } - 1 }

    /// Returns how many rows of each section are in `rows`, all of which exist.
    func tally(_ rows: RowIndexSet) -> [Int] {
        var result = [Int](repeating: 0, count: counts.count)
        for range in rows.ranges {
            var section = section(of: range.lowerBound)
            var row = range.lowerBound
            while row < range.upperBound {
                let end = min(range.upperBound, starts[section + 1])
                result[section] += end - row
                row = end
                section += 1
            }
        }
        return result
    }
}
