import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import ViewHierarchy

/// Moving the items of an outline by drag and by keys, and drops on them.
@Suite struct OutlineDropTests {
    private final class Receiver: OutlineViewDropDelegate {
        var log: [String] = []
        var operation = DropOperation.copy

        func outlineView(
            _ outlineView: OutlineView, validateDrop session: DropSession, proposedItem item: AnyHashable?,
            proposedChildIndex index: Int
        ) -> DropOperation { operation }
        func outlineView(
            _ outlineView: OutlineView, acceptDrop session: DropSession, item: AnyHashable?,
            childIndex index: Int
        ) -> Bool {
            log.append("\(item.map { "\($0)" } ?? "root") \(index)")
            return true
        }
    }

    private func makeStage() throws -> OutlineStage {
        let stage = try OutlineStage()
        stage.canMove = { _ in true }
        return stage
    }

    /// A point in the row of an item; `part` is the vertical position in it, from 0 to 1.
    private func place(_ stage: OutlineStage, _ item: String, _ part: Double = 0.5, level: Int = 0) throws
        -> Point
    {
        let row = try #require(stage.outline.row(forItem: item))
        return Point(x: 20 + 16 * Double(level), y: 28 + 20 * (Double(row) + part))
    }

    /// Presses an item and moves to a place, without releasing.
    private func drag(_ stage: OutlineStage, _ item: String, to target: Point) throws {
        let start = try place(stage, item)
        try stage.harness.press(Point(x: 150, y: start.y))
        try stage.harness.move(to: Point(x: 165, y: start.y))
        try stage.harness.move(to: target)
    }

    @Test func `An item is dragged between two others, and onto an item`() throws {
        let stage = try makeStage()
        try drag(stage, "c", to: try place(stage, "a", 0.9))
        try stage.harness.release()
        #expect(stage.shown == ["a", "c", "b"])
        try drag(stage, "b", to: try place(stage, "a"))
        #expect(stage.outline.reordering?.gap == nil)
        try stage.harness.release()
        #expect(stage.shown == ["a", " a.0", " a.1", " b", "c"])
        #expect(stage.outline.isItemExpanded("a"))
    }

    @Test func `Below an expanded item, the horizontal position chooses the level`() throws {
        let stage = try makeStage()
        stage.outline.expandItem("a")
        try stage.harness.settle()
        try drag(stage, "c", to: try place(stage, "a.1", 0.9, level: 1))
        try stage.harness.release()
        #expect(stage.shown == ["a", " a.0", " a.1", " c", "b"])
        try drag(stage, "a.0", to: try place(stage, "c", 0.9, level: 0))
        try stage.harness.release()
        #expect(stage.shown == ["a", " a.1", " c", "a.0", "b"])
    }

    @Test func `An item cannot be dropped into itself or its descendants`() throws {
        let stage = try makeStage()
        stage.outline.expandItem("a", expandChildren: true)
        try stage.harness.settle()
        let before = stage.shown
        try drag(stage, "a", to: try place(stage, "a.0"))
        try stage.harness.release()
        #expect(stage.shown == before)
    }

    @Test func `A collapsed item opens when an item rests over it, and Escape cancels the drag`() throws {
        let stage = try makeStage()
        stage.harness.settlesAfterVerbs = false
        try drag(stage, "b", to: try place(stage, "c"))
        stage.harness.advance(by: .seconds(1))
        try stage.harness.settle()
        #expect(stage.shown == ["a", "b", "c", " c.0", " c.1", " c.2"])
        try stage.harness.move(to: try place(stage, "c.0", 0.1, level: 1))
        try stage.harness.release()
        try stage.harness.settle()
        #expect(stage.shown == ["a", "c", " b", " c.0", " c.1", " c.2"])
        try drag(stage, "a", to: try place(stage, "c.2", 0.9, level: 1))
        try stage.harness.key(.keyboardEscape)
        try stage.harness.settle()
        #expect(stage.shown == ["a", "c", " b", " c.0", " c.1", " c.2"])
        stage.harness.advance(by: .seconds(5))
        #expect(stage.harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `All selected items are dragged together, descendants with their ancestors`() throws {
        let stage = try makeStage()
        stage.outline.expandItem("a")
        try stage.harness.settle()
        try stage.harness.click(try place(stage, "a", level: 2))
        try stage.harness.click(try place(stage, "a.0", level: 2), modifiers: .control)
        try stage.harness.click(try place(stage, "b", level: 2), modifiers: .control)
        stage.harness.advance(by: .seconds(1))
        try drag(stage, "b", to: try place(stage, "c", 0.9))
        try stage.harness.release()
        #expect(stage.shown == ["c", "a", " a.0", " a.1", "b"])
    }

    @Test func `Items from elsewhere are dropped on items and between them, as the delegate permits`() throws
    {
        let stage = try OutlineStage()
        let receiver = Receiver()
        stage.outline.dropDelegate = receiver
        func drop(at point: Point) throws {
            let host = stage.harness.host
            let text = [DropEvent.Content.text("text")]
            host.handle(DropEvent(phase: .entered, locationInWindow: point, contents: text))
            host.handle(DropEvent(phase: .dropped, locationInWindow: point, contents: text))
            try stage.harness.settle()
        }
        try drop(at: try place(stage, "a"))
        try drop(at: try place(stage, "b", 0.1))
        try drop(at: Point(x: 50, y: 200))
        #expect(receiver.log == ["a -1", "root 1", "root 3"])
        receiver.operation = .forbidden
        try drop(at: try place(stage, "a"))
        #expect(receiver.log.count == 3)
    }

    @Test func `Alt with arrow keys moves among siblings, indents and outdents`() throws {
        let stage = try makeStage()
        try stage.harness.click(try place(stage, "b", level: 2))
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(stage.shown == ["b", "a", "c"] && stage.selected == ["b"])
        try stage.harness.key(.keyboardDownArrow, .alternate)
        try stage.harness.key(.keyboardRightArrow, .alternate)
        #expect(stage.shown == ["a", " a.0", " a.1", " b", "c"] && stage.selected == ["b"])
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(stage.shown == ["a", " a.0", " b", " a.1", "c"])
        try stage.harness.key(.keyboardLeftArrow, .alternate)
        #expect(stage.shown == ["a", " a.0", " a.1", "b", "c"] && stage.selected == ["b"])
        // At the ends nothing happens.
        try stage.harness.key(.keyboardLeftArrow, .alternate)
        #expect(stage.shown == ["a", " a.0", " a.1", "b", "c"])
    }

    @Test func `Assistive technologies move items`() throws {
        let stage = try makeStage()
        #expect(
            stage.outline.actions(ofRow: 1).filter { $0 != "Expand" } == ["Move up", "Move down", "Indent"])
        #expect(stage.outline.performAction("Indent", onRow: 1))
        #expect(stage.shown == ["a", " a.0", " a.1", " b", "c"])
        #expect(stage.outline.performAction("Outdent", onRow: 3))
        #expect(stage.shown == ["a", " a.0", " a.1", "b", "c"])
    }

    @Test func `Each place between two rows is that of a row which is inserted there`() throws {
        let stage = try makeStage()
        stage.outline.expandItem(nil, expandChildren: true)
        try stage.harness.settle()
        for row in 0...stage.outline.numberOfRows {
            for level in 0..<4 {
                let point = Point(x: 12 + 16 * Double(level), y: 28 + 20 * Double(row) + (row == 0 ? 1 : -1))
                guard
                    let place = OutlineDropTarget(outline: stage.outline).place(
                        at: point, allowsOn: { _ in false }),
                    let index = place.index
                else {
                    Issue.record("There is no place at \(point).")
                    continue
                }
                var tree = stage.children
                tree[stage.name(place.parent.item), default: []].insert("new", at: index)
                #expect(stage.rows(of: tree).firstIndex { $0.hasSuffix("new") } == row)
            }
        }
    }

    @Test func `Random moves by keys and drags keep the outline equal to a plain tree`() throws {
        var random = SeededRandom(seed: 17)
        let stage = try makeStage()
        stage.children["b"] = []
        stage.outline.frame.size.height = 600
        stage.outline.reloadData()
        stage.outline.expandItem(nil, expandChildren: true)
        try stage.harness.settle()
        let all = stage.children.values.joined().sorted()
        for _ in 0..<40 {
            let row = random.index(below: stage.outline.numberOfRows)
            let item = try #require(stage.outline.item(atRow: row) as? String)
            if random.chance(0.5) {
                try stage.harness.click(Point(x: 150, y: 28 + 20 * Double(row) + 10))
                let keys: [KeyboardHIDUsage] = [
                    .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
                ]
                try stage.harness.key(keys[random.index(below: 4)], .alternate)
                #expect(stage.selected == [item])
            } else {
                let y = 28 + random.number(0...1) * Double(stage.outline.numberOfRows) * 20
                try drag(stage, item, to: Point(x: random.number(5...100), y: min(y, 220)))
                try stage.harness.release()
            }
            try stage.harness.settle()
            #expect(stage.children.values.joined().sorted() == all)
            #expect(stage.shown == stage.rows(of: stage.children))
        }
    }
}

extension OutlineStage {
    /// The texts of all items of a tree whose ancestors are expanded, indented by their level.
    fileprivate func rows(of tree: [String: [String]], _ parent: String = "", _ level: Int = 0) -> [String] {
        (tree[parent] ?? []).flatMap { item in
            let row = String(repeating: " ", count: level) + item
            return [row] + (outline.isItemExpanded(item) ? rows(of: tree, item, level + 1) : [])
        }
    }
}
