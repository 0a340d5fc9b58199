import Observation
import Testing
import WidgetsTesting

@testable import DeclarativeUI

@Observable private final class Model: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int, _ name: String) {
        self.id = id
        self.name = name
    }
}

private struct Item: Identifiable {
    let id: Int
}

/// Changes of the rows and columns of a table after it is displayed.
struct TableChangeTests {
    private func texts<Content: View>(_ stage: Stage<Content>, column: Int = 0) throws -> [String] {
        let table = try stage.harness.find(TableView.self)
        return table.indexesForVisibleRows.compactMap { row in
            let view = table.cellForRow(at: row) as? TableRowView
            return view?.stringValue(atColumn: column)
                ?? (view?.cellView(atColumn: column) as? TableCellHost)?.node?.visibleText
        }
    }

    @Test func `Cells that are scrolled out of view line by line are unmounted`() throws {
        let log = Box((appeared: 0, disappeared: 0))
        let stage = try Stage(
            Table((0..<1_000).map { Item(id: $0) }) {
                TableColumn("Number") { item in
                    Text("\(item.id)").onAppear { log.value.appeared += 1 }
                        .onDisappear { log.value.disappeared += 1 }
                }
            })
        let table = try stage.harness.find(TableView.self)
        for step in 1...200 {
            table.contentOffset.y = Double(step) * 7
            try stage.harness.settle()
        }
        let visible = table.indexesForVisibleRows.count
        #expect(log.value.appeared - log.value.disappeared == visible)
        #expect(stage.root.all(Text.self).count == visible && visible < 15)
        try stage.harness.resize(to: Size(width: 300, height: 120))
        #expect(stage.root.all(Text.self).count == table.indexesForVisibleRows.count)
    }

    @Test func `A text follows an observable element, whose change the owner of the table does not read`()
        throws
    {
        let models = [Model(0, "a"), Model(1, "b")]
        let stage = try Stage(Table(models) { TableColumn("Name", value: \.name) })
        models[1].name = "changed"
        try stage.harness.settle()
        #expect(try texts(stage) == ["a", "changed"])
        models[1].name = "again"
        try stage.harness.settle()
        #expect(try texts(stage) == ["a", "again"])
    }

    @Test func `A row that displays another value updates its views and its texts`() throws {
        struct Content: View {
            @State private var model = Model(1, "first")
            var body: some View {
                VStack {
                    Table(of: Model.self) {
                        TableColumn("Name", value: \.name)
                        TableColumn("View") { Text($0.name) }
                    } rows: {
                        TableRow(model)
                    }
                    Button("next") { model = Model(2, "second") }
                }
            }
        }
        let stage = try Stage(Content())
        try stage.harness.click("next")
        #expect(try texts(stage) == ["second"] && texts(stage, column: 1) == ["second"])
    }

    @Test func `A column changes from texts to views and back`() throws {
        struct Content: View {
            @State private var isEditing = false
            var body: some View {
                VStack {
                    Table([Model(1, "name")]) {
                        if isEditing {
                            TableColumn("Name") { Text("view of \($0.name)") }
                        } else {
                            TableColumn("Name", value: \.name)
                        }
                    }
                    Button("switch") { isEditing.toggle() }
                }
            }
        }
        let stage = try Stage(Content())
        for expected in ["view of name", "name", "view of name"] {
            try stage.harness.click("switch")
            #expect(try texts(stage) == [expected])
        }
    }

    @Test func `The selection of the binding is displayed again after the table was disabled`() throws {
        struct Content: View {
            @State private var isDisabled = false
            @State private var chosen: Set<Int> = [1]
            var body: some View {
                VStack {
                    Table((0..<3).map { Item(id: $0) }, selection: $chosen) {
                        TableColumn("Number") { Text("\($0.id)") }
                    }
                    .disabled(isDisabled)
                    List(0..<3, selection: $chosen) { Text("row \($0)") }.disabled(isDisabled)
                    Button("toggle") { isDisabled.toggle() }
                }
            }
        }
        let stage = try Stage(Content(), height: 500)
        let lists = stage.harness.all(Widgets.ListView.self)
        for expected in [[], [1]] {
            try stage.harness.click("toggle")
            #expect(lists.map { Array($0.selectedRowIndexes) } == [expected, expected])
        }
    }

    @Test func `Cell views take the height of higher rows`() throws {
        struct Content: View {
            @State private var height = 32.0
            var body: some View {
                VStack {
                    Table([Item(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } }
                        .environment(\.defaultMinListRowHeight, height)
                    Button("higher") { height = 60 }
                }
            }
        }
        let stage = try Stage(Content())
        try stage.harness.click("higher")
        #expect(try stage.harness.find(TableCellHost.self).frame.height == 60)
    }
}
