import RandomNumbers
import Testing

@testable import Containers

/// The places of items while some of them are moved, compared with plain arrays.
@Suite struct ItemGapTests {
    /// Returns the arrays after the lifted elements were removed and inserted at the target.
    private func moved(_ sections: [[Int]], _ lifted: [Int], _ target: IndexPath) -> [[Int]] {
        var result = sections.map { $0.filter { !lifted.contains($0) } }
        result[target.section].insert(contentsOf: lifted, at: target.item)
        return result
    }

    @Test func `The slots and the single moves lead to the arrays that a plain removal and insertion gives`()
    {
        var random = SeededRandom(seed: 4711)
        for _ in 0..<400 {
            let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                Int.random(in: 0...6, using: &random)
            }
            let items = SectionedItems(counts: counts)
            if items.total == 0 { continue }
            let sections = counts.indices.map { Array(items.items(ofSection: $0)) }
            let lifted = (0..<items.total).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            if lifted.isEmpty { continue }
            let section = counts.indices.randomElement(using: &random) ?? 0
            let rest = sections[section].filter { !lifted.contains($0) }.count
            let target = IndexPath(item: Int.random(in: 0...rest, using: &random), section: section)
            let gap = ItemGap(items, lifted: lifted, target: target)
            let expected = moved(sections, lifted, target)
            #expect(gap.slots.counts == expected.map(\.count))
            for (section, elements) in expected.enumerated() {
                for (place, element) in elements.enumerated() {
                    let slot = IndexPath(item: place, section: section)
                    #expect(gap.item(in: slot) == element)
                    #expect(gap.slot(of: element) == slot)
                }
            }
            var data = sections
            for move in gap.moves {
                let element = data[move.from.section].remove(at: move.from.item)
                data[move.to.section].insert(element, at: move.to.item)
            }
            #expect(data == expected)
            #expect(gap.movesItems == (expected != sections))
        }
    }

    @Test func `A gap for items from elsewhere has one empty slot, and the targets beside slots lead there`()
    {
        let items = SectionedItems(counts: [3, 0, 2])
        let gap = ItemGap(items, lifted: [], target: IndexPath(item: 1, section: 0))
        #expect(gap.slots.counts == [4, 0, 2])
        #expect((0..<4).map { gap.item(in: IndexPath(item: $0, section: 0)) } == [0, nil, 1, 2])
        #expect(
            gap.target(beside: IndexPath(item: 3, section: 0), after: true)
                == IndexPath(item: 3, section: 0))
        #expect(
            gap.target(beside: IndexPath(item: 0, section: 0), after: false)
                == IndexPath(item: 0, section: 0))
        #expect(
            gap.target(beside: IndexPath(item: 1, section: 2), after: true)
                == IndexPath(item: 2, section: 2))
    }

    @Test func `A target that does not exist is replaced by the nearest one`() {
        let items = SectionedItems(counts: [3, 2])
        let far = ItemGap(items, lifted: [0], target: IndexPath(item: 99, section: 7))
        #expect(far.target == IndexPath(item: 2, section: 1))
        let before = ItemGap(items, lifted: [4], target: IndexPath(item: -1, section: -1))
        #expect(before.target == IndexPath(item: 0, section: 0))
    }
}
