import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Selection by pointer, keyboard and type-ahead.
@Suite struct CollectionSelectionTests {
    private func stage(count: Int = 100, multiple: Bool = false) throws -> CollectionStage {
        let stage = CollectionStage(count: count)
        stage.view.allowsMultipleSelection = multiple
        try stage.harness.settle()
        stage.forget()
        return stage
    }

    @Test func `A click selects one item, and its cell is selected`() throws {
        let stage = try stage()
        try stage.harness.click(stage.place(3))
        try stage.harness.click(stage.place(6))

        #expect(stage.selected == [6])
        #expect(stage.view.cellForItem(at: IndexPath(item: 6, section: 0))?.isSelected == true)
        #expect(stage.view.cellForItem(at: IndexPath(item: 3, section: 0))?.isSelected == false)
        #expect(stage.heard == ["select 3", "changed", "deselect 3", "select 6", "changed"])
    }

    @Test func `Control and Shift select several items, and a click on empty space selects none`() throws {
        let stage = try stage(multiple: true)
        try stage.harness.click(stage.place(2))
        try stage.harness.click(stage.place(6), modifiers: .shift)
        #expect(stage.selected == [2, 3, 4, 5, 6])
        try stage.harness.click(stage.place(4), modifiers: .control)
        #expect(stage.selected == [2, 3, 5, 6])
        try stage.harness.click(Point(x: 55, y: 55))
        #expect(stage.selected.isEmpty)
    }

    @Test func `A double click and Return activate an item`() throws {
        let stage = try stage()
        try stage.harness.doubleClick(stage.place(5))
        #expect(stage.heard.last == "activate 5")
        try stage.harness.key(.keyboardRightArrow)
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.heard.last == "activate 6")
    }

    @Test func `An item that the delegate refuses is not selected`() throws {
        let stage = try stage(multiple: true)
        stage.refused = ["item 4"]
        try stage.harness.click(stage.place(2))
        try stage.harness.click(stage.place(4))
        #expect(stage.selected == [2])
        try stage.harness.click(stage.place(6), modifiers: .shift)
        #expect(!stage.selected.contains(4))
        #expect(stage.selected.contains(6))
    }

    @Test func `Arrow keys move in two dimensions and continue on the next line`() throws {
        let stage = try stage(count: 18)
        try stage.harness.focus(stage.view)
        func item(after key: KeyboardHIDUsage) throws -> Int? {
            try stage.harness.key(key)
            return stage.selected.first
        }

        #expect(try item(after: .keyboardRightArrow) == 0)
        #expect(try item(after: .keyboardRightArrow) == 1)
        #expect(try item(after: .keyboardDownArrow) == 5)
        #expect(try item(after: .keyboardLeftArrow) == 4)
        #expect(try item(after: .keyboardLeftArrow) == 3)
        #expect(try item(after: .keyboardDownArrow) == 7)
        #expect(try item(after: .keyboardEnd) == 17)
        #expect(try item(after: .keyboardUpArrow) == 13)
        #expect(try item(after: .keyboardHome) == 0)
        #expect(try item(after: .keyboardUpArrow) == 0)
    }

    @Test func `Vertical movements keep their column across a shorter line`() throws {
        let stage = CollectionStage([(0..<6).map { "a\($0)" }, (0..<8).map { "b\($0)" }])
        try stage.harness.settle()
        try stage.harness.focus(stage.view)
        stage.view.selectItem(at: IndexPath(item: 3, section: 0), animated: false)
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 1)])
    }

    @Test func `Page keys move by a page and scroll the item into view`() throws {
        let stage = try stage(count: 1000)
        try stage.harness.focus(stage.view)
        stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false)
        try stage.harness.key(.keyboardPageDown)
        #expect(stage.selected == [17])
        try stage.harness.key(.keyboardPageDown)
        #expect(stage.selected == [33])
        #expect(stage.texts.contains("item 33"))
        try stage.harness.key(.keyboardPageUp)
        try stage.harness.key(.keyboardPageUp)
        #expect(stage.selected == [1])
        try stage.harness.key(.keyboardEnd)
        #expect(stage.selected == [999])
        #expect(stage.texts.last == "item 999")
    }

    @Test func `Shift, Control and Space with keys select several items`() throws {
        let stage = try stage(multiple: true)
        try stage.harness.focus(stage.view)
        try stage.harness.key(.keyboardRightArrow)
        try stage.harness.key(.keyboardDownArrow, .shift)
        #expect(stage.selected == [0, 1, 2, 3, 4])
        try stage.harness.key(.keyboardRightArrow, .control)
        try stage.harness.key(.keyboardRightArrow, .control)
        #expect(stage.selected == [0, 1, 2, 3, 4])
        #expect(stage.view.cellForItem(at: IndexPath(item: 6, section: 0))?.isHighlighted == true)
        try stage.harness.key(.keyboardSpacebar)
        #expect(stage.selected == [0, 1, 2, 3, 4, 6])
        try stage.harness.key(.keyboardA, .control)
        #expect(stage.view.numberOfSelectedItems == 100)
    }

    @Test func `Typing selects the next item that begins with the text`() throws {
        let stage = CollectionStage([["Apple", "Banana", "Blueberry", "Cherry"]])
        try stage.harness.settle()
        try stage.harness.focus(stage.view)
        try stage.harness.type("bl")
        #expect(stage.selected == [2])
    }

    @Test func `Dragging over empty space selects the items that the rectangle touches`() throws {
        let stage = try stage(multiple: true)
        try stage.harness.press(Point(x: 55, y: 55))
        try stage.harness.move(to: Point(x: 130, y: 130))
        #expect(stage.selected == [5, 6, 9, 10])
        try stage.harness.move(to: Point(x: 75, y: 75))
        #expect(stage.selected == [5])
        try stage.harness.release()
        #expect(stage.selected == [5])
        #expect(stage.view.band == nil)

        try stage.harness.press(Point(x: 115, y: 55), modifiers: .control)
        try stage.harness.move(to: Point(x: 70, y: 70), modifiers: .control)
        #expect(stage.selected.isEmpty)
        try stage.harness.release(modifiers: .control)
    }

    @Test func `A drag beyond the edge scrolls and selects further items until the release`() throws {
        let stage = try stage(count: 400, multiple: true)
        try stage.harness.press(Point(x: 55, y: 290))
        try stage.harness.move(to: Point(x: 200, y: 340))
        stage.harness.advance(by: .seconds(1))
        #expect(stage.view.contentOffset.y > 300)
        #expect(stage.selected.count > 15)
        try stage.harness.release()
        // The scroll bars disappear.
        stage.harness.advance(by: .seconds(5))
        #expect(stage.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `The context menu concerns the item under the pointer, or the selection that contains it`()
        throws
    {
        let stage = try stage(multiple: true)
        try stage.harness.click(stage.place(1))
        try stage.harness.click(stage.place(3), modifiers: .shift)
        try stage.harness.click(stage.place(2), button: .right)
        #expect(stage.menuRequests.last?.map(\.item) == [1, 2, 3])
        try stage.harness.click("Open 3")
        #expect(stage.heard.last == "menu")
        try stage.harness.click(stage.place(7), button: .right)
        #expect(stage.menuRequests.last?.map(\.item) == [7])
        #expect(stage.selected == [7])
    }

    @Test func `A finger selects when it is lifted, and scrolls when it moves`() throws {
        let stage = try stage()
        try stage.harness.tap(stage.place(2))
        #expect(stage.selected == [2])
        try stage.harness.pan(stage.place(10), by: Point(x: 0, y: -80))
        #expect(stage.view.contentOffset.y > 0)
        #expect(stage.selected == [2])
    }

    @Test func `A click on a refused item keeps a single selection`() throws {
        let stage = try stage()
        stage.refused = ["item 4"]
        try stage.harness.click(stage.place(2))
        try stage.harness.click(stage.place(4))
        #expect(stage.selected == [2])
    }

    @Test func `Accessibility clients find all items with positions, and select them`() throws {
        let stage = try stage(count: 500)
        #expect(stage.view.accessibilityElementCount() == 500)
        let element = try #require(stage.view.accessibilityElement(at: 300) as? AccessibilityElement)
        var attributes = AccessibilityAttributes()
        element.describeAccessibility(&attributes)
        #expect(attributes.role == .listItem && attributes.label == "item 300")
        #expect(attributes.positionInSet == 300 && attributes.setSize == 500)

        #expect(element.accessibilityActivate())
        try stage.harness.settle()
        #expect(stage.selected == [300])
        try stage.harness.row("item 301").activate()
        #expect(stage.selected == [301])
    }
}
