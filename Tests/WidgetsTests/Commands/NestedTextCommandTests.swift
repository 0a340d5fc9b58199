import Testing
import Widgets
import WidgetsTesting

@testable import Containers
@testable import Overlays

/// The standard edit commands in texts that are inside of other views with keys: the focused text comes first, by key and by menu, with and without
/// a menu bar.
@Suite(.serialized)
struct NestedTextCommandTests {
    enum Place: String, CaseIterable {
        case window, list, tableCell, searchField, comboBox, textView, textViewInList, popover, sheet
    }

    private let window = Window(title: "Stage", size: Size(width: 460, height: 300))
    private let controller = ViewController()
    private let harness: Harness
    private let popover = Popover()
    private let rows = Rows()

    init() {
        window.rootViewController = controller
        harness = Harness(window, size: Size(width: 460, height: 300))
    }

    private final class Rows: TableColumnDataSource, ListViewDataSource {
        func numberOfRows(in tableView: TableView) -> Int { 5 }
        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
            "words"
        }
        func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool { true }
        func tableView(
            _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
        ) throws(TableEditError) {}
        func numberOfRows(in listView: ListView) -> Int { 5 }
        func listView(_ listView: ListView, cellForRowAt row: Int) -> ReusableView {
            listView.dequeueReusableCell(withIdentifier: "row", for: row)
        }
    }

    private let area = Rect(x: 10, y: 40, width: 300, height: 150)

    private func makeList() -> ListView {
        let list = ListView(frame: area)
        list.register(ListCell.self, forCellReuseIdentifier: "row")
        list.allowsMultipleSelection = true
        list.dataSource = rows
        list.selectRow(at: 1, animated: false)
        controller.view.addSubview(list)
        return list
    }

    /// Shows a text with the content "words" that has the focus; returns it, and the list that contains it.
    private func show(_ place: Place) throws -> (text: View, list: ListView?) {
        let field = TextField(frame: Rect(x: 10, y: 10, width: 150, height: 32))
        field.text = "words"
        var focused: View = field
        var list: ListView?
        switch place {
        case .window: controller.view.addSubview(field)
        case .list:
            list = makeList()
            list?.addSubview(field)
        case .tableCell:
            let table = TableView(frame: area)
            table.addTableColumn(TableColumn(identifier: "text"))
            table.allowsMultipleSelection = true
            table.dataSource = rows
            controller.view.addSubview(table)
            try harness.settle()
            table.selectRow(at: 2, animated: false)
            table.editColumn(0, row: 2)
            try harness.settle()
            return (try #require(harness.focusedView), table)
        case .searchField, .comboBox:
            let other = place == .searchField ? SearchField(frame: field.frame) : ComboBox(frame: field.frame)
            other.text = "words"
            list = makeList()
            list?.addSubview(other)
            focused = other
        case .textView, .textViewInList:
            let view = TextView(frame: area)
            view.text = "words"
            if place == .textViewInList { list = makeList() }
            (list ?? controller.view).addSubview(view)
            focused = view
        case .popover:
            list = makeList()
            let content = ViewController()
            content.view.addSubview(field)
            popover.contentViewController = content
            popover.contentSize = Size(width: 180, height: 60)
            try harness.settle()
            let anchor = list ?? controller.view
            #expect(popover.show(relativeTo: anchor.bounds, of: anchor, preferredEdge: .maxY))
        case .sheet:
            list = makeList()
            let sheet = ViewController()
            sheet.view.addSubview(field)
            sheet.preferredContentSize = Size(width: 200, height: 100)
            controller.present(sheet, animated: false)
        }
        try harness.settle()
        try harness.focus(focused)
        return (focused, list)
    }

    private func text(_ view: View) -> String {
        (view as? TextField)?.text ?? (view as? TextView)?.text ?? ""
    }

    private func selected(_ view: View) -> String {
        (view as? TextField)?.selectedText ?? (view as? TextView)?.selectedText ?? ""
    }

    @Test(arguments: Place.allCases, [false, true])
    func `The keys of the standard commands act on the focused text`(_ place: Place, _ hasBar: Bool) throws {
        if hasBar { window.menuBar = MenuBar() }
        try harness.settle()
        let (view, list) = try show(place)
        let rows = list?.selectedRowIndexes
        Pasteboard.general.string = "old"
        try harness.key(.keyboardEnd)

        try harness.key("a", .control)
        #expect(selected(view) == "words")
        try harness.key("c", .control)
        #expect(Pasteboard.general.string == "words")
        try harness.key("x", .control)
        #expect(text(view).isEmpty)
        try harness.key("v", .control)
        #expect(text(view) == "words")
        try harness.key("z", .control)
        #expect(text(view).isEmpty)
        try harness.key("z", [.control, .shift])
        #expect(text(view) == "words")
        try harness.key("z", .control)
        try harness.key("y", .control)
        #expect(text(view) == "words")
        try harness.key("a", .control)
        try harness.key(.keyboardDeleteForward)
        #expect(text(view).isEmpty)
        #expect(list?.selectedRowIndexes == rows && harness.focusedView === view)
    }

    @Test(arguments: Place.allCases.filter { $0 != .popover && $0 != .sheet })
    func `The Edit menu acts on the focused text`(_ place: Place) throws {
        let bar = MenuBar()
        window.menuBar = bar
        try harness.settle()
        let (view, list) = try show(place)
        let rows = list?.selectedRowIndexes
        Pasteboard.general.string = "old"
        try harness.key(.keyboardEnd)
        func choose(_ title: String) throws {
            bar.openMenu(titled: "Edit")
            try harness.settle()
            try harness.click(title)
        }

        try choose("Select All")
        #expect(selected(view) == "words")
        try choose("Copy")
        #expect(Pasteboard.general.string == "words")
        try choose("Cut")
        #expect(text(view).isEmpty)
        try choose("Paste")
        #expect(text(view) == "words")
        try choose("Undo Paste")
        #expect(text(view).isEmpty)
        #expect(list?.selectedRowIndexes == rows && harness.focusedView === view)
    }

    @Test(arguments: [false, true])
    func `The keys of a program's command in a cell are the program's, and not the table's`(_ isOwn: Bool)
        throws
    {
        var performed = 0
        let command = KeyCommand(
            title: "It", input: isOwn ? KeyCommand.inputHome : "a", modifierFlags: .control
        ) {
            _ in performed += 1
        }
        let bar = MenuBar()
        bar.menu = Menu(children: [Menu(title: "Test", children: [command])])
        window.menuBar = bar
        try harness.settle()
        let (_, list) = try show(.tableCell)
        try isOwn ? harness.key(.keyboardHome, .control) : harness.key("a", .control)

        #expect(performed == 1 && list?.selectedRow == 2 && list?.selectedRowIndexes.count == 1)
    }
}
