import RandomNumbers
import Testing
import Widgets
import WidgetsTesting

@testable import Containers

/// The rows of tables are sorted and filtered by a controller.
@Suite struct ArrayControllerTests {
    private struct File: Hashable, Sendable {
        var name: String
        var size: Double
    }

    @MainActor private final class Stage: TableColumnDataSource {
        let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        let harness: Harness
        let controller: ArrayController<File>
        /// Whether edits are stored by setting the content.
        var writesContent = false

        init(_ content: [File]) throws {
            controller = ArrayController(content: content)
            controller.sortKeys = ["name": .text { $0.name }, "size": .number { $0.size }]
            let root = View(frame: table.frame)
            root.addSubview(table)
            harness = Harness(root, size: table.frame.size)
            table.rowHeight = 24
            table.allowsMultipleSelection = true
            for identifier in ["name", "size"] {
                let column = TableColumn(identifier: identifier)
                column.title = identifier
                column.sortDescriptorPrototype = .init(key: identifier)
                table.addTableColumn(column)
            }
            table.dataSource = self
            controller.tableView = table
            try harness.settle()
        }

        var names: [String] { controller.arrangedObjects.map(\.name) }
        /// The names in the rows of the table, from the top.
        var shown: [String] {
            table.indexesForVisibleRows.compactMap {
                (table.cellForRow(at: $0) as? TableRowView)?.stringValue(atColumn: 0)
            }
        }
        var selected: [String] { table.selectedRowIndexes.map { controller.arrangedObjects[$0].name } }

        func numberOfRows(in tableView: TableView) -> Int { controller.arrangedObjects.count }
        func tableView(_ tableView: TableView, stringValueFor column: TableColumn, row: Int) -> String {
            let file = controller.arrangedObjects[row]
            return column.identifier == "name" ? file.name : "\(file.size)"
        }
        func tableView(_ tableView: TableView, shouldEdit column: TableColumn, row: Int) -> Bool { true }
        func tableView(
            _ tableView: TableView, setStringValue string: String, for column: TableColumn, row: Int
        ) throws(TableEditError) {
            let index = controller.arrangedObjects.contentIndex(ofRow: row)
            if string == "refused" { throw TableEditError(message: "Refused.") }
            if writesContent {
                controller.content[index].name = string
                return
            }
            controller.replace(at: index, with: File(name: string, size: controller.content[index].size))
        }
        func tableView(
            _ tableView: TableView, sortDescriptorsDidChange oldDescriptors: [TableColumn.SortDescriptor]
        ) { controller.sortDescriptors = tableView.sortDescriptors }
    }

    private static let files = [
        File(name: "beta", size: 2), File(name: "alpha", size: 9), File(name: "gamma", size: 2),
    ]

    @Test func `A click on a header sorts, a second one reverses, and the selection stays with its elements`()
        throws
    {
        let stage = try Stage(Self.files)
        stage.table.selectRows([0, 1])
        try stage.harness.click(Point(x: 50, y: 14))
        #expect(stage.shown == ["alpha", "beta", "gamma"] && stage.selected == ["alpha", "beta"])
        try stage.harness.click(Point(x: 50, y: 14))
        #expect(stage.shown == ["gamma", "beta", "alpha"] && stage.selected == ["beta", "alpha"])
        stage.controller.sortDescriptors = [.init(key: "size"), .init(key: "name", ascending: false)]
        try stage.harness.settle()
        #expect(stage.shown == ["gamma", "beta", "alpha"])
        stage.controller.sortDescriptors = []
        try stage.harness.settle()
        #expect(stage.shown == ["beta", "alpha", "gamma"] && stage.selected == ["beta", "alpha"])
    }

    @Test func `A filter hides rows and their selection`() throws {
        let stage = try Stage(Self.files)
        stage.table.selectRows([0, 1])
        stage.controller.filterPredicate = { $0.name != "beta" }
        try stage.harness.settle()
        #expect(stage.shown == ["alpha", "gamma"] && stage.selected == ["alpha"])
        stage.controller.filterPredicate = { _ in false }
        try stage.harness.settle()
        #expect(stage.shown.isEmpty && stage.table.selectedRowIndexes.isEmpty)
        stage.controller.filterPredicate = nil
        try stage.harness.settle()
        #expect(stage.shown == ["beta", "alpha", "gamma"])
    }

    @Test func `An edit moves with its element, and is stored when a filter hides it`() throws {
        let stage = try Stage(Self.files)
        stage.table.editColumn(0, row: 0)
        try stage.harness.type("delta")
        stage.controller.sortDescriptors = [.init(key: "name")]
        try stage.harness.settle()
        #expect(stage.table.editedRow == 1 && stage.names == ["alpha", "beta", "gamma"])
        stage.controller.filterPredicate = { $0.name != "beta" }
        try stage.harness.settle()
        #expect(stage.table.editedRow == nil)
        #expect(stage.names == ["alpha", "delta", "gamma"], "the new name passes the filter")
    }

    @Test
    func `Setting the content while an edit is stored ends it once, and a refused one can be corrected`()
        throws
    {
        let stage = try Stage(Self.files)
        stage.writesContent = true
        stage.table.editColumn(0, row: 0)
        try stage.harness.type("refused")
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.table.editedRow == 0 && stage.names == ["beta", "alpha", "gamma"])
        try stage.harness.type("!")
        stage.controller.filterPredicate = { $0.name != "beta" }
        try stage.harness.settle()
        #expect(stage.table.editedRow == nil && stage.shown == ["refused!", "alpha", "gamma"])
    }

    @Test func `A cancelled task sorts and filters, too`() async throws {
        let stage = try Stage(Self.files)
        let task = Task {
            stage.controller.filterPredicate = { $0.name != "beta" }
            stage.controller.sortDescriptors = [.init(key: "name", ascending: false)]
        }
        task.cancel()
        await task.value
        #expect(stage.names == ["gamma", "alpha"])
    }

    @Test func `A selection of all rows is kept when they are sorted and filtered`() async throws {
        let stage = try Stage((0..<3_000).map { File(name: "\($0)", size: Double(-$0)) })
        stage.table.selectRows(RowIndexSet(0..<3_000))
        stage.controller.sortDescriptors = [.init(key: "size")]
        await stage.controller.waitUntilArranged()
        #expect(stage.table.selectedRowIndexes.count == 3_000)
        stage.controller.filterPredicate = { $0.size > -10 }
        await stage.controller.waitUntilArranged()
        #expect(stage.selected == (0..<10).reversed().map { "\($0)" })
    }

    @Test func `A refused text of a hidden element is discarded`() throws {
        let stage = try Stage(Self.files)
        stage.table.editColumn(0, row: 0)
        try stage.harness.type("refused")
        stage.controller.filterPredicate = { $0.name != "beta" }
        try stage.harness.settle()
        #expect(stage.table.editedRow == nil && stage.names == ["alpha", "gamma"])
        #expect(stage.controller.content[0].name == "beta")
    }

    @Test func `An edit is stored before the content is replaced`() throws {
        let stage = try Stage(Self.files)
        stage.table.editColumn(0, row: 0)
        try stage.harness.type("x")
        stage.controller.content = [File(name: "other", size: 1)]
        try stage.harness.settle()
        #expect(stage.table.editedRow == nil && stage.names == ["other"] && stage.shown == ["other"])
    }

    @Test(arguments: [false, true])
    func `A stored edit moves the row to its place`(_ writesContent: Bool) throws {
        let stage = try Stage(Self.files)
        stage.writesContent = writesContent
        stage.controller.sortDescriptors = [.init(key: "name")]
        try stage.harness.settle()
        stage.table.editColumn(0, row: 0)
        try stage.harness.type("zeta")
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.shown == ["beta", "gamma", "zeta"])
    }

    @Test func `A large content is sorted away from the main actor, and changes meanwhile are kept`()
        async throws
    {
        let count = 50_000
        let stage = try Stage((0..<count).map { File(name: "\($0 * 7_919 % count)", size: Double($0)) })
        var notifications = 0
        stage.controller.arrangedObjectsDidChange = { notifications += 1 }
        stage.controller.sortDescriptors = [.init(key: "size", ascending: false)]
        #expect(stage.controller.isArranging && stage.names.first == "0", "the rows stay until then")
        stage.controller.insert(File(name: "new", size: -1), at: 0)
        stage.controller.sortDescriptors = [.init(key: "size")]
        await stage.controller.waitUntilArranged()
        try stage.harness.settle()
        #expect(!stage.controller.isArranging && notifications == 2)
        #expect(stage.controller.arrangedObjects.count == count + 1)
        #expect(stage.shown.first == "new")
        #expect(stage.controller.arrangedObjects.map(\.size) == stage.controller.content.map(\.size).sorted())
    }

    @Test func `A missing key and an index that does not exist are reported`() throws {
        var reports: [Diagnostic] = []
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = nil }
        let stage = try Stage(Self.files)
        stage.controller.sortDescriptors = [.init(key: "colour")]
        stage.controller.remove(at: 3)
        stage.controller.insert(Self.files[0], at: -1)
        ArrayController<File>().remove(at: 0)
        #expect(
            reports.map(\.message) == [
                "there is no sort key \"colour\"", "element 3 of 3 was to be removed",
                "element -1 of 3 was to be inserted", "element 0 of 0 was to be removed",
            ])
        #expect(stage.names == ["beta", "alpha", "gamma"])
    }

    @Test(arguments: 0..<40)
    func `Random changes give the rows of a plain sort`(_ seed: Int) throws {
        var random = SeededRandom(seed: seed)
        func file() -> File {
            let letters = ["a", "é", "e\u{301}", "long shared beginning ", "b"]
            let name = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                letters.randomElement(using: &random) ?? ""
            }
            return File(
                name: name.joined(),
                size: [-1.5, 0, -0, 3, .nan, .infinity].randomElement(using: &random) ?? 0)
        }
        let stage = try Stage((0..<12).map { _ in file() })
        var isSelected = [Bool](repeating: false, count: 12)
        for _ in 0..<60 {
            let count = stage.controller.content.count
            switch Int.random(in: 0..<9, using: &random) {
            case 0:
                let index = Int.random(in: 0...count, using: &random)
                stage.controller.insert(file(), at: index)
                isSelected.insert(false, at: index)
            case 1 where count > 0:
                let index = isSelected.indices.randomElement(using: &random) ?? 0
                stage.controller.remove(at: index)
                isSelected.remove(at: index)
            case 6, 7:
                let arranged = stage.controller.arrangedObjects
                let rows = arranged.indices.filter { _ in Bool.random(using: &random) }
                stage.table.selectRows(RowIndexSet(rows))
                isSelected = [Bool](repeating: false, count: count)
                for row in rows { isSelected[arranged.contentIndex(ofRow: row)] = true }
            case 2 where count > 0:
                stage.controller.replace(at: Int.random(in: 0..<count, using: &random), with: file())
            case 3:
                let isFiltered = Bool.random(using: &random)
                stage.controller.filterPredicate = { !isFiltered || $0.name.utf8.count % 2 == 0 }
            default:
                let keys = ["name", "size"].shuffled(using: &random)
                let used = keys.prefix(Int.random(in: 0...2, using: &random))
                stage.controller.sortDescriptors = used.map { key in
                    TableColumn.SortDescriptor(key: key, ascending: Bool.random(using: &random))
                }
            }
            let expected = plain(stage.controller)
            let objects = stage.controller.arrangedObjects
            #expect(objects.map { "\($0)" } == expected.map { "\($0)" })
            for index in isSelected.indices where stage.controller.row(ofContentIndex: index) == nil {
                isSelected[index] = false
            }
            let selected = Set(stage.table.selectedRowIndexes.map(objects.contentIndex(ofRow:)))
            #expect(isSelected.indices.allSatisfy { selected.contains($0) == isSelected[$0] })
            try stage.harness.settle()
            #expect(
                stage.table.numberOfRows == expected.count
                    && stage.shown == expected.prefix(stage.shown.count).map(\.name))
        }
    }

    /// Returns the elements that a filter and comparisons of whole elements give.
    private func plain(_ controller: ArrayController<File>) -> [File] {
        let passed = controller.content.filter(controller.filterPredicate ?? { _ in true })
        return passed.enumerated().sorted { first, second in
            for descriptor in controller.sortDescriptors {
                let (a, b) =
                    descriptor.ascending
                    ? (first.element, second.element) : (second.element, first.element)
                if descriptor.key == "name", a.name.utf8.elementsEqual(b.name.utf8) { continue }
                if descriptor.key == "name" { return a.name.utf8.lexicographicallyPrecedes(b.name.utf8) }
                if a.size.isNaN && b.size.isNaN || a.size == b.size { continue }
                return b.size.isNaN || a.size < b.size
            }
            return first.offset < second.offset
        }.map(\.element)
    }
}
