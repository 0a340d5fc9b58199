import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

struct RowDifferenceTests {
    /// Returns the rows after applying the changes with a naive algorithm.
    private func apply(_ difference: RowDifference, _ old: [Int], _ new: [Int]) -> [Int?] {
        var result = [Int?](repeating: nil, count: new.count)
        let place = difference.placing()
        for index in old.indices {
            if let to = place(index) { result[to] = old[index] }
        }
        for index in difference.inserted { result[index] = new[index] }
        return result
    }

    @Test(arguments: 0..<40) func `The difference turns the old rows into the new ones`(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed + 1))
        for _ in 0..<50 {
            let old = Array((0..<30).shuffled(using: &random).prefix(Int.random(in: 0...20, using: &random)))
            var new = old
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                switch Int.random(in: 0..<3, using: &random) {
                case 0 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count, using: &random))
                case 1 where !new.isEmpty:
                    let element = new.remove(at: Int.random(in: 0..<new.count, using: &random))
                    new.insert(element, at: Int.random(in: 0...new.count, using: &random))
                default:
                    new.insert(100 + new.count * 50 + seed, at: Int.random(in: 0...new.count, using: &random))
                }
            }
            var unique: [Int] = []
            for number in new where !unique.contains(number) { unique.append(number) }
            let difference = RowDifference(from: ContiguousArray(old), to: ContiguousArray(unique))
            #expect(apply(difference, old, unique) == unique.map { $0 })
            #expect(Set(difference.removed.map { old[$0] }) == Set(old).subtracting(unique))
        }
    }

    @Test func `One move is one change`() {
        let difference = RowDifference(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 3, 4])
        #expect(difference.changeCount == 1)
        #expect(difference.moved.first.map { [$0.from, $0.to] } == [4, 0])
    }
}
