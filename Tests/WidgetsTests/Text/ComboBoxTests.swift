import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Text fields with a list of values.
struct ComboBoxTests {
    let page = View()
    let box = ComboBox(items: ["Apple", "Apricot", "Banana", "Cherry"])
    let harness: Harness
    let log = EventLog()

    init() throws {
        let log = log
        box.frame = Rect(x: 10, y: 10, width: 160, height: 32)
        box.accessibilityLabel = "Fruit"
        page.addSubview(box)
        for (event, name) in [
            (ControlEvent.valueChanged, "value"), (.editingChanged, "editing"),
            (.primaryActionTriggered, "primary"),
        ] {
            box.addAction(Action { _ in log.names.append(name) }, for: event)
        }
        harness = Harness(page, size: Size(width: 300, height: 300))
        try harness.focus(box)
    }

    private var panel: CompletionPanel? {
        harness.host.layers(of: CompletionOverlay.self).first?.subviews.first as? CompletionPanel
    }
    private var highlighted: String? { panel?.list.mountedRows.first(where: \.isHighlighted)?.visibleText }

    @Test func `Down opens the list, the arrow keys move the highlight, and Return chooses an item`() throws {
        try harness.key(.keyboardDownArrow)
        #expect(box.isExpanded && highlighted == "Apple" && box.isFirstResponder)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardDownArrow)
        #expect(highlighted == "Banana")
        #expect(box.text.isEmpty && log.names.isEmpty)

        try harness.key(.keyboardReturnOrEnter)

        #expect(box.text == "Banana" && box.indexOfSelectedItem == 2 && !box.isExpanded)
        #expect(log.names == ["editing", "value"])
        try harness.key(.keyboardDownArrow)
        #expect(highlighted == "Banana")
        try harness.key(.keyboardEscape)
        #expect(!box.isExpanded && box.text == "Banana")
        try harness.key(.keyboardReturnOrEnter)
        #expect(log.names == ["editing", "value", "primary"])
    }

    @Test
    func `Alt and Down opens the list without a highlight, Alt and Up closes it, and Up opens it at the end`()
        throws
    {
        try harness.key(.keyboardDownArrow, .alternate)
        #expect(box.isExpanded && highlighted == nil)
        try harness.key(.keyboardUpArrow, .alternate)
        #expect(!box.isExpanded)
        try harness.key(.keyboardUpArrow)
        #expect(highlighted == "Cherry")
        try harness.key(.keyboardDownArrow)
        #expect(highlighted == "Apple")
    }

    @Test func `Typing in the open list highlights the first item with the text, and Return chooses it`()
        throws
    {
        try harness.key(.keyboardDownArrow, .alternate)
        try harness.type("apr")
        #expect(highlighted == "Apricot" && box.text == "apr")
        try harness.type("x")
        #expect(highlighted == nil && box.isExpanded)
        try harness.key(.keyboardDeleteOrBackspace)
        try harness.key(.keyboardReturnOrEnter)
        #expect(box.text == "Apricot" && box.objectValueOfSelectedItem == "Apricot")
    }

    @Test
    func `A box that completes appends the rest of the item as a selection, which further typing replaces`()
        throws
    {
        box.completes = true
        try harness.type("a")
        #expect(box.text == "apple" && box.selectedText == "pple")
        #expect(log.names.last == "editing")
        try harness.type("pr")
        #expect(box.text == "apricot" && box.selectedText == "icot")
        try harness.key(.keyboardDeleteOrBackspace)
        #expect(box.text == "apr", "deletion is not completed")
        try harness.type("z")
        #expect(box.text == "aprz")
    }

    @Test func `The button opens and closes the list, a click chooses, and the box keeps the focus`() throws {
        let button = try #require(box.subviews.first)
        let place = button.convert(button.bounds, to: nil)
        let center = Point(x: place.midX, y: place.midY)
        try harness.click(center)
        #expect(box.isExpanded && box.isFirstResponder)
        try harness.click(center)
        #expect(!box.isExpanded)
        try harness.click(center)
        let row = try #require(panel?.list.mountedRows[3])
        let rect = row.convert(row.bounds, to: nil)
        try harness.click(Point(x: rect.midX, y: rect.midY))
        #expect(box.text == "Cherry" && !box.isExpanded && box.isFirstResponder)
    }

    @Test func `The list displays as many items as the box permits, and scrolls to the others`() throws {
        box.numberOfVisibleItems = 2
        try harness.key(.keyboardDownArrow)
        let list = try #require(panel)
        let height = list.list.rowHeight
        #expect(list.frame.height < 3 * height && list.frame.height >= 2 * height)
        #expect(list.frame.width >= box.frame.width)
        try harness.key(.keyboardPageDown)
        try harness.key(.keyboardPageDown)
        #expect(highlighted == "Cherry")
        let row = try #require(list.list.mountedRows.last)
        #expect(row.visibleText == "Cherry" && row.isHighlighted)
        let last = row.convert(row.bounds, to: list)
        #expect(list.bounds.contains(Point(x: last.midX, y: last.maxY - 1)))
    }

    @Test(arguments: [Theme.light, .dark])
    func `A combo box with an open list matches its goldens`(theme: Theme) throws {
        let page = View()
        let box = ComboBox(items: (0..<12).map { "Item \($0)" })
        box.frame = Rect(x: 8, y: 8, width: 160, height: 32)
        box.text = "Item 3"
        page.addSubview(box)
        let harness = Harness(page, size: Size(width: 196, height: 220), theme: theme)
        box.numberOfVisibleItems = 5
        try harness.focus(box)
        try harness.key(.keyboardDownArrow)
        if theme == .light { try harness.matches(treeGolden: "combo-box-open") }
        try harness.matches(golden: theme == .light ? "combo-box-light" : "combo-box-dark")
    }

    @Test func `A box of ten thousand items creates the visible rows only, at each opening`() throws {
        let items = (0..<10_000).map { "Item \($0)" }
        let box = ComboBox(items: items)
        box.frame = Rect(x: 10, y: 50, width: 160, height: 32)
        page.addSubview(box)
        try harness.settle()
        try harness.focus(box)
        for item in [0, 9_999] {
            box.selectItem(at: item)
            try harness.key(.keyboardDownArrow)
            let list = try #require(panel?.list)
            #expect(list.mountedRows.first { $0.isHighlighted }?.visibleText == "Item \(item)")
            #expect(list.mountedRows.count <= 9 && list.createdRowCount <= 18)
            try harness.key(.keyboardEscape)
        }
    }

    @Test func `Items are added, removed and selected in code without events`() {
        box.insertItem(withObjectValue: "Fig", at: 99)
        box.addItems(withObjectValues: ["Grape", "Kiwi"])
        box.removeItem(at: 0)
        box.removeItem(withObjectValue: "Kiwi")
        box.removeItem(at: 77)
        #expect(box.objectValues == ["Apricot", "Banana", "Cherry", "Fig", "Grape"])
        box.selectItem(at: 1)
        #expect(box.text == "Banana" && box.indexOfItem(withObjectValue: "Fig") == 3)
        box.selectItem(withObjectValue: "None")
        #expect(box.text == "Banana")
        box.deselectItem(at: 1)
        #expect(box.text.isEmpty && box.indexOfSelectedItem == ComboBox.noSelection)
        #expect(box.itemObjectValue(at: 9) == nil && log.names.isEmpty)
        box.removeAllItems()
        box.showItems()
        #expect(!box.isExpanded)
    }

    @Test func `Assistive technologies read a combo box that is expanded with its list`() throws {
        var attributes = AccessibilityAttributes()
        box.describeAccessibility(&attributes)
        #expect(attributes.role == .comboBox)
        #expect(
            attributes.states.contains([.expandable, .hasPopup]) && !attributes.states.contains(.expanded))
        box.showItems()
        box.describeAccessibility(&attributes)
        #expect(attributes.states.contains(.expanded))
        box.isEnabled = false
        try harness.settle()
        #expect(!box.isExpanded)
        try harness.click(box)
        #expect(!box.isExpanded)
    }
}
