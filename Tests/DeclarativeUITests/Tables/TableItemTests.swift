import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct File: Identifiable {
    let id: String
}

/// Items that are dragged out of the rows of a table, and inserted between them.
struct TableItemTests {
    private struct Files: View {
        let log: Box<[String]>
        let names: [String]
        @State private var chosen: Set<String> = []
        var body: some View {
            VStack(spacing: 0) {
                Table(of: File.self, selection: $chosen) {
                    TableColumn("Name", value: \.id)
                } rows: {
                    ForEach(names.map { File(id: $0) }) { file in
                        TableRow(file).itemProvider(
                            file.id == "locked" ? nil : { file.id == "empty" ? nil : ItemProvider(file.id) })
                    }
                    .onInsert(of: [.plainText]) { offset, providers in
                        log.value.append("\(providers.count) at \(offset)")
                    }
                }
                .frame(height: 240)
                HStack(spacing: 0) {
                    Text("new").frame(width: 100, height: 60).draggable("new")
                    Text("other").frame(width: 100, height: 60).onDrag { ItemProvider() }
                    Text("shelf").frame(width: 100, height: 60)
                        .onDrop(of: [.plainText], isTargeted: nil) { providers in
                            log.value.append("\(providers.count) on the shelf")
                            return true
                        }
                }
            }
        }
    }

    @MainActor private struct FileStage {
        let stage: Stage<Files>
        let table: TableView
        let log = Box<[String]>([])
        var harness: Harness { stage.harness }

        init(_ names: [String] = ["a", "b", "locked", "empty"]) throws {
            stage = try Stage(Files(log: log, names: names))
            table = try stage.harness.find(TableView.self)
        }

        func place(row: Int, _ part: Double = 0.5) -> Point {
            let frame = table.rectForRow(at: row)
            return table.convert(
                Point(x: 60, y: frame.minY + frame.height * part), to: harness.rootView)
        }

        func drag(from start: Point, to end: Point) throws {
            try harness.press(start)
            try harness.move(to: start + Point(x: 15, y: 0))
            try harness.move(to: end)
            try harness.release()
            harness.advance(by: .seconds(1))
        }
    }

    private static let new = Point(x: 50, y: 270)
    private static let other = Point(x: 150, y: 270)
    private static let shelf = Point(x: 250, y: 270)

    @Test func `Items are inserted between rows, and below the last one`() throws {
        let stage = try FileStage()
        try stage.drag(from: Self.new, to: stage.place(row: 1, 0.1))
        try stage.drag(from: Self.new, to: stage.place(row: 1, 0.9))
        try stage.drag(from: Self.new, to: stage.place(row: 3, 1.6))
        #expect(stage.log.value == ["1 at 1", "1 at 2", "1 at 4"])
        try stage.drag(from: Self.other, to: stage.place(row: 1, 0.1))
        #expect(stage.log.value.count == 3, "items of other types are not inserted")
    }

    @Test func `Items are inserted into a table without rows`() throws {
        let stage = try FileStage([])
        try stage.drag(from: Self.new, to: Point(x: 60, y: 100))
        #expect(stage.log.value == ["1 at 0"])
    }

    @Test func `A row is dragged with its item, and a selected one with those of all selected rows`() throws {
        let stage = try FileStage()
        try stage.drag(from: stage.place(row: 0), to: Self.shelf)
        #expect(stage.log.value == ["1 on the shelf"])
        try stage.harness.click(stage.place(row: 0))
        try stage.harness.click(stage.place(row: 3), modifiers: .shift)
        try stage.drag(from: stage.place(row: 1), to: Self.shelf)
        #expect(stage.log.value.last == "2 on the shelf")
        // The gap at the row where the drag begins moves the others down.
        try stage.drag(from: stage.place(row: 0), to: stage.place(row: 3, 0.1))
        #expect(stage.log.value.last == "2 at 2")
    }

    @Test func `A row without an item, or with nil as its item, is not dragged`() throws {
        let stage = try FileStage()
        try stage.drag(from: stage.place(row: 2), to: Self.shelf)
        try stage.drag(from: stage.place(row: 3), to: Self.shelf)
        #expect(stage.log.value.isEmpty)
    }
}
