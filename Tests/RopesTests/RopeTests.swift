import RandomNumbers
import Testing

@testable import Ropes

/// Ropes of numbers, compared with arrays.
struct RopeTests {
    /// A number whose summary is not commutative: it contains the first and the last number.
    private struct Number: RopeElement, Equatable {
        var value: Int
        var summary: Sum { Sum(total: value, first: value, last: value) }
    }

    private struct Sum: RopeSummary, Equatable {
        var total = 0
        var first: Int?
        var last: Int?

        static var zero: Sum { Sum() }

        static func += (sum: inout Sum, next: Sum) {
            sum.total += next.total
            sum.first = sum.first ?? next.first
            sum.last = next.last ?? sum.last
        }
    }

    private func check(_ rope: Rope<Number>, against plain: [Int]) {
        #expect(rope.elements.map(\.value) == plain)
        #expect(rope.count == plain.count && rope.isEmpty == plain.isEmpty)
        #expect(rope.summary == Sum(total: plain.reduce(0, +), first: plain.first, last: plain.last))
        #expect(rope.nodeFaults == [])
    }

    @Test(arguments: 1...6) func `Random replacements agree with an array`(
        seed: UInt64
    ) {
        var numbers = SeededRandom(seed: seed)
        var plain: [Int] = []
        var rope = Rope<Number>()
        for step in 0..<600 {
            let low = Int.random(in: 0...plain.count, using: &numbers)
            let high = min(
                plain.count, low + Int.random(in: 0...(step % 50 == 0 ? 3000 : 12), using: &numbers))
            let count = Int.random(in: 0...(step % 40 == 0 ? 4000 : 10), using: &numbers)
            let new = (0..<count).map { _ in Int.random(in: 0...50, using: &numbers) }
            rope.replaceSubrange(low..<high, with: ContiguousArray(new.map(Number.init)))
            plain.replaceSubrange(low..<high, with: new)
            if !plain.isEmpty, step % 3 == 0 {
                let index = Int.random(in: plain.indices, using: &numbers)
                rope.set(Number(value: step), at: index)
                plain[index] = step
            }
            if step % 20 == 0 { check(rope, against: plain) }
        }
        check(rope, against: plain)
        var before = Sum()
        for (index, value) in plain.enumerated() {
            let place = rope.place(at: index)
            #expect(place.element.value == value && place.index == index && place.before == before)
            #expect(rope[index].value == value)
            if value > 0 {
                let found = rope.find { sum, range in before.total < sum.total + range.total }
                #expect(found.index == index && found.before == before)
            }
            before += Number(value: value).summary
        }
    }

    @Test func `A search without a match ends at the last element`() {
        let rope = Rope((0..<1000).map(Number.init))
        #expect(rope.find { _, _ in false }.index == 999)
        #expect(rope.find { _, _ in true }.index == 0)
        #expect(rope.place(at: -7).index == 0 && rope.place(at: 5000).index == 999)
    }

    @Test func `A copy is not affected by edits of the original`() {
        var rope = Rope((0..<1000).map(Number.init))
        let copy = rope
        rope.replaceSubrange(10..<900, with: [])
        rope.set(Number(value: 7), at: 0)
        check(copy, against: Array(0..<1000))
        check(rope, against: [7] + Array(1..<10) + Array(900..<1000))
    }

    @Test func `A rope can be emptied and filled again`() {
        var rope = Rope((0..<5000).map(Number.init))
        rope.replaceSubrange(0..<5000, with: [])
        check(rope, against: [])
        rope.replaceSubrange(0..<0, with: [Number(value: 3)])
        check(rope, against: [3])
    }
}
