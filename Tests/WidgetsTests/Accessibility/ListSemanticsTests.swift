import Testing
import Widgets
import WidgetsTesting

/// Rows as accessibility elements, with and without a cell.
@MainActor
struct ListSemanticsTests {
    private final class Numbers: ListViewDataSource {
        func numberOfRows(in listView: ListView) -> Int { 1000 }
        func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
            let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
            (cell as? ListCell)?.text = "Row \(row)"
            return cell
        }
    }

    private let source = Numbers()
    private let list = ListView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    private let harness: Harness

    init() throws {
        list.rowHeight = 20
        list.register(ListCell.self, forCellReuseIdentifier: "row")
        list.dataSource = source
        let root = View()
        root.addSubview(list)
        harness = Harness(root)
        try harness.settle()
    }

    @Test func `Mounted rows are children in order, with position and count`() throws {
        let rows = harness.elements.filter { $0.role == .listItem }
        #expect(rows.map(\.label).prefix(3) == ["Row 0", "Row 1", "Row 2"])
        #expect(rows.count < 10)
        #expect(rows[2].attributes.positionInSet == 2 && rows[2].attributes.setSize == 1000)
    }

    @Test func `A row without a cell is an element with a label, and activating it selects the row`() throws {
        #expect(list.accessibilityElementCount() == 1000)
        let row = try #require(list.accessibilityElement(at: 700))
        #expect(!(row is View))
        #expect(row.accessibilityLabel == "Row 700")
        #expect(row.accessibilityAttributes.states.contains(.offscreen))
        #expect(row.accessibilityFrame.minY == 14000)
        #expect(list.accessibilityElement(at: 700) === row)
        #expect(list.index(ofAccessibilityElement: row) == 700)

        #expect(row.accessibilityPerform(.activate))
        try harness.settle()

        #expect(list.selectedRow == 700)
        #expect(try harness.row("Row 700").isSelected)
        #expect(list.accessibilityElement(at: 700) is ListCell)
        #expect(list.accessibilityElement(at: 1000) == nil)
    }

    @Test func `A list scrolls by the scroll action and by its scroll bar`() throws {
        try harness.element(.scrollBar, named: "Vertical scroll bar").setValue(200)
        #expect(list.contentOffset.y == 200)
        let element = try #require(harness.elements.first { $0.role == .list })
        try element.perform(.scroll(.down))
        #expect(list.contentOffset.y > 200)
        #expect(!element.attributes.actions.contains(.scroll(.left)))
    }
}
