import Testing
import Widgets
import WidgetsTesting

@testable import Overlays

/// Lists of completions of text fields and text views.
struct CompletionTests {
    let page = View()
    let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 32))
    let next = TextField(frame: Rect(x: 10, y: 50, width: 200, height: 32))
    let editor = TextView(frame: Rect(x: 10, y: 90, width: 280, height: 100))
    let harness: Harness

    private static let cities = ["Berlin", "Bern", "Bergen", "Bonn", "Paris"]

    init() throws {
        for view in [field, next, editor] { page.addSubview(view) }
        harness = Harness(page, size: Size(width: 300, height: 400))
        field.completionSession.source = Self.complete
        editor.completionSession.source = Self.complete
        try harness.focus(field)
    }

    private static func complete(_ text: String) -> [TextCompletion] {
        cities.filter { $0.lowercased().hasPrefix(text.lowercased()) }.map { TextCompletion($0) }
    }

    private var panel: CompletionPanel? {
        harness.host.layers(of: CompletionOverlay.self).first?.subviews.first as? CompletionPanel
    }

    /// The titles of the rows, with the highlighted one in brackets; empty without a list.
    private var rows: [String] {
        panel?.list.mountedRows.map { row in
            let title = row.visibleText ?? ""
            return row.isHighlighted ? "[\(title)]" : title
        } ?? []
    }

    @Test func `Typing offers the completions of the word, and Return inserts the highlighted one`() throws {
        try harness.type("to Be")
        #expect(rows == ["Berlin", "Bern", "Bergen"])
        #expect(field.text == "to Be")
        #expect(field.isFirstResponder)

        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardDownArrow)
        #expect(rows == ["Berlin", "[Bern]", "Bergen"])
        #expect(field.text == "to Be")
        try harness.key(.keyboardReturnOrEnter)

        #expect(field.text == "to Bern")
        #expect(rows.isEmpty)
        try harness.key("z", .control)
        #expect(field.text == "to Be")
    }

    @Test func `More letters narrow the list, and a word without completions closes it`() throws {
        try harness.type("ber")
        #expect(rows == ["Berlin", "Bern", "Bergen"])
        try harness.type("g")
        #expect(rows == ["Bergen"])
        try harness.type("x")
        #expect(rows.isEmpty)
        try harness.key(.keyboardDeleteOrBackspace)
        #expect(rows == ["Bergen"])
    }

    @Test
    func
        `Tab inserts the highlighted completion and keeps the focus; without a highlight it leaves the field`()
        throws
    {
        try harness.type("B")
        try harness.key(.keyboardUpArrow)
        #expect(rows.last == "[Bonn]")
        try harness.key(.keyboardTab)
        #expect(field.text == "Bonn" && field.isFirstResponder)

        try harness.type(" P")
        #expect(rows == ["Paris"])
        try harness.key(.keyboardTab)
        #expect(field.text == "Bonn P" && next.isFirstResponder)
        #expect(rows.isEmpty)
    }

    @Test func `Escape closes the list and keeps the typed text; Return without a highlight commits it`()
        throws
    {
        var commits = 0
        field.addAction(Action { _ in commits += 1 }, for: .primaryActionTriggered)
        try harness.type("B")
        try harness.key(.keyboardEscape)
        #expect(rows.isEmpty && field.text == "B" && field.isFirstResponder)

        try harness.type("o")
        #expect(rows == ["Bonn"])
        try harness.key(.keyboardReturnOrEnter)
        #expect(rows.isEmpty && field.text == "Bo" && commits == 1)
    }

    @Test func `Moving the caret closes the list, and Control and Space open it again`() throws {
        try harness.type("Be")
        try harness.key(.keyboardLeftArrow)
        #expect(rows.isEmpty)
        try harness.key(.keyboardEnd)
        try harness.key(.keyboardSpacebar, .control)
        #expect(rows.count == 3)
        try harness.key(.keyboardUpArrow, .alternate)
        #expect(rows.isEmpty && field.text == "Be")
    }

    @Test func `A click chooses a row, and a press in the text closes the list and moves the caret`() throws {
        try harness.type("Be")
        let row = try #require(panel?.list.mountedRows[2])
        let place = row.convert(row.bounds, to: nil)
        try harness.click(Point(x: place.midX, y: place.midY))
        #expect(field.text == "Bergen" && field.isFirstResponder && rows.isEmpty)

        try harness.type(" B")
        #expect(rows.count == 4)
        try harness.click(Point(x: 21, y: 26))
        #expect(rows.isEmpty && field.isFirstResponder)
        #expect(field.selectedUTF8Range == 0..<0)
    }

    @Test func `A press elsewhere closes the list, and removing the field does`() throws {
        try harness.type("B")
        try harness.click(Point(x: 250, y: 380))
        #expect(rows.isEmpty && field.text == "B")
        try harness.type("e")
        #expect(!rows.isEmpty)

        field.removeFromSuperview()
        try harness.settle()
        #expect(rows.isEmpty)
        #expect(harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `The chosen row is drawn on the tint, as the selection of the text that has the focus`() throws
    {
        try harness.type("Be")
        try harness.key(.keyboardDownArrow)
        let row = try #require(panel?.list.mountedRows.first)
        let tint = Theme.light.palette[.tint]
        let lines = try harness.displayListDump(of: row).split(separator: "\n")
        #expect(lines.contains { $0.hasSuffix(" \(tint)") } && lines.contains { $0.hasSuffix(" #ffffff") })
        #expect(harness.picture == harness.renderFresh())
    }

    @Test(arguments: [true, false])
    func `A press beside a list is passed to the view below it, unless the list is that of a menu`(
        isPassed: Bool
    ) throws {
        let button = Button(title: "Other")
        button.frame = Rect(x: 10, y: 340, width: 80, height: 32)
        var presses = 0
        button.addAction(Action { _ in presses += 1 }, for: .primaryActionTriggered)
        page.addSubview(button)
        if isPassed {
            try harness.type("Be")
        } else {
            let box = ComboBox(items: Self.cities)
            box.frame = Rect(x: 10, y: 200, width: 200, height: 32)
            page.addSubview(box)
            try harness.focus(box)
            box.showItems()
        }
        #expect(!rows.isEmpty)
        let place = Point(x: button.frame.midX, y: button.frame.midY)
        try harness.click(place)
        #expect(rows.isEmpty && presses == (isPassed ? 1 : 0))
        try harness.click(place)
        #expect(presses == (isPassed ? 2 : 1))
    }

    @Test func `The whole text is completed with titles that differ from the inserted text`() throws {
        field.completionSession.unit = .text
        field.completionSession.source = { _ in
            [TextCompletion("fr", title: "France"), TextCompletion("de", title: "Germany")]
        }
        try harness.type("any text")
        #expect(rows == ["France", "Germany"])
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardReturnOrEnter)
        #expect(field.text == "fr")
    }

    @Test func `A text view completes the word at its caret`() throws {
        try harness.focus(editor)
        try harness.type("From Par")
        #expect(rows == ["Paris"])
        let list = try #require(panel)
        #expect(list.frame.minX > editor.frame.minX + 20)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardReturnOrEnter)
        #expect(editor.text == "From Paris")
        try harness.type(" to B")
        try harness.key(.keyboardEscape)
        try harness.key(.keyboardReturnOrEnter)
        #expect(editor.text == "From Paris to B\n")
    }

    @Test func `A list of ten thousand completions has views for the visible rows only`() throws {
        field.completionSession.source = { _ in (0..<10_000).map { TextCompletion("Item \($0)") } }
        try harness.type("i")
        let list = try #require(panel?.list)
        #expect(list.rows.count == 10_000)
        #expect(rows.prefix(2) == ["Item 0", "Item 1"] && rows.count == 8)
        #expect(list.createdRowCount == 8)

        try harness.key(.keyboardUpArrow)
        #expect(rows.last == "[Item 9999]" && rows.count == 8)
        for _ in 0..<40 { try harness.key(.keyboardPageUp) }
        #expect(rows.first == "[Item 9679]")
        #expect(list.createdRowCount <= 2 * 8 + 2)
        try harness.key(.keyboardReturnOrEnter)
        #expect(field.text == "Item 9679")
    }

    @Test
    func `A row that displays another title and the first one again before a frame keeps its pixels right`()
        throws
    {
        let row = MenuRow(.element(Action(title: "A") { _ in }))
        row.frame = Rect(x: 0, y: 200, width: 200, height: 30)
        page.addSubview(row)
        try harness.settle()
        let width = row.fittingSize.width
        row.display(.element(Action(title: "A much longer title") { _ in }))
        #expect(row.fittingSize.width > width)
        row.display(.element(Action(title: "A") { _ in }))
        #expect(row.fittingSize.width == width)
    }

    @Test func `The list is displayed in a window of its own, which is used for each change of the rows`()
        throws
    {
        let popups = FakePopups()
        harness.host.popups.provider = popups
        try harness.type("b")
        #expect(popups.open.count == 1)
        let height = try #require(popups.open.first).frame.height
        try harness.type("er")
        #expect(popups.windows.count == 1)
        #expect(try #require(popups.open.first).frame.height < height)
        try harness.key(.keyboardEscape)
        #expect(popups.open.isEmpty)
    }

    @Test func `Assistive technologies read a list with the highlighted row as selected, and choose a row`()
        throws
    {
        try harness.type("Be")
        try harness.key(.keyboardDownArrow)
        let list = try #require(panel)
        var attributes = AccessibilityAttributes()
        list.describeAccessibility(&attributes)
        #expect(attributes.role == .list)
        attributes = AccessibilityAttributes()
        list.list.mountedRows[0].describeAccessibility(&attributes)
        #expect(attributes.role == .listItem && attributes.label == "Berlin")
        #expect(attributes.states.contains(.selected))
        #expect(attributes.positionInSet == 0 && attributes.setSize == 3)

        #expect(list.list.mountedRows[1].accessibilityActivate())

        #expect(field.text == "Bern" && rows.isEmpty)
    }
}
