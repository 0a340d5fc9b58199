import Testing
import Widgets
import WidgetsTesting

/// The selection of lists, tables, outlines and collections is emphasised only while the keyboard focus is inside of them.
struct SelectionFocusTests {
    private let field = TextField(frame: Rect(x: 0, y: 0, width: 80, height: 24))

    /// Returns the colour of a selection that is drawn in the dump of a cell.
    private func selection(_ cell: ReusableView, _ harness: Harness) throws -> String {
        let dump = try harness.displayListDump(of: cell)
        let (tint, grey) = (Theme.light.palette[.tint], Theme.light.palette[.controlFillHover])
        let fills = dump.split(separator: "\n").filter { $0.contains("fill ") }
        if fills.contains(where: { $0.hasSuffix(" \(tint)") }) { return "tint" }
        return fills.contains { $0.hasSuffix(" \(grey)") } ? "grey" : "none"
    }

    /// Moves the focus and the activity of the window, and checks the selection of `cell`.
    private func check(_ harness: Harness, _ view: View, _ cell: () -> ReusableView?) throws {
        harness.rootView.addSubview(field)
        try harness.settle()
        let selected = try #require(cell())
        #expect(selected.isSelected && view.isFirstResponder)
        #expect(try selection(selected, harness) == "tint")
        field.becomeFirstResponder()
        #expect(try selection(selected, harness) == "grey")
        #expect(!selected.configurationState.isEmphasized)
        view.becomeFirstResponder()
        #expect(try selection(selected, harness) == "tint")
        harness.host.setActive(false)
        #expect(try selection(selected, harness) == "grey")
        harness.host.setActive(true)
        #expect(try selection(selected, harness) == "tint")
        field.becomeFirstResponder()
        try harness.settle()
        field.removeFromSuperview()
        #expect(try selection(selected, harness) == "grey")
        #expect(harness.picture == harness.renderFresh())
    }

    @Test func `A list`() throws {
        let stage = ListStage(count: 5)
        try stage.harness.settle()
        try stage.harness.click("row 2")
        try check(stage.harness, stage.list) { stage.list.cellForRow(at: 2) }
    }

    @Test func `A table with columns`() throws {
        let stage = ColumnStage()
        try stage.harness.settle()
        let row = stage.table.convert(stage.table.rectForRow(at: 1), to: nil)
        try stage.harness.click(Point(x: row.minX + 50, y: row.midY))
        try check(stage.harness, stage.table) { stage.table.cellForRow(at: 1) }
    }

    @Test func `An outline`() throws {
        let stage = try OutlineStage()
        stage.outline.selectRow(at: 1)
        stage.outline.becomeFirstResponder()
        try check(stage.harness, stage.outline) { stage.outline.cellForRow(at: 1) }
    }

    @Test func `A collection`() throws {
        let stage = CollectionStage([["one", "two", "three"]])
        try stage.harness.settle()
        try stage.harness.click("two")
        try check(stage.harness, stage.view) {
            stage.view.cellForItem(at: IndexPath(item: 1, section: 0))
        }
    }

    @Test func `A cell that scrolls into view is as emphasised as those that are visible`() throws {
        let stage = ListStage(count: 100)
        stage.list.selectRow(at: 60)
        stage.harness.rootView.addSubview(field)
        field.becomeFirstResponder()
        try stage.harness.settle()
        stage.list.scrollToRow(at: 60, at: .middle, animated: false)
        try stage.harness.settle()
        let cell = try #require(stage.list.cellForRow(at: 60))
        #expect(try selection(cell, stage.harness) == "grey")
        stage.list.becomeFirstResponder()
        #expect(try selection(cell, stage.harness) == "tint")
    }

    @Test func `The focus of a field inside a cell emphasises the selection`() throws {
        let stage = ListStage(count: 5)
        try stage.harness.settle()
        try stage.harness.click("row 1")
        let cell = try #require(stage.list.cellForRow(at: 1))
        cell.addSubview(field)
        field.becomeFirstResponder()
        #expect(try selection(cell, stage.harness) == "tint")
    }

    @Test func `A list is emphasised while the view that operates it has the focus`() throws {
        let stage = ListStage(count: 100)
        stage.list.selectRow(at: 1)
        stage.harness.rootView.addSubview(field)
        field.becomeFirstResponder()
        try stage.harness.settle()
        let first = try #require(stage.list.cellForRow(at: 1))
        #expect(try selection(first, stage.harness) == "grey")
        field.operatedView = stage.list
        #expect(try selection(first, stage.harness) == "tint")

        stage.list.selectRow(at: 60)
        stage.list.scrollToRow(at: 60, at: .middle, animated: false)
        try stage.harness.settle()
        let later = try #require(stage.list.cellForRow(at: 60))
        #expect(try selection(later, stage.harness) == "tint")
        stage.harness.host.setActive(false)
        #expect(try selection(later, stage.harness) == "grey")
        stage.harness.host.setActive(true)
        field.resignFirstResponder()
        #expect(try selection(later, stage.harness) == "grey")
        field.becomeFirstResponder()
        #expect(try selection(later, stage.harness) == "tint")
        field.operatedView = nil
        #expect(try selection(later, stage.harness) == "grey")
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `The focus of a view inside the operating view emphasises the list, that of another does not`()
        throws
    {
        let stage = ListStage(count: 5)
        let (bar, other) = (View(frame: field.frame), Button(title: "Other"))
        bar.addSubview(field)
        for view in [bar, other] { stage.harness.rootView.addSubview(view) }
        bar.operatedView = stage.list
        stage.list.selectRow(at: 1)
        other.becomeFirstResponder()
        try stage.harness.settle()
        let cell = try #require(stage.list.cellForRow(at: 1))
        #expect(try selection(cell, stage.harness) == "grey")
        field.becomeFirstResponder()
        #expect(try selection(cell, stage.harness) == "tint")
        // Views that operate each other.
        stage.list.operatedView = bar
        #expect(try selection(cell, stage.harness) == "tint")
        bar.removeFromSuperview()
        #expect(try selection(cell, stage.harness) == "grey")
    }

    @Test func `A list that is laid out before it is added to the window is emphasised`() throws {
        let stage = ListStage(count: 5)
        let root = View(frame: stage.list.frame)
        stage.list.removeFromSuperview()
        stage.list.selectRow(at: 1)
        stage.list.layoutIfNeeded()
        let cell = try #require(stage.list.cellForRow(at: 1))
        root.addSubview(field)
        field.operatedView = stage.list
        let harness = Harness(root, size: stage.list.frame.size)
        try harness.settle()
        field.becomeFirstResponder()
        #expect(!cell.isEmphasized)
        root.insertSubview(stage.list, at: 0)
        try harness.settle()
        #expect(try selection(cell, harness) == "tint")
        stage.list.removeFromSuperview()
        #expect(!cell.isEmphasized)
    }

    @Test func `The selection of a collection is emphasised while a field operates it`() throws {
        let stage = CollectionStage([["one", "two", "three"]])
        stage.harness.rootView.addSubview(field)
        field.operatedView = stage.view
        try stage.harness.settle()
        try stage.harness.click("two")
        field.becomeFirstResponder()
        let cell = try #require(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(try selection(cell, stage.harness) == "tint")
    }

    @Test func `Moving the focus redraws only selected cells`() throws {
        let stage = ListStage(count: 8)
        stage.harness.rootView.addSubview(field)
        try stage.harness.settle()
        try stage.harness.click("row 2")
        let cell = try #require(stage.list.cellForRow(at: 2))
        let changes = try stage.harness.changes { field.becomeFirstResponder() }
        let cells = changes.drawn.compactMap { $0 as? ListCell }
        #expect(cells == [cell])
    }

    @Test(arguments: [true, false])
    func `Selected text is grey while the focus is elsewhere or the window is inactive`(isField: Bool) throws
    {
        let root = View()
        let text: View
        if isField {
            let field = TextField(frame: Rect(x: 0, y: 40, width: 120, height: 30))
            field.text = "selected"
            text = field
        } else {
            let view = TextView(frame: Rect(x: 0, y: 40, width: 120, height: 60))
            view.text = "selected"
            text = view
        }
        root.addSubview(text)
        root.addSubview(field)
        let harness = Harness(root, size: Size(width: 140, height: 110))
        try harness.settle()
        text.becomeFirstResponder()
        (text as? TextField)?.selectAll(nil)
        (text as? TextView)?.selectAll(nil)
        let tint = Theme.light.palette[.tint].withAlphaComponent(0.35)
        let grey = Theme.light.palette[.controlFillHover]
        func isGrey() throws -> Bool {
            let fills = try harness.displayListDump(of: text).split(separator: "\n").filter {
                $0.contains("fill ")
            }
            let isTinted = fills.contains { $0.hasSuffix(" \(tint)") }
            #expect(isTinted != fills.contains { $0.hasSuffix(" \(grey)") })
            return !isTinted
        }
        #expect(try !isGrey())
        harness.host.setActive(false)
        #expect(try isGrey())
        harness.host.setActive(true)
        #expect(try !isGrey())
        #expect(harness.picture == harness.renderFresh())
    }
}
