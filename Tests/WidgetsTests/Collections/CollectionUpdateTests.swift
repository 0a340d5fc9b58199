import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Insertions, deletions and moves that leave the other items unchanged.
@Suite struct CollectionUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test func `Only new items are requested, and kept items keep their cells and selection`() throws {
        let stage = CollectionStage(count: 12)
        stage.view.allowsMultipleSelection = true
        try stage.harness.settle()
        let cell = stage.view.cellForItem(at: path(4))
        stage.view.selectItem(at: path(4), animated: false)
        stage.view.selectItem(at: path(2), animated: false)
        stage.forget()

        stage.names.removeFirst(2)
        stage.names.insert("new", at: 0)
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [path(0), path(1)])
            stage.view.insertItems(at: [path(0)])
        }
        stage.harness.advance(by: .seconds(1))

        #expect(stage.texts == stage.names)
        #expect(stage.requested == [path(0)])
        #expect(stage.view.cellForItem(at: path(3)) === cell)
        #expect(stage.selected == [1, 3])
        #expect(cell?.isSelected == true)
        #expect(stage.view.subviews.filter { $0 is CollectionViewCell }.allSatisfy { $0.alpha == 1 })
    }

    @Test func `During the animation, kept cells are between their old and new positions`() throws {
        let stage = CollectionStage(count: 8)
        try stage.harness.settle()
        let cell = try #require(stage.view.cellForItem(at: path(1)))
        stage.names.remove(at: 0)
        stage.view.deleteItems(at: [path(0)])
        stage.harness.advance(by: .milliseconds(120))

        #expect(cell.frame.minX == 0)
        let displayed = try #require(cell.layer.presentation()).frame.minX
        #expect(displayed > 0 && displayed < 60)
        stage.harness.advance(by: .seconds(1))
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
        #expect(stage.view.subviews.filter { $0 is CollectionViewCell }.count == 7)
    }

    @Test func `Moves and reloads are applied together`() throws {
        let stage = CollectionStage(count: 6)
        try stage.harness.settle()
        let cell = stage.view.cellForItem(at: path(5))
        stage.forget()
        stage.names.insert(stage.names.remove(at: 5), at: 0)
        stage.names[3] = "changed"
        stage.view.performBatchUpdates {
            stage.view.moveItem(at: path(5), to: path(0))
            stage.view.reloadItems(at: [path(2)])
        }
        stage.harness.advance(by: .seconds(1))

        #expect(stage.texts == ["item 5", "item 0", "item 1", "changed", "item 3", "item 4"])
        #expect(stage.view.cellForItem(at: path(0)) === cell)
        #expect(stage.requested == [path(3)])
    }

    @Test func `Visible items stay in place when lines are inserted above them`() throws {
        let stage = CollectionStage(count: 400)
        try stage.harness.settle()
        stage.view.contentOffset.y = 600
        try stage.harness.settle()
        let cell = try #require(stage.view.cellForItem(at: path(44)))
        let position = cell.frame.minY - stage.view.contentOffset.y

        stage.names.insert(contentsOf: ["a", "b", "c", "d"], at: 0)
        stage.view.insertItems(at: (0..<4).map { path($0) })
        stage.harness.advance(by: .seconds(1))

        #expect(cell.frame.minY - stage.view.contentOffset.y == position)
        #expect(stage.view.indexPath(for: cell) == path(48))
    }

    @Test func `Sections are inserted, deleted, moved and reloaded`() throws {
        let stage = CollectionStage([["a0", "a1"], ["b0"], ["c0", "c1"]])
        try stage.harness.settle()
        let cell = stage.view.cellForItem(at: path(0, 2))
        stage.sections = [["c0", "c1"], ["d0"], ["a0", "a1"]]
        stage.view.performBatchUpdates {
            stage.view.deleteSections([1])
            stage.view.insertSections([1])
            stage.view.moveSection(2, toSection: 0)
        }
        stage.harness.advance(by: .seconds(1))
        #expect(stage.texts == ["c0", "c1", "d0", "a0", "a1"])
        #expect(stage.view.cellForItem(at: path(0, 0)) === cell)

        stage.sections[2] = ["x", "y", "z"]
        stage.view.reloadSections([2])
        stage.harness.advance(by: .seconds(1))
        #expect(stage.texts == ["c0", "c1", "d0", "x", "y", "z"])
    }

    @Test(arguments: 0..<20)
    func `Random updates lead to the items of a plain array`(seed: Int) throws {
        var random = SeededRandom(seed: seed)
        let stage = CollectionStage([
            (0..<30).map { "a\($0)" }, [], (0..<10).map { "b\($0)" },
        ])
        stage.view.allowsMultipleSelection = true
        try stage.harness.settle()
        var number = 0
        let reported = try diagnostics {
            for _ in 0..<40 {
                let selected = Set(
                    (stage.view.indexPathsForSelectedItems ?? []).map { stage.sections[$0.section][$0.item] })
                try change(stage, &random, &number, selected)
                if random.chance(0.3) { stage.harness.advance(by: .milliseconds(70)) }
                if random.chance(0.3) {
                    stage.view.contentOffset.y = random.number(0...stage.view.contentSize.height)
                }
                let section = random.index(below: stage.sections.count)
                if !stage.sections[section].isEmpty {
                    stage.view.selectItem(
                        at: path(random.index(below: stage.sections[section].count), section),
                        animated: false)
                }
                if random.chance(0.5) { try stage.harness.settle() }
                try check(stage, seed)
            }
        }
        #expect(reported.isEmpty, "seed \(seed): \(reported)")
    }

    /// Changes the items at random, and reports the changes to the view as one batch.
    private func change(
        _ stage: CollectionStage, _ random: inout SeededRandom, _ number: inout Int, _ selected: Set<String>
    ) throws {
        let old = stage.sections
        var deleted: Set<IndexPath> = []
        for section in old.indices where !old[section].isEmpty {
            for _ in 0..<random.index(below: 4) {
                deleted.insert(path(random.index(below: old[section].count), section))
            }
        }
        for path in deleted.sorted(by: >) { stage.sections[path.section].remove(at: path.item) }
        var inserted: Set<IndexPath> = []
        for section in old.indices {
            // Insertions in ascending order have their final positions.
            var position = 0
            for _ in 0..<random.index(below: 4) {
                position += random.index(below: 4)
                if position > stage.sections[section].count { break }
                number += 1
                stage.sections[section].insert("n\(number)", at: position)
                inserted.insert(path(position, section))
                position += 1
            }
        }
        let removed = Set(deleted.map { old[$0.section][$0.item] })
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: Array(deleted))
            stage.view.insertItems(at: Array(inserted))
        }
        let now = Set(
            (stage.view.indexPathsForSelectedItems ?? []).map { stage.sections[$0.section][$0.item] })
        #expect(now == selected.subtracting(removed))
    }

    private func check(_ stage: CollectionStage, _ seed: Int) throws {
        let cells = stage.view.visibleCells
        for cell in cells {
            let place = try #require(stage.view.indexPath(for: cell))
            #expect(
                (cell as? NameCell)?.label.text == stage.sections[place.section][place.item], "seed \(seed)")
            #expect(
                cell.frame == stage.view.layoutAttributesForItem(at: place)?.frame, "seed \(seed) \(place)")
        }
        let bounds = stage.view.bounds
        var visible: [IndexPath] = []
        for section in stage.sections.indices {
            for item in stage.sections[section].indices {
                let frame = stage.view.layoutAttributesForItem(at: path(item, section))?.frame ?? .zero
                if frame.intersects(bounds) { visible.append(path(item, section)) }
            }
        }
        #expect(Set(visible).isSubset(of: stage.view.indexPathsForVisibleItems), "seed \(seed)")
    }
}
