import Testing
import Widgets
import WidgetsTesting

@testable import Overlays
@testable import ViewHierarchy

/// Pop-up buttons: opening, choosing and typing.
@Suite(.serialized)
struct PopUpButtonTests {
    let button = PopUpButton(items: ["A4", "A5", "Letter", "Legal"])
    let harness: Harness
    let log = EventLog()

    init() throws {
        let page = View()
        let (log, button) = (log, button)
        button.frame = Rect(x: 10, y: 10, width: 140, height: 34)
        button.addAction(
            Action { _ in log.names.append(button.titleOfSelectedItem ?? "-") }, for: .valueChanged)
        page.addSubview(button)
        harness = Harness(page, size: Size(width: 300, height: 300))
        try harness.settle()
    }

    private var menu: MenuOverlay? { harness.host.openMenu }
    private var highlighted: String? { menu?.panels.last?.highlightedRow?.visibleText }

    @Test func `The first item is selected at first, and a click selects another one`() throws {
        #expect(button.titleOfSelectedItem == "A4")
        try harness.click(button)
        #expect(menu?.panels.first?.backgroundRect.width ?? 0 >= 140)
        try harness.click("Letter")
        try harness.click(button)
        try harness.click(try #require(menu?.panels.first?.rows[2]))

        #expect(log.names == ["Letter"])
        #expect(button.indexOfSelectedItem == 2)
    }

    @Test func `Arrows open the list at the selected item, Return chooses, Escape cancels`() throws {
        button.selectItem(at: 1)
        try harness.focus(button)
        try harness.key(.keyboardDownArrow)
        #expect(highlighted == "A5")
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardEscape)
        #expect(button.titleOfSelectedItem == "A5")
        try harness.key(.keyboardSpacebar)
        try harness.key(.keyboardEnd)
        try harness.key(.keyboardReturnOrEnter)

        #expect(log.names == ["Legal"])
        #expect(button.isFirstResponder)
    }

    @Test func `Typing selects an item while the list is closed`() throws {
        try harness.focus(button)
        try harness.type("le")
        harness.advance(by: .seconds(2))
        try harness.type("l")

        #expect(log.names == ["Letter", "Legal"])
    }

    @Test func `A disabled item is skipped and cannot be chosen`() throws {
        button.setEnabled(false, forItemAt: 2)
        try harness.focus(button)
        try harness.type("l")
        #expect(log.names == ["Legal"])
        try harness.click(button)
        try harness.click("Letter")

        #expect(menu != nil && button.titleOfSelectedItem == "Legal")
    }

    @Test func `The selection follows its item when others are inserted or removed`() {
        button.selectItem(withTitle: "A5")
        button.insertItem(withTitle: "A3", at: 0)
        #expect(button.titleOfSelectedItem == "A5")
        button.removeItem(at: 0)
        button.removeItem(at: button.indexOfItem(withTitle: "A5"))

        #expect(button.indexOfSelectedItem == PopUpButton.noSelection)
        button.itemTitles = ["One"]
        #expect(button.indexOfSelectedItem == 0)
    }

    @Test func `The width is that of the widest item, independent of the selection`() {
        let width = button.intrinsicContentSize.width
        button.selectItem(at: 2)
        #expect(button.intrinsicContentSize.width == width)
        button.addItem(withTitle: "A very much longer name of a paper")

        #expect(button.intrinsicContentSize.width > width)
    }

    @Test func `The selected title is the restorable state`() {
        button.selectItem(at: 3)
        let coder = RestorationCoder()
        button.encodeRestorableState(with: coder)
        let other = PopUpButton(items: ["Legal", "A4"])
        other.selectItem(at: 1)
        other.decodeRestorableState(with: RestorationCoder(values: coder.values))

        #expect(other.titleOfSelectedItem == "Legal")
    }

    @Test func `A button without items accepts clicks and keys`() throws {
        button.removeAllItems()
        try harness.click(button)
        try harness.focus(button)
        try harness.key(.keyboardDownArrow)
        try harness.type("a")

        #expect(menu == nil && log.names.isEmpty)
    }
}
