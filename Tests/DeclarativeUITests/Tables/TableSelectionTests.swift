import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Item: Identifiable {
    let id: Int
    let place: String
    var rank: Int { 10 - id }
}

private let items = (0..<4).map { Item(id: $0, place: "place \($0)") }

/// A model that counts how often its texts are read.
private final class Counted: Identifiable {
    let id: Int
    let reads: Box<Int>
    init(_ id: Int, _ reads: Box<Int>) { (self.id, self.reads) = (id, reads) }
    var name: String {
        reads.value += 1
        return "name \(id)"
    }
}

/// The selection of a table whose rows come from a `ForEach` with identities of its own.
struct TableSelectionTests {
    private struct Rows<ID: Hashable>: View {
        let id: KeyPath<Item, ID>
        let log: Box<Set<Int>>
        @State private var chosen: Set<Int> = [2]
        @State private var shown = items
        var body: some View {
            VStack(spacing: 0) {
                Table(of: Item.self, selection: $chosen) {
                    TableColumn("Place", value: \.place)
                } rows: {
                    ForEach(shown, id: id) { TableRow($0) }
                }
                Button("insert") { shown.insert(Item(id: 9, place: "new"), at: 0) }
                Button("first") { chosen = [0] }
            }
            .onChange(of: chosen) { log.value = chosen }
        }
    }

    private func check<ID: Hashable>(_ id: KeyPath<Item, ID>) throws {
        let log = Box<Set<Int>>([])
        let stage = try Stage(Rows(id: id, log: log))
        let table = try stage.harness.find(TableView.self)
        #expect(Array(table.selectedRowIndexes) == [2])
        try stage.harness.click(table.convert(Point(x: 20, y: 28 + 32 + 10), to: stage.harness.rootView))
        #expect(log.value == [1] && Array(table.selectedRowIndexes) == [1])
        try stage.harness.click("insert")
        #expect(log.value == [1] && Array(table.selectedRowIndexes) == [2])
        try stage.harness.click("first")
        #expect(Array(table.selectedRowIndexes) == [1])
    }

    @Test func `Rows are selected by the identities of their values, whatever the type of those of ForEach`()
        throws
    {
        try check(\.id)
        try check(\.place)
        try check(\.rank)
    }

    @Test func `A table scrolls to an identity of ForEach`() throws {
        struct Content: View {
            var body: some View {
                ScrollViewReader { proxy in
                    Table(of: Item.self) {
                        TableColumn("Place", value: \.place)
                    } rows: {
                        ForEach((0..<100).map { Item(id: $0, place: "place \($0)") }, id: \.place) {
                            TableRow($0)
                        }
                    }
                    Button("go") { proxy.scrollTo("place 60", anchor: .top) }
                }
            }
        }
        let stage = try Stage(Content())
        try stage.harness.click("go")
        #expect(try stage.harness.find(TableView.self).indexesForVisibleRows.contains(60))
    }

    @Test func `A change of the selection alone reads no texts`() throws {
        struct Content: View {
            let models: [Counted]
            @State private var chosen: Set<Int> = []
            var body: some View {
                Table(models, selection: $chosen) { TableColumn("Name", value: \.name) }
            }
        }
        let reads = Box(0)
        let stage = try Stage(Content(models: (0..<5).map { Counted($0, reads) }))
        let table = try stage.harness.find(TableView.self)
        let before = reads.value
        #expect(before > 0)
        try stage.harness.click(table.convert(Point(x: 20, y: 28 + 32 + 10), to: stage.harness.rootView))
        try stage.harness.key(.keyboardDownArrow)
        #expect(Array(table.selectedRowIndexes) == [2] && reads.value == before)
    }
}
