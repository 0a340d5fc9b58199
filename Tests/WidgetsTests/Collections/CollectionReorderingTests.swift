import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import ViewHierarchy

/// Moving the items of a collection view by drag, by keys, by assistive technologies and by the program.
@Suite struct CollectionReorderingTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    private func makeStage(
        _ sections: [[String]], layout: CollectionViewLayout = CollectionStage.grid()
    ) throws -> CollectionStage {
        let stage = CollectionStage(sections, layout: layout)
        stage.canMove = { _ in true }
        try stage.harness.settle()
        return stage
    }

    private func names(_ count: Int) -> [String] { (0..<count).map { "item \($0)" } }

    private func list() -> CollectionViewCompositionalLayout {
        .list(using: CollectionLayoutListConfiguration(appearance: .plain))
    }

    @Test func `An item is dragged to another place, and the others move out of the way`() throws {
        let stage = try makeStage([names(8)])
        let cell = try #require(stage.view.cellForItem(at: path(1)))
        let start = stage.place(0)
        let target = stage.place(2)
        try stage.harness.press(start)
        try stage.harness.move(to: Point(x: start.x + 12, y: start.y))
        try stage.harness.move(to: target)
        #expect(cell.frame.minX == 0)
        #expect(stage.view.cellForItem(at: path(0))?.alpha == 0)
        try stage.harness.release()
        #expect(
            stage.names == ["item 1", "item 2", "item 0", "item 3", "item 4", "item 5", "item 6", "item 7"])
        #expect(stage.texts == stage.names)
        #expect(stage.view.cellForItem(at: path(0)) === cell)
        #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(stage.selected == [2])
        stage.harness.advance(by: .seconds(5))
        #expect(stage.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `The items slide while the gap opens`() throws {
        let stage = try makeStage([names(8)])
        let cell = try #require(stage.view.cellForItem(at: path(1)))
        let (start, target) = (stage.place(0), stage.place(1))
        stage.harness.settlesAfterVerbs = false
        try stage.harness.press(start)
        try stage.harness.move(to: target)
        stage.harness.advance(by: .milliseconds(100))
        let shown = try #require(cell.layer.presentation()).frame.minX
        #expect(shown > 0 && shown < 60)
        try stage.harness.settle()
        #expect(cell.frame.minX == 0)
    }

    @Test func `Escape returns the items to their places`() throws {
        let stage = try makeStage([names(8)])
        let frames = (0..<8).map { stage.view.layoutAttributesForItem(at: path($0))?.frame }
        let (start, target) = (stage.place(0), stage.place(6))
        try stage.harness.press(start)
        try stage.harness.move(to: target)
        try stage.harness.key(.keyboardEscape)
        #expect(stage.names == names(8))
        #expect((0..<8).map { stage.view.layoutAttributesForItem(at: path($0))?.frame } == frames)
        #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func `The collection view scrolls near its edges, and the item is dropped far away`() throws {
        let stage = try makeStage([names(200)])
        let start = stage.place(0)
        stage.harness.settlesAfterVerbs = false
        try stage.harness.press(start)
        try stage.harness.move(to: Point(x: 205, y: 290))
        stage.harness.advance(by: .seconds(20))
        #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 300)
        try stage.harness.release()
        try stage.harness.settle()
        #expect(stage.names.last == "item 0")
        stage.harness.advance(by: .seconds(5))
        #expect(stage.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `An item is dragged to another section, also to an empty one by its header`() throws {
        let layout = CollectionStage.grid()
        layout.headerReferenceSize = Size(width: 0, height: 20)
        let stage = try makeStage([names(3), [], ["x", "y"]], layout: layout)
        let start = stage.place(1)
        let header = try #require(
            stage.view.layoutAttributesForSupplementaryElement(
                ofKind: CollectionView.elementKindSectionHeader, at: path(0, 1)))
        try stage.harness.press(start)
        try stage.harness.move(to: Point(x: start.x, y: start.y + 14))
        try stage.harness.move(to: header.frame.center)
        #expect(stage.view.layoutAttributesForItem(at: path(1))?.frame.minY ?? 0 > header.frame.maxY - 1)
        try stage.harness.release()
        #expect(stage.sections == [["item 0", "item 2"], ["item 1"], ["x", "y"]])

        let (from, to) = (stage.place(0), stage.place(0, section: 2))
        try stage.harness.press(from)
        try stage.harness.move(to: Point(x: from.x + 14, y: from.y))
        try stage.harness.move(to: Point(x: to.x - 10, y: to.y))
        try stage.harness.release()
        #expect(stage.sections == [["item 2"], ["item 1"], ["item 0", "x", "y"]])
        #expect(stage.view.numberOfItems(inSection: 2) == 3)
    }

    @Test func `All selected items are dragged together, and a click selects only the pressed one`() throws {
        let stage = try makeStage([names(8)])
        stage.view.allowsMultipleSelection = true
        try stage.harness.click(stage.place(1))
        try stage.harness.click(stage.place(4), modifiers: .control)
        let (start, target) = (stage.place(4), stage.place(7))
        stage.harness.advance(by: .seconds(1))
        try stage.harness.press(start)
        #expect(stage.selected == [1, 4])
        try stage.harness.move(to: Point(x: start.x + 12, y: start.y))
        try stage.harness.move(to: target)
        try stage.harness.release()
        #expect(
            stage.names == ["item 0", "item 2", "item 3", "item 5", "item 6", "item 7", "item 1", "item 4"])
        #expect(stage.selected == [6, 7])
        #expect(stage.texts == stage.names)
        try stage.harness.click(stage.place(6))
        #expect(stage.selected == [6])
    }

    @Test func `Items that are removed during the drag end the move, and nothing is lost`() throws {
        let stage = try makeStage([names(8)])
        let (start, target) = (stage.place(0), stage.place(3))
        try stage.harness.press(start)
        try stage.harness.move(to: target)
        stage.names.removeFirst()
        stage.view.deleteItems(at: [path(0)])
        try stage.harness.settle()
        try stage.harness.release()
        #expect(stage.names == Array(names(8).dropFirst()))
        #expect(stage.texts == stage.names)
        #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func `Items that are inserted during the drag do not change the dragged item`() throws {
        let stage = try makeStage([names(8)])
        let (start, target) = (stage.place(0), stage.place(2))
        try stage.harness.press(start)
        try stage.harness.move(to: target)
        stage.names.insert("new", at: 0)
        stage.view.insertItems(at: [path(0)])
        try stage.harness.settle()
        try stage.harness.move(to: Point(x: target.x + 1, y: target.y))
        try stage.harness.release()
        #expect(stage.names.prefix(4) == ["new", "item 1", "item 0", "item 2"])
        #expect(stage.texts == stage.names)
    }

    @Test func `The delegate replaces the target, and a fixed item cannot be dragged`() throws {
        let stage = try makeStage([names(8)])
        stage.canMove = { $0.item != 3 }
        stage.target = { _, proposed in proposed.item == 0 ? IndexPath(item: 1, section: 0) : proposed }
        let (start, target) = (stage.place(5), stage.place(0))
        try stage.harness.press(start)
        try stage.harness.move(to: target)
        try stage.harness.release()
        #expect(stage.names.prefix(3) == ["item 0", "item 5", "item 1"])
        let (fixed, free) = (stage.place(3), stage.place(7))
        try stage.harness.press(fixed)
        try stage.harness.move(to: free)
        try stage.harness.release()
        #expect(stage.names[3] == "item 2" && stage.names.prefix(2) == ["item 0", "item 5"])
    }

    @Test func `Alt with an arrow key moves the selected items in a grid`() throws {
        let stage = try makeStage([names(12)])
        stage.view.allowsMultipleSelection = true
        try stage.harness.click(stage.place(1))
        try stage.harness.key(.keyboardRightArrow, .alternate)
        #expect(stage.names.prefix(3) == ["item 0", "item 2", "item 1"] && stage.selected == [2])
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.names[6] == "item 1" && stage.selected == [6])
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(stage.names[2] == "item 1")
        try stage.harness.click(stage.place(3), modifiers: .shift)
        try stage.harness.key(.keyboardLeftArrow, .alternate)
        #expect(stage.names.prefix(4) == ["item 0", "item 1", "item 3", "item 2"])
        #expect(stage.selected == [1, 2])
    }

    @Test func `A selected item that cannot be moved stays, and the others pass it`() throws {
        let stage = try makeStage([names(8)])
        stage.canMove = { stage.names[$0.item] != "item 2" }
        stage.view.allowsMultipleSelection = true
        try stage.harness.click(stage.place(1))
        try stage.harness.click(stage.place(3), modifiers: .shift)
        try stage.harness.key(.keyboardRightArrow, .alternate)
        #expect(stage.names.prefix(6) == ["item 0", "item 2", "item 4", "item 1", "item 3", "item 5"])
        #expect(stage.selected == [1, 3, 4])
        try stage.harness.click(stage.place(1))
        try stage.harness.key(.keyboardRightArrow, .alternate)
        #expect(stage.names[1] == "item 2")
    }

    @Test func `Alt with an arrow key moves an item of a list across sections, until the ends`() throws {
        let stage = try makeStage([["a", "b"], [], ["c"]], layout: list())
        try stage.harness.click(stage.place(1))
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.sections == [["a"], ["b"], ["c"]])
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.sections == [["a"], [], ["b", "c"]])
        try stage.harness.key(.keyboardDownArrow, .alternate)
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.sections == [["a"], [], ["c", "b"]])
        for _ in 0..<6 { try stage.harness.key(.keyboardUpArrow, .alternate) }
        #expect(stage.sections == [["b", "a"], [], ["c"]])
        #expect(stage.view.indexPathsForSelectedItems == [path(0)])
    }

    @Test func `In right-to-left layouts, Alt with Left moves an item to the next place`() throws {
        let stage = CollectionStage([names(8)])
        stage.canMove = { _ in true }
        stage.view.semanticContentAttribute = .forceRightToLeft
        try stage.harness.settle()
        try stage.harness.click(stage.place(1))
        try stage.harness.key(.keyboardLeftArrow, .alternate)
        #expect(stage.names.prefix(3) == ["item 0", "item 2", "item 1"])
        let (start, target) = (stage.place(2), stage.place(0))
        try stage.harness.press(start)
        try stage.harness.move(to: target)
        try stage.harness.release()
        #expect(stage.names.prefix(3) == ["item 1", "item 0", "item 2"])
    }

    @Test func `Assistive technologies move items, also those without cells`() throws {
        let stage = try makeStage([names(300)])
        let first = try #require(stage.view.accessibilityElement(at: 0))
        #expect(first.accessibilityAttributes.actions == [.activate, .custom("Move down")])
        #expect(first.accessibilityPerform(.custom("Move down")))
        #expect(stage.names.prefix(2) == ["item 1", "item 0"])
        let far = try #require(stage.view.accessibilityElement(at: 250))
        #expect(far.accessibilityPerform(.custom("Move up")))
        #expect(stage.names[249] == "item 250")
    }

    @Test func `The program moves an item interactively, and its cell follows the position`() throws {
        let stage = try makeStage([names(8)])
        let view = stage.view
        let cell = try #require(view.cellForItem(at: path(0)))
        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        #expect(!view.beginInteractiveMovementForItem(at: path(1)))
        view.updateInteractiveMovementTargetPosition(Point(x: 150, y: 30))
        #expect(cell.center == Point(x: 150, y: 30))
        try stage.harness.settle()
        #expect(view.layoutAttributesForItem(at: path(1))?.frame.minX == 0)
        view.endInteractiveMovement()
        try stage.harness.settle()
        #expect(stage.names.prefix(4) == ["item 1", "item 2", "item 0", "item 3"])
        #expect(view.layoutAttributesForItem(at: path(2))?.frame == cell.frame)

        #expect(view.beginInteractiveMovementForItem(at: path(0)))
        view.updateInteractiveMovementTargetPosition(Point(x: 200, y: 90))
        view.cancelInteractiveMovement()
        try stage.harness.settle()
        #expect(stage.names.prefix(4) == ["item 1", "item 2", "item 0", "item 3"])
        #expect(stage.texts == stage.names)
        stage.canMove = { _ in false }
        #expect(!view.beginInteractiveMovementForItem(at: path(0)))
    }
}
