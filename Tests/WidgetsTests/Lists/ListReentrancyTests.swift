import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// Changes that the application makes while the list itself calls it.
@Suite struct ListReentrancyTests {
    /// A list whose cells contain a text field.
    private final class FieldStage: ListViewDataSource {
        let list = ListView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
        let harness: Harness
        var names: [String]

        final class Cell: ReusableView {
            let field = TextField(frame: Rect(x: 0, y: 0, width: 150, height: 28))
            required init(frame: Rect) {
                super.init(frame: frame)
                addSubview(field)
            }
        }

        init(count: Int) {
            names = (0..<count).map { "row \($0)" }
            harness = Harness(list, size: list.frame.size)
            list.rowHeight = 30
            list.register(Cell.self, forCellReuseIdentifier: "row")
            list.dataSource = self
        }

        func numberOfRows(in listView: ListView) -> Int { names.count }
        func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
            let cell = listView.dequeueReusableCell(withIdentifier: "row", for: row)
            (cell as? Cell)?.field.text = names[row]
            return cell
        }

        /// The rows of the mounted cells with the texts that they show.
        var shown: [String] {
            list.indexesForVisibleRows.map { row in
                "\(row) \((list.cellForRow(at: row) as? Cell)?.field.text ?? "")"
            }
        }
        var expected: [String] { list.indexesForVisibleRows.map { "\($0) \(names[$0])" } }
    }

    @Test
    func
        `A row that is deleted when the focus leaves its cell, which is scrolled away, leaves the others in place`()
        throws
    {
        let stage = FieldStage(count: 21)
        try stage.harness.settle()
        stage.list.contentOffset.y = 270
        try stage.harness.settle()
        let cell = try #require(stage.list.cellForRow(at: 9) as? FieldStage.Cell)
        cell.field.becomeFirstResponder()
        cell.field.addAction(
            Action { _ in
                stage.names.remove(at: 9)
                stage.list.deleteRows(at: [9])
            }, for: .editingDidEnd)

        stage.list.contentOffset.y = 330
        try stage.harness.settle()

        #expect(stage.list.numberOfRows == 20 && stage.shown == stage.expected)
        #expect(stage.list.isFirstResponder)
    }

    @Test func `A row that is deleted when the focus leaves a deleted row is deleted after it`() throws {
        let stage = FieldStage(count: 12)
        try stage.harness.settle()
        let cell = try #require(stage.list.cellForRow(at: 3) as? FieldStage.Cell)
        cell.field.becomeFirstResponder()
        cell.field.addAction(
            Action { _ in
                stage.names.remove(at: 0)
                stage.list.deleteRows(at: [0])
            }, for: .editingDidEnd)

        stage.names.remove(at: 3)
        stage.list.deleteRows(at: [3])
        try stage.harness.settle()

        #expect(stage.list.numberOfRows == 10 && stage.shown == stage.expected)
    }

    @Test func `An animated deletion asks for no row that the data source no longer has`() throws {
        let stage = ListStage(count: 30)
        try stage.harness.settle()
        stage.forget()
        stage.list.contentOffset.y = 600
        stage.names.removeLast()
        stage.list.deleteRows(at: [29], with: .fade)
        try stage.harness.settle()
        #expect(stage.requestedRows.allSatisfy { $0 < 29 } && stage.list.numberOfRows == 29)
    }

    @Test
    func `An insertion above the visible rows mounts no cell for it, and the visible rows stay in place`()
        throws
    {
        let stage = ListStage(count: 100)
        stage.list.contentOffset.y = 900
        try stage.harness.settle()
        let (texts, made) = (stage.texts, stage.madeCount)
        stage.names.insert(contentsOf: (0..<500).map { "new \($0)" }, at: 0)
        stage.forget()
        stage.list.insertRows(at: Array(0..<500), with: .automatic)
        stage.harness.advance(by: .milliseconds(100))
        #expect(stage.texts == texts && stage.requestedRows.count < 5 && stage.madeCount - made < 5)
        try stage.harness.settle()
        #expect(stage.texts == texts && stage.list.contentOffset.y == 900 + 500 * 30)
    }

    @Test func `A row inserted above during a scroll animation does not stop it`() throws {
        let stage = ListStage(count: 100)
        stage.list.contentOffset.y = 300
        try stage.harness.settle()
        stage.list.setContentOffset(Point(x: 0, y: 900), animated: true)
        stage.harness.advance(by: .milliseconds(50))
        stage.names.insert("new", at: 0)
        stage.list.insertRows(at: [0])
        try stage.harness.settle()
        #expect(stage.list.contentOffset.y == 930)
    }

    @Test func `A scroll to a row that was interrupted is not resumed by a later scroll`() throws {
        let stage = ListStage(count: 600)
        try stage.harness.settle()
        stage.list.scrollToRow(at: 500, at: .top, animated: true)
        stage.harness.advance(by: .milliseconds(50))
        stage.list.setContentOffset(.zero, animated: true)
        try stage.harness.settle()
        #expect(stage.list.contentOffset.y == 0)
    }

    @Test func `A drag that the delegate ends leaves no timer`() throws {
        let stage = ListStage(count: 100)
        stage.list.allowsMultipleSelection = true
        try stage.harness.settle()
        try stage.harness.press(Point(x: 60, y: 100))
        stage.onSelectionChange = { stage.list.mouseCancelled() }
        try stage.harness.move(to: Point(x: 60, y: 400))
        stage.harness.advance(by: .seconds(5))
        #expect(stage.list.dragSelection == nil && stage.harness.advance(by: .seconds(60)).isIdle)
    }

    @Test func `Rows deleted during a drag selection are not selected by it`() throws {
        let stage = ListStage(count: 10)
        stage.list.allowsMultipleSelection = true
        stage.list.selectRows([8, 9])
        try stage.harness.settle()
        try stage.harness.press(Point(x: 60, y: 75), modifiers: .control)
        try stage.harness.move(to: Point(x: 60, y: 105), modifiers: .control)
        stage.names.removeSubrange(5..<10)
        stage.list.deleteRows(at: Array(5..<10))
        try stage.harness.move(to: Point(x: 60, y: 135), modifiers: .control)
        #expect(stage.selected.allSatisfy { $0 < 5 })
        try stage.harness.release()
    }

    @Test func `The focus inside a removed header moves to the list`() throws {
        let stage = HeaderStage()
        try stage.harness.settle()
        let button = try #require(stage.button)
        button.becomeFirstResponder()
        stage.list.reloadSections()
        try stage.harness.settle()
        #expect(stage.list.isFirstResponder)
    }

    /// A list with a button in its header.
    private final class HeaderStage: ListViewDataSource {
        let list = ListView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
        let harness: Harness
        private(set) var button: Button?

        init() {
            harness = Harness(list, size: list.frame.size)
            list.register(ListCell.self, forCellReuseIdentifier: "row")
            list.dataSource = self
        }

        func numberOfRows(in listView: ListView) -> Int { 3 }
        func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
            listView.dequeueReusableCell(withIdentifier: "row", for: row)
        }
        func listView(_ listView: ListView, titleForHeaderInSection section: Int) -> String? { "Header" }
        func listView(_ listView: ListView, viewForHeaderInSection section: Int) -> ReusableView? {
            let header = ReusableView(frame: .zero)
            let button = Button(title: "Collapse")
            button.frame = Rect(x: 0, y: 0, width: 80, height: 28)
            header.addSubview(button)
            self.button = self.button ?? button
            return header
        }
    }

    @Test func `The keyboard row is highlighted while the list has the focus`() throws {
        let stage = ListStage(count: 100)
        stage.list.allowsMultipleSelection = true
        try stage.harness.settle()
        try stage.harness.click(Point(x: 60, y: 165))
        func highlighted() -> [Int] {
            stage.list.indexesForVisibleRows.filter { stage.list.cellForRow(at: $0)?.isHighlighted == true }
        }
        // The only selected row needs no highlight, after its cell was mounted again either.
        stage.list.contentOffset.y = 600
        try stage.harness.settle()
        stage.list.contentOffset.y = 0
        try stage.harness.settle()
        #expect(highlighted() == [])
        try stage.harness.key(.keyboardDownArrow, .control)
        #expect(highlighted() == [6])
        try stage.harness.key(.keyboardSpacebar, .control)
        #expect(highlighted() == [6])
        stage.list.resignFirstResponder()
        #expect(highlighted() == [])
    }
}
