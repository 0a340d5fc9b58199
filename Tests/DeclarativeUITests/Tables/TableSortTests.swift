import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var size: Int
}

private struct Sorted: View {
    @State var order: [KeyPathComparator<Item>]
    let log: Box<[KeyPathComparator<Item>]>
    var body: some View {
        VStack(spacing: 0) {
            Table([Item(id: 1, name: "a", size: 2), Item(id: 2, name: "b", size: 1)], sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Again", value: \.name)
                TableColumn("Size", value: \.size) { Text("\($0.size)") }
            }
            Button("backwards") { order = [KeyPathComparator(\.name, order: .reverse)] }
        }
        .onChange(of: order) { log.value = order }
    }
}

@MainActor private struct SortStage {
    let stage: Stage<Sorted>
    let log: Box<[KeyPathComparator<Item>]>
    let table: TableView

    init(_ order: [KeyPathComparator<Item>] = []) throws {
        log = Box(order)
        stage = try Stage(Sorted(order: order, log: log), width: 600)
        table = try stage.harness.find(TableView.self)
    }

    func clickHeader(_ column: Int) throws {
        let x = table.rect(ofColumn: column).midX
        try stage.harness.click(table.convert(Point(x: x, y: 14), to: stage.harness.rootView))
    }

    /// The columns that the headers mark, the most significant first; with a minus sign for descending ones.
    var marks: [String] { table.sortDescriptors.map { ($0.ascending ? "" : "-") + $0.key } }
}

/// The order of a table, as its headers and its binding have it.
struct TableSortTests {
    @Test func `Of two columns with the same property, the header marks the one that was clicked`() throws {
        let stage = try SortStage()
        try stage.clickHeader(1)
        #expect(stage.marks == ["Again"] && stage.log.value == [KeyPathComparator(\.name)])
        try stage.clickHeader(1)
        #expect(
            stage.marks == ["-Again"] && stage.log.value == [KeyPathComparator(\.name, order: .reverse)])
        try stage.clickHeader(0)
        #expect(stage.marks == ["Name"] && stage.log.value == [KeyPathComparator(\.name)])
        try stage.clickHeader(1)
        try stage.stage.harness.click("backwards")
        #expect(stage.marks == ["-Again"], "the mark stays in its column")
    }

    @Test func `A comparator is in the order once, even if two columns have it`() throws {
        let stage = try SortStage([KeyPathComparator(\.name), KeyPathComparator(\.size)])
        #expect(stage.marks == ["Name", "Size"])
        try stage.clickHeader(1)
        #expect(stage.marks == ["Again", "Size"])
        #expect(stage.log.value == [KeyPathComparator(\.name), KeyPathComparator(\.size)])
    }

    @Test func `Comparators that no column has stay behind the clicked one`() throws {
        let stage = try SortStage([KeyPathComparator(\.id, order: .reverse), KeyPathComparator(\.name)])
        try stage.clickHeader(2)
        #expect(
            stage.log.value == [
                KeyPathComparator(\.size), KeyPathComparator(\.id, order: .reverse),
                KeyPathComparator(\.name),
            ])
        try stage.clickHeader(0)
        #expect(
            stage.log.value == [
                KeyPathComparator(\.name), KeyPathComparator(\.size),
                KeyPathComparator(\.id, order: .reverse),
            ])
    }
}
