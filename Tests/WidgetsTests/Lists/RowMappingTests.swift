import RandomNumbers
import Testing

@testable import Containers

/// New indices of rows after random batches, compared with a list of names that is edited row by row.
struct RowMappingTests {
    /// A batch of random changes, and the names of the rows before and after it.
    private struct Change {
        var batch = ListBatch()
        let old: [Int]
        let new: [Int?]

        init(_ random: inout SeededRandom) {
            old = Array(0..<random.index(below: 30))
            for row in old where random.chance(0.2) { batch.deleted.insert(row) }
            let deleted = batch.deleted
            let moving = old.filter { !deleted.contains($0) && random.chance(0.15) }
            var rows: [Int?] = old.filter { !deleted.contains($0) && !moving.contains($0) }
            // Each row is inserted at its final index if the indices ascend.
            var places = Set<Int>()
            let insertions = random.index(below: 6) + moving.count
            let count = rows.count + insertions
            while places.count < insertions { places.insert(random.index(below: count)) }
            var movers = moving.shuffled(using: &random)
            for place in places.sorted() {
                let moved =
                    movers.isEmpty || places.count - movers.count > 0 && random.chance(0.4)
                    ? nil : movers.popLast()
                rows.insert(moved, at: place)
            }
            new = rows
            for (place, name) in rows.enumerated() {
                if let name, moving.contains(name) { batch.moved[name] = place }
                if name == nil { batch.inserted.insert(place) }
            }
            // Movers without a place are deleted.
            for name in moving where batch.moved[name] == nil { batch.deleted.insert(name) }
        }
    }

    @Test(arguments: 0..<60)
    func `Rows have the indices of an edited list`(seed: Int) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<20 {
            let change = Change(&random)
            let mapping = RowMapping(change.batch)
            #expect(mapping.isConsistent(from: change.old.count, to: change.new.count))
            for row in change.old { #expect(mapping.newRow(of: row) == change.new.firstIndex(of: row)) }
            let selected = RowIndexSet(change.old.filter { _ in random.chance(0.4) })
            let expected = RowIndexSet(
                change.new.indices.filter { change.new[$0].map(selected.contains) == true })
            #expect(mapping.newRows(of: selected) == expected)
        }
    }

    @Test func `A row that is named twice or does not exist is inconsistent`() {
        var twice = ListBatch()
        twice.deleted.insert(1)
        twice.moved[1] = 0
        #expect(!RowMapping(twice).isConsistent(from: 3, to: 2))
        var outside = ListBatch()
        outside.deleted.insert(3)
        #expect(!RowMapping(outside).isConsistent(from: 3, to: 2))
        #expect(!RowMapping(ListBatch()).isConsistent(from: 3, to: 2))
    }
}
