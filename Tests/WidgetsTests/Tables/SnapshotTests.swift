import RandomNumbers
import Testing
import Widgets

@testable import Containers

/// Snapshots of diffable data sources, compared with plain arrays.
@Suite struct SnapshotTests {
    private typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

    @Test func `Items are appended to the given or the last section`() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2])
        snapshot.appendItems([3], toSection: "a")
        #expect(snapshot.itemIdentifiers == [3, 1, 2] && snapshot.numberOfItems == 3)
        #expect(snapshot.itemIdentifiers(inSection: "b") == [1, 2])
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
        #expect([3, 1, 2, 4].map(snapshot.indexOfItem) == [0, 1, 2, nil])
        #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    }

    @Test func `Repeated and missing identifiers are ignored and recorded`() {
        var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
        snapshot.appendItems([2, 4, 4], toSection: "b")
        snapshot.appendSections(["a"])
        snapshot.appendItems([9], toSection: "z")
        snapshot.insertItems([5], beforeItem: 8)
        snapshot.moveItem(1, afterItem: 1)
        snapshot.deleteItems([7])
        snapshot.reloadItems([6])
        #expect(snapshot.sectionIdentifiers == ["a", "b"])
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4])
        #expect(snapshot.problems.count == 8)
        #expect(snapshot.problems.first == "an item occurs more than once: 2")
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `Random edits give the same results as a plain array`(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var model: [(String, [Int])] = []
        var snapshot = Snapshot()
        var next = 0
        for _ in 0..<60 {
            let sections = model.map(\.0)
            let items = model.flatMap(\.1)
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
                next += 1
                let place = Int.random(in: 0...model.count, using: &random)
                if place == model.count {
                    snapshot.appendSections(["s\(next)"])
                } else if Bool.random(using: &random) {
                    snapshot.insertSections(["s\(next)"], beforeSection: sections[place])
                } else {
                    snapshot.insertSections(["s\(next)"], afterSection: sections[place])
                    model.insert(("s\(next)", []), at: place + 1)
                    break
                }
                model.insert(("s\(next)", []), at: place)
            case 1 where model.count > 3:
                let section = Int.random(in: 0..<model.count, using: &random)
                snapshot.deleteSections([model.remove(at: section).0])
            case 2 where model.count > 1:
                let moved = model.remove(at: Int.random(in: 0..<model.count, using: &random))
                let place = Int.random(in: 0..<model.count, using: &random)
                let isBefore = Bool.random(using: &random)
                if isBefore {
                    snapshot.moveSection(moved.0, beforeSection: model[place].0)
                } else {
                    snapshot.moveSection(moved.0, afterSection: model[place].0)
                }
                model.insert(moved, at: place + (isBefore ? 0 : 1))
            case 3..<6 where !items.isEmpty:
                let item = items[Int.random(in: 0..<items.count, using: &random)]
                guard let section = model.firstIndex(where: { $0.1.contains(item) }),
                    let place = model[section].1.firstIndex(of: item)
                else { break }
                let new = [next + 1, next + 2]
                next += 2
                let isBefore = Bool.random(using: &random)
                if isBefore {
                    snapshot.insertItems(new, beforeItem: item)
                } else {
                    snapshot.insertItems(new, afterItem: item)
                }
                model[section].1.insert(contentsOf: new, at: place + (isBefore ? 0 : 1))
            case 6 where !items.isEmpty:
                let gone = Set(items.filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
                snapshot.deleteItems(Array(gone))
                for section in model.indices { model[section].1.removeAll { gone.contains($0) } }
            case 7 where items.count > 1:
                let item = items[Int.random(in: 0..<items.count, using: &random)]
                let anchor = items[Int.random(in: 0..<items.count, using: &random)]
                if item == anchor { break }
                let isBefore = Bool.random(using: &random)
                if isBefore {
                    snapshot.moveItem(item, beforeItem: anchor)
                } else {
                    snapshot.moveItem(item, afterItem: anchor)
                }
                for section in model.indices { model[section].1.removeAll { $0 == item } }
                for section in model.indices {
                    guard let place = model[section].1.firstIndex(of: anchor) else { continue }
                    model[section].1.insert(item, at: place + (isBefore ? 0 : 1))
                }
            default:
                if model.isEmpty { break }
                next += 1
                let section = Int.random(in: 0..<model.count, using: &random)
                snapshot.appendItems([next], toSection: model[section].0)
                model[section].1.append(next)
            }
            #expect(snapshot.sectionIdentifiers == model.map(\.0))
            #expect(snapshot.itemIdentifiers == model.flatMap(\.1))
            #expect(snapshot.numberOfItems == model.reduce(0) { $0 + $1.1.count })
            for (index, item) in model.flatMap(\.1).enumerated() {
                #expect(snapshot.indexOfItem(item) == index)
            }
            for (section, items) in model {
                #expect(snapshot.itemIdentifiers(inSection: section) == items)
                #expect(items.allSatisfy { snapshot.sectionIdentifier(containingItem: $0) == section })
            }
        }
        #expect(snapshot.problems.isEmpty)
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `The difference of two snapshots turns one into the other`(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        func make() -> Snapshot {
            var pool = Array(0..<Int.random(in: 0...12, using: &random)).shuffled(using: &random)
            if Bool.random(using: &random) { pool.sort() }
            let kept = pool.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
            let split = Int.random(in: 0...kept.count, using: &random)
            return snapshot([("a", Array(kept[..<split])), ("b", Array(kept[split...]))])
        }
        let (old, new) = (make(), make())
        let batch = SnapshotDifference(from: old, to: new).batch
        let mapping = RowMapping(batch)
        let (before, after) = (old.itemIdentifiers, new.itemIdentifiers)
        #expect(mapping.isConsistent(from: before.count, to: after.count))
        for (row, item) in before.enumerated() {
            #expect(mapping.newRow(of: row) == after.firstIndex(of: item))
        }
        for row in after.indices { #expect(batch.inserted.contains(row) == !before.contains(after[row])) }
    }

    @Test(arguments: [([], 0), ([3], 1), ([1, 2, 3], 3), ([3, 2, 1], 1), ([2, 5, 3, 4, 1, 6], 4)])
    func `The longest increasing subsequence has the expected length`(_ numbers: [Int], _ length: Int) {
        let stays = SnapshotDifference.longestIncreasing(numbers)
        let chosen = zip(numbers, stays).filter(\.1).map(\.0)
        #expect(chosen.count == length && chosen == chosen.sorted())
    }
}
