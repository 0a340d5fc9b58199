import Testing
import WidgetsTesting

import class Foundation.JSONDecoder
import class Foundation.JSONEncoder

@testable import DeclarativeUI

private struct Item: Identifiable {
    let id: Int
    var name: String { "name \(id)" }
    var kind: String { "kind \(id)" }
    var size: String { "\(id)" }
}

private struct Items: View {
    let log: Box<TableColumnCustomization<Item>>
    @State var columns: TableColumnCustomization<Item>
    @State private var count = 3
    @State private var showsKind = true

    init(_ log: Box<TableColumnCustomization<Item>>) {
        self.log = log
        _columns = State(wrappedValue: log.value)
    }

    var body: some View {
        VStack(spacing: 0) {
            Table((0..<count).map { Item(id: $0) }, columnCustomization: $columns) {
                TableColumn("Name", value: \.name).customizationID("name")
                    .disabledCustomizationBehavior([.reorder, .visibility])
                if showsKind { TableColumn("Kind", value: \.kind).customizationID("kind") }
                TableColumn("Size", value: \.size).customizationID("size").disabledCustomizationBehavior(
                    .resize)
                TableColumn("Hidden", value: \.name).customizationID("hidden").defaultVisibility(.hidden)
                TableColumn("Own", value: \.kind)
            }
            .frame(height: 200)
            Button("reset") { columns = TableColumnCustomization() }
            Button("show") { columns[visibility: "hidden"] = .visible }
            Button("order") { columns.resetOrder() }
            Button("more") { count += 1 }
            Button("kind") { showsKind.toggle() }
        }
        .onChange(of: columns) { log.value = columns }
    }
}

@MainActor private struct ColumnStage {
    let stage: Stage<Items>
    let log: Box<TableColumnCustomization<Item>>
    let table: TableView
    var harness: Harness { stage.harness }

    init(_ customization: TableColumnCustomization<Item> = .init()) throws {
        log = Box(customization)
        stage = try Stage(Items(log), width: 600, height: 400)
        table = try stage.harness.find(TableView.self)
    }

    /// The identities of the visible columns, in display order.
    var shown: [String] { table.tableColumns.filter { !$0.isHidden }.map(\.identifier) }

    private func header(_ x: Double) -> Point { table.convert(Point(x: x, y: 14), to: harness.rootView) }
    private func rect(_ id: String) -> Rect {
        table.rect(ofColumn: table.column(withIdentifier: id) ?? -1)
    }

    /// Drags the title of a column to the middle of another one.
    func drag(_ id: String, to target: String) throws {
        try harness.drag(from: header(rect(id).midX), to: header(rect(target).midX + 10))
    }

    /// Drags the title of a column to the left edge of another one.
    func drag(_ id: String, before target: String) throws {
        try harness.drag(from: header(rect(id).midX), to: header(rect(target).minX + 5))
    }

    func resize(_ id: String, by distance: Double) throws {
        try harness.drag(from: header(rect(id).maxX - 1), to: header(rect(id).maxX - 1 + distance))
    }

    func toggle(_ title: String) throws {
        try harness.click(header(20), button: .right)
        try harness.click(title)
    }
}

/// The customization of a table's columns by the user, as a value.
struct TableCustomizationTests {
    @Test func `The order, the widths and the visibility are written to the binding and restored from it`()
        throws
    {
        let stage = try ColumnStage()
        #expect(stage.shown == ["name", "kind", "size", "Own"] && stage.log.value == .init())
        try stage.drag("kind", to: "Own")
        #expect(stage.shown == ["name", "size", "Own", "kind"])
        #expect(stage.log.value.order == ["name", "size", "hidden", "kind"])
        #expect(stage.log.value.widths.isEmpty)
        try stage.resize("kind", by: -40)
        let width = stage.table.tableColumns.first { $0.identifier == "kind" }?.width
        #expect(stage.log.value.widths["kind"] == width)
        try stage.toggle("Hidden")
        #expect(stage.log.value[visibility: "hidden"] == .visible)
        let restored = try ColumnStage(stage.log.value)
        #expect(restored.shown.filter { $0 != "Own" } == stage.shown.filter { $0 != "Own" })
        #expect(restored.log.value == stage.log.value, "restoring writes nothing")
    }

    @Test func `The binding shows, orders and resets columns`() throws {
        let stage = try ColumnStage()
        try stage.harness.click("show")
        #expect(stage.shown.contains("hidden"))
        try stage.drag("kind", to: "size")
        #expect(stage.shown.firstIndex(of: "kind") == 2)
        try stage.harness.click("order")
        #expect(stage.shown.filter { $0 != "Own" } == ["name", "kind", "size", "hidden"])
        try stage.harness.click("reset")
        #expect(!stage.shown.contains("hidden") && stage.log.value == .init())
    }

    @Test func `Disabled customizations have no effect`() throws {
        let stage = try ColumnStage()
        try stage.drag("name", to: "size")
        try stage.drag("size", before: "name")
        #expect(stage.shown == ["name", "kind", "size", "Own"])
        let widths = stage.table.tableColumns.map(\.width)
        try stage.resize("size", by: -30)
        #expect(stage.table.tableColumns.map(\.width) == widths)
        try stage.harness.click(
            stage.table.convert(Point(x: 20, y: 14), to: stage.harness.rootView), button: .right)
        #expect(stage.harness.openMenuTitles.prefix(4) == ["Kind", "Size", "Hidden", "Own"])
        #expect(stage.log.value == .init())
    }

    @Test func `Changes of rows, columns and the size of the table write nothing`() throws {
        let stage = try ColumnStage()
        try stage.harness.click("more")
        try stage.harness.resize(to: Size(width: 450, height: 400))
        try stage.harness.click("kind")
        try stage.harness.click("kind")
        try stage.harness.click("more")
        #expect(stage.log.value == .init() && stage.shown == ["name", "kind", "size", "Own"])
    }

    @Test func `The customization can be stored`() throws {
        var columns = TableColumnCustomization<Item>()
        columns[visibility: "kind"] = .hidden
        columns[visibility: "hidden"] = .visible
        columns.order = ["size", "kind", "name"]
        columns.widths = ["size": 120]
        let stage = try ColumnStage(columns)
        #expect(stage.shown.filter { $0 != "Own" } == ["size", "hidden", "name"])
        let data = try JSONEncoder().encode(columns)
        #expect(try JSONDecoder().decode(TableColumnCustomization<Item>.self, from: data) == columns)
        columns[visibility: "kind"] = .automatic
        #expect(columns[visibility: "kind"] == .automatic)
    }

    @Test func `Enlarged text widens columns and rows, which the customization does not store`() throws {
        let stage = try ColumnStage()
        try stage.harness.resize(to: Size(width: 600, height: 600))
        func show(_ textScale: Double) throws -> [Rect] {
            var theme = stage.harness.host.theme
            theme.textScale = textScale
            stage.harness.host.theme = theme
            try stage.harness.settle()
            return [stage.table.rect(ofColumn: 1), stage.table.rectForRow(at: 1)]
        }
        let before = try show(1)
        let after = try show(2)
        #expect(after[1].height == before[1].height + 20)
        #expect(after[0].width == before[0].width, "the columns still fill the table")
        #expect(stage.log.value == TableColumnCustomization<Item>())
        try stage.resize("kind", by: 30)
        #expect(stage.table.rect(ofColumn: 1).width == before[0].width + 30)
        #expect(stage.table.tableColumns[1].width == (before[0].width + 30) / 2)
        #expect(stage.log.value != TableColumnCustomization<Item>())
        #expect(try show(1) == [stage.table.rect(ofColumn: 1), before[1]])
    }
}
