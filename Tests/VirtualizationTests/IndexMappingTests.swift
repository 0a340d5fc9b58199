import RandomNumbers
import Testing
import Virtualization

/// New indices after random changes, compared with an array of names.
struct IndexMappingTests {
    @Test(arguments: 0..<40)
    func `Items have the indices of an edited array`(seed: Int) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<20 {
            let old = Array(0..<random.index(below: 20))
            let deleted = old.filter { _ in random.chance(0.3) }
            var new: [Int?] = old.filter { !deleted.contains($0) }
            for _ in 0..<random.index(below: 6) { new.insert(nil, at: random.index(below: new.count + 1)) }
            let inserted = new.indices.filter { new[$0] == nil }
            let mapping = IndexMapping(deleted: deleted, inserted: inserted, moved: [:])
            for item in old { #expect(mapping.newIndex(of: item) == new.firstIndex(of: item)) }
        }
    }

    @Test func `Moved items have the index that was given`() {
        let mapping = IndexMapping(deleted: [], inserted: [], moved: [0: 3])
        #expect((0..<4).map(mapping.newIndex) == [3, 0, 1, 2])
    }

    @Test(arguments: 0..<20)
    func `The partitioning index is the first number of the second part`(seed: Int) {
        var random = SeededRandom(seed: seed)
        let start = random.index(below: 5)
        let range = start..<start + random.index(below: 20)
        for border in range.lowerBound...range.upperBound {
            #expect(range.partitioningIndex { $0 >= border } == border)
        }
    }
}
