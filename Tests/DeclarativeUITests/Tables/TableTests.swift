import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct File: Identifiable, Equatable {
    let id: Int
    var name: String
    var size: Int
}

private struct SizeCell: View {
    let file: File
    @State private var presses = 0
    var body: some View { Button("\(file.size) bytes, \(presses)") { presses += 1 } }
}

private struct Files: View {
    @State var files: [File]
    @State var chosen: Set<Int> = []
    @State var order: [KeyPathComparator<File>] = []
    @State var showsSizes = true
    var tableWidth: Double?

    var body: some View {
        VStack(spacing: 0) {
            Table(files, selection: $chosen, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                if showsSizes {
                    TableColumn("Size", value: \.size) { SizeCell(file: $0) }.width(150)
                }
                TableColumn("Double") { Text("twice \($0.size * 2)") }
            }
            .frame(width: tableWidth, height: 240)
            .onChange(of: order) { files.sort(using: order) }
            Text("chosen \(chosen.sorted())")
            HStack {
                Button("choose") { chosen = [2, 3] }
                Button("change") { files[0] = File(id: files[0].id, name: "changed", size: 7) }
                Button("insert") { files.insert(File(id: 100, name: "new", size: 0), at: 0) }
                Button("remove") { files.removeFirst() }
                Button("sizes") { showsSizes.toggle() }
                Button("reverse") { order = [KeyPathComparator(\.size, order: .reverse)] }
            }
        }
    }
}

private func files(_ count: Int) -> [File] {
    (0..<count).map { File(id: $0, name: "file \($0 * 7 % 10)", size: $0 % 5) }
}

@MainActor private struct TableStage {
    let stage: Stage<Files>
    var harness: Harness { stage.harness }
    let table: TableView

    init(_ count: Int, tableWidth: Double? = nil) throws {
        stage = try Stage(Files(files: files(count), tableWidth: tableWidth), width: 600, height: 320)
        table = try stage.harness.find(TableView.self)
    }

    /// Clicks on a point of the table.
    func click(x: Double, y: Double) throws {
        try harness.click(table.convert(Point(x: x, y: y), to: harness.rootView))
    }

    /// The displayed texts and buttons of the visible rows, from the top.
    var rows: [String] {
        table.indexesForVisibleRows.compactMap { row in
            guard let view = table.cellForRow(at: row) as? TableRowView else { return nil }
            return (0..<table.numberOfColumns).map { column in
                let host = view.cellView(atColumn: column) as? TableCellHost
                return view.stringValue(atColumn: column) ?? host?.node?.visibleText ?? ""
            }.joined(separator: "|")
        }
    }
}

struct TableTests {
    @Test func `Columns display texts and views`() throws {
        let stage = try TableStage(3)
        #expect(
            stage.rows == [
                "file 0|0 bytes, 0|twice 0", "file 7|1 bytes, 0|twice 2", "file 4|2 bytes, 0|twice 4",
            ])
        #expect(stage.table.tableColumns.map(\.title) == ["Name", "Size", "Double"])
        #expect(stage.table.tableColumns[1].width == 150)
        #expect(stage.table.tableColumns.map(\.width).reduce(0, +) == 600, "flexible columns fill the table")
    }

    @Test func `Of a hundred thousand rows only the visible ones are mounted`() throws {
        let stage = try TableStage(100_000)
        let visible = stage.table.indexesForVisibleRows.count
        #expect(stage.stage.root.all(SizeCell.self).count == visible && visible < 10)
        let nodes = stage.stage.hosting.nodeCount
        stage.table.contentOffset = Point(x: 0, y: 28 + 32 * 50_000)
        try stage.harness.settle()
        #expect(stage.stage.hosting.nodeCount <= nodes + 10)
        #expect(stage.rows.first == "file 0|0 bytes, 0|twice 0")
        #expect(stage.stage.root.all(SizeCell.self).count == stage.table.indexesForVisibleRows.count)
    }

    @Test func `A click on a header writes the order, by which the program sorts`() throws {
        let stage = try TableStage(5)
        try stage.click(x: 40, y: 14)
        #expect(stage.rows.map { $0.prefix(6) } == ["file 0", "file 1", "file 4", "file 7", "file 8"])
        try stage.click(x: 40, y: 14)
        #expect(stage.rows.map { $0.prefix(6) } == ["file 8", "file 7", "file 4", "file 1", "file 0"])
        #expect(stage.table.sortDescriptors.first == .init(key: "Name", ascending: false))
        try stage.harness.click("reverse")
        #expect(stage.table.sortDescriptors == [.init(key: "Size", ascending: false)])
        #expect(stage.rows.map { $0.split(separator: "|")[1].prefix(1) } == ["4", "3", "2", "1", "0"])
        let double = stage.table.rect(ofColumn: 2)
        try stage.click(x: double.midX, y: 14)
        #expect(stage.table.sortDescriptors == [.init(key: "Size", ascending: false)], "it does not sort")
    }

    @Test func `Selection is read from the binding and written to it, and moves with its rows`() throws {
        let stage = try TableStage(5)
        try stage.click(x: 40, y: 28 + 16)
        #expect(stage.stage.seen.contains("chosen [0]"))
        try stage.harness.key(.keyboardDownArrow, .shift)
        #expect(stage.stage.seen.contains("chosen [0, 1]"))
        try stage.harness.click("choose")
        #expect(Array(stage.table.selectedRowIndexes) == [2, 3])
        try stage.harness.click("insert")
        #expect(
            Array(stage.table.selectedRowIndexes) == [3, 4] && stage.stage.seen.contains("chosen [2, 3]"))
        try stage.harness.click("reverse")
        #expect(stage.table.selectedRowIndexes.map { stage.rows[$0].prefix(6) } == ["file 1", "file 4"])
    }

    @Test func `A changed element updates its texts and views, and views keep their state`() throws {
        let stage = try TableStage(3)
        try stage.harness.click("1 bytes, 0")
        #expect(stage.rows[1] == "file 7|1 bytes, 1|twice 2")
        let bodies = stage.stage.hosting.bodyCount
        try stage.harness.click("change")
        #expect(stage.rows[0] == "changed|7 bytes, 0|twice 14")
        #expect(stage.stage.hosting.bodyCount == bodies + 2, "the table's owner and one cell")
        try stage.harness.click("insert")
        #expect(stage.rows[0] == "new|0 bytes, 0|twice 0" && stage.rows[2] == "file 7|1 bytes, 1|twice 2")
        try stage.harness.click("remove")
        try stage.harness.click("remove")
        #expect(stage.rows == ["file 7|1 bytes, 1|twice 2", "file 4|2 bytes, 0|twice 4"])
    }

    @Test func `Columns come and go, fill the width, and keep their places`() throws {
        let stage = try TableStage(2, tableWidth: 220)
        #expect(stage.table.tableColumns.map(\.width) == [35, 150, 35], "flexible columns shrink")
        stage.table.moveColumn(2, toColumn: 0)
        try stage.harness.click("sizes")
        #expect(stage.rows[1] == "twice 2|file 7")
        #expect(stage.table.tableColumns.map(\.width) == [110, 110])
        #expect(stage.stage.root.all(SizeCell.self).isEmpty)
        try stage.harness.click("sizes")
        #expect(stage.table.tableColumns.map(\.title) == ["Double", "Name", "Size"])
        #expect(stage.table.tableColumns.map(\.width) == [35, 35, 150])
    }

    @Test func `Rows from several sources, with an alignment, a hidden column and equal titles`() throws {
        struct Content: View {
            var body: some View {
                Table(of: File.self) {
                    TableColumn("Text", value: \.name).alignment(.trailing)
                    TableColumn("Text", value: \.name).width(min: 40, ideal: 60, max: 80)
                    TableColumn("More", value: \.name).defaultVisibility(.hidden)
                } rows: {
                    TableRow(File(id: 9, name: "folder", size: 0))
                    ForEach(files(2)) { TableRow($0) }
                    if true { TableRow(File(id: 10, name: "end", size: 0)) }
                }
                .alternatingRowBackgrounds()
            }
        }
        let stage = try Stage(Content())
        let table = try stage.harness.find(TableView.self)
        #expect(table.numberOfRows == 4 && table.usesAlternatingRowBackgroundColors)
        let texts = (0..<4).map { (table.cellForRow(at: $0) as? TableRowView)?.stringValue(atColumn: 1) }
        #expect(texts == ["folder", "file 0", "file 7", "end"])
        #expect(table.tableColumns.map(\.identifier) == ["Text", "Text 2", "More"])
        #expect(table.tableColumns.map(\.isHidden) == [false, false, true])
        #expect(table.tableColumns[0].alignment == .right && table.tableColumns[1].maxWidth == 80)
        #expect(table.selectedRowIndexes.isEmpty && !table.allowsSelection)
    }

    @Test func `Elements with repeated identities are reported and displayed`() throws {
        var reports: [Diagnostic] = []
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = nil }
        let same = [File(id: 1, name: "a", size: 0), File(id: 1, name: "b", size: 0)]
        let stage = try Stage(Table(same) { TableColumn("Name", value: \.name) })
        #expect(try stage.harness.find(TableView.self).numberOfRows == 2)
        #expect(reports.map(\.kind) == [.repeatedIdentity])
    }

    @Test func `Comparators of properties, optional properties and by other comparators`() {
        struct Item {
            var rank: Int?
            var name: String
        }
        struct ByLength: SortComparator {
            var order = SortOrder.forward
            func compare(_ first: String, _ second: String) -> ComparisonResult {
                order.ordering(first.count, second.count)
            }
        }
        var items = [
            Item(rank: 2, name: "ccc"), Item(rank: nil, name: "a"), Item(rank: 1, name: "bb"),
            Item(rank: 1, name: "a"),
        ]
        #expect(items.sorted(using: KeyPathComparator(\.rank)).map(\.rank) == [nil, 1, 1, 2])
        #expect(
            items.sorted(using: KeyPathComparator(\.rank, order: .reverse)).map(\.rank) == [2, 1, 1, nil])
        let byLength = KeyPathComparator(\Item.name, comparator: ByLength(order: .reverse))
        items.sort(using: [byLength, KeyPathComparator(\.rank)])
        #expect(items.map(\.name) == ["ccc", "bb", "a", "a"] && items.map(\.rank) == [2, 1, nil, 1])
        items.sort(using: KeyPathComparator(\Item.name))
        #expect(items.map(\.name) == ["a", "a", "bb", "ccc"])
        #expect(KeyPathComparator(\Item.name) != KeyPathComparator(\Item.name, order: .reverse))
    }

    @Test(arguments: 0..<12) func `Random changes give the table of the new data`(_ seed: Int) throws {
        var random = SeededRandom(seed: seed)
        var data = files(20)
        var next = 100
        func content(_ data: [File]) -> some View {
            Table(data) {
                TableColumn("Name", value: \.name)
                TableColumn("Size") { Text("\($0.size)") }
            }
        }
        let stage = try Stage(content(data))
        for _ in 0..<25 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                data.insert(
                    File(id: next, name: "new \(next)", size: next),
                    at: Int.random(in: 0...data.count, using: &random))
                next += 1
            case 1 where !data.isEmpty: data.remove(at: Int.random(in: 0..<data.count, using: &random))
            case 2: data.shuffle(using: &random)
            default: for index in data.indices { data[index].size += 1 }
            }
            let table = try stage.harness.find(TableView.self)
            let end = max(0, Double(data.count - 9) * 32)
            table.contentOffset.y = Double.random(in: 0...end, using: &random).rounded()
            stage.hosting.rootView = content(data)
            try stage.harness.settle()
            let offset = table.contentOffset
            let fresh = try Stage(content(data))
            try fresh.harness.find(TableView.self).contentOffset = offset
            try fresh.harness.settle()
            #expect(table.numberOfRows == data.count)
            #expect(stage.harness.renderFresh() == fresh.harness.renderFresh())
        }
    }
}
