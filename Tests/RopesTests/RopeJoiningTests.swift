import RandomNumbers
import Testing

@testable import Ropes

/// Ropes that share nodes, compared with arrays.
///
/// Leaves of at most six elements give deep trees.
struct RopeJoiningTests {
    private struct Length: RopeElement {
        static var leafLimit: Int { 6 }
        var value: Int
        var summary: Sum { Sum(total: value) }
    }

    private struct Sum: RopeSummary, Equatable {
        var total = 0
        static var zero: Sum { Sum() }
        static func += (sum: inout Sum, next: Sum) { sum.total += next.total }
    }

    private func check(_ rope: Rope<Length>, _ plain: [Int]) {
        #expect(rope.elements.map(\.value) == plain)
        #expect(rope.nodeFaults == [])
        #expect(rope.first?.value == plain.first)
    }

    @Test(arguments: 1...8) func `Slicing and replacing subranges agree with arrays`(seed: UInt64) {
        var numbers = SeededRandom(seed: seed)
        var plain = Array(0..<300)
        var rope = Rope(plain.map(Length.init))
        var work = RopeWork()
        for _ in 0..<200 {
            let low = Int.random(in: 0...plain.count, using: &numbers)
            let high = Int.random(in: low...plain.count, using: &numbers)
            let part = rope.slice(low..<high, &work)
            check(part, Array(plain[low..<high]))
            let start = Int.random(in: 0...plain.count, using: &numbers)
            let end = min(plain.count, start + Int.random(in: 0...100, using: &numbers))
            rope.replaceSubrange(start..<end, with: part, &work)
            plain.replaceSubrange(start..<end, with: Array(plain[low..<high]))
            if plain.count > 2000 {
                rope.replaceSubrange(100..<1900, with: [], &work)
                plain.removeSubrange(100..<1900)
            }
            check(rope, plain)
        }
    }

    @Test func `An offset on a boundary belongs to the second element, or optionally to the first`() {
        let lengths = (0..<500).map { $0 % 7 + 1 }
        let rope = Rope(lengths.map(Length.init))
        var start = 0
        for (index, length) in lengths.enumerated() {
            for offset in start..<start + length {
                let found = rope.element(at: offset) { $0.total }
                #expect(found.index == index && found.start == start && found.element.value == length)
                #expect(found.nodesVisited == rope.height + 1)
            }
            let first = rope.element(at: start + length, prefersFirst: true) { $0.total }
            #expect(first.index == index && first.start == start)
            start += length
        }
        #expect(rope.element(at: start + 9) { $0.total }.index == 499)
    }

    @Test func `An iterator visits the elements from a given index to the last`() {
        let rope = Rope((0..<500).map(Length.init))
        for start in [0, 1, 5, 6, 250, 499, 500, 900] {
            var elements = rope.iterator(from: start)
            for value in start..<max(start, 500) { #expect(elements.next()?.value == value) }
            #expect(elements.next() == nil && elements.next() == nil)
        }
        #expect(Rope<Length>().iterator().leaf.isEmpty)
    }

    @Test func `Changes create a few nodes per level, independent of the length of the joined ropes`() {
        var rope = Rope((0..<100_000).map(Length.init))
        let copy = rope
        let bound = 12 * (rope.height + 2)
        #expect(rope.isIdentical(to: copy))
        for change: (inout Rope<Length>, inout RopeWork) -> Void in [
            { $0.set(Length(value: 7), at: 50_000, &$1) },
            { $0.replaceSubrange(40_000..<40_001, with: [], &$1) },
            { $0.replaceSubrange(10..<90_000, with: [], &$1) },
            { $0.replaceSubrange(5..<5, with: copy, &$1) },
            { $0 = $0.slice(1000..<99_000, &$1) },
        ] {
            var work = RopeWork()
            change(&rope, &work)
            #expect(work.nodesMade + work.nodesVisited <= 2 * bound)
            #expect(rope.nodeFaults == [])
        }
        #expect(!rope.isIdentical(to: copy))
        #expect(copy.count == 100_000 && copy.summary.total == 100_000 * 99_999 / 2)
    }
}
