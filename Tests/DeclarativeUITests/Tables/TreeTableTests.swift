import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct File: Identifiable, Equatable {
    let name: String
    var size = 0
    var children: [File]?
    var id: String { name }
}

private let root = [
    File(name: "a", children: [File(name: "a1", size: 1), File(name: "a2", children: [File(name: "deep")])]),
    File(name: "b", size: 3), File(name: "c", children: [File(name: "c1")]),
]

private struct Browser: View {
    @State var files = root
    @State private var chosen: Set<String> = []
    var showsSizes = true
    var body: some View {
        VStack(spacing: 0) {
            Table(files, children: \.children, selection: $chosen) {
                TableColumn("Name", value: \.name)
                if showsSizes { TableColumn("Size") { Text("\($0.size) bytes") } }
            }
            .frame(height: 260)
            Text("chosen \(chosen.sorted())")
            Button("remove") { files.removeFirst() }
        }
    }
}

/// Rows that are declared one by one: a group with and one without a binding.
private struct Declared: View {
    @State private var isOpen = true
    @State private var chosen: String?
    let log: Log
    final class Log {
        var hovered: [String] = []
        var dropped: [String] = []
        var order = root
    }
    var body: some View {
        VStack(spacing: 0) {
            Table(of: File.self, selection: $chosen) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(root) { file in
                    if let children = file.children {
                        DisclosureTableRow(file) { ForEach(children) { TableRow($0) } }
                            .dropDestination(for: String.self) {
                                log.dropped += $0.map { "\(file.name): \($0)" }
                            }
                    } else {
                        TableRow(file)
                            .draggable(file.name)
                            .onHover { log.hovered.append("\(file.name) \($0)") }
                            .contextMenu { Button("Open") {} }
                    }
                }
                DisclosureTableRow(File(name: "bound"), isExpanded: $isOpen) {
                    TableRow(File(name: "inside"))
                }
            }
            .frame(height: 260)
            Text("chosen \(chosen ?? "none")")
            Button("toggle") { isOpen.toggle() }
        }
    }
}

@MainActor private struct TreeStage<Content: View> {
    let stage: Stage<Content>
    let table: TableView
    var harness: Harness { stage.harness }

    init(_ view: Content) throws {
        stage = try Stage(view, width: 400, height: 320)
        table = try stage.harness.find(TableView.self)
    }

    /// The names of the rows with their levels, `+` for a collapsed and `-` for an expanded one.
    var rows: [String] {
        harness.advance(by: .seconds(1))
        return table.indexesForVisibleRows.compactMap { row in
            guard let view = table.cellForRow(at: row) as? TableRowView,
                let place = (table as? RowTableView)?.disclosure(ofRow: row)
            else { return nil }
            let mark = place.isExpanded.map { $0 ? "-" : "+" } ?? ""
            return "\(place.level)\(mark) \(view.stringValue(atColumn: 0) ?? "?")"
        }
    }

    func click(x: Double, row: Int) throws {
        harness.advance(by: .seconds(1))
        try harness.click(
            table.convert(Point(x: x, y: table.rectForRow(at: row).midY), to: harness.rootView))
    }
}

struct TreeTableTests {
    @Test func `Right expands, goes to the cells of a tree grid, and Left collapses and goes to the parent`()
        throws
    {
        let stage = try TreeStage(Browser())
        #expect(stage.rows == ["0+ a", "0 b", "0+ c"])
        try stage.click(x: 150, row: 0)
        try stage.harness.key(.keyboardRightArrow)
        #expect(stage.rows == ["0- a", "1 a1", "1+ a2", "0 b", "0+ c"])
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.harness.contains("chosen [\"a1\"]"))
        try stage.harness.key(.keyboardLeftArrow)
        #expect(stage.harness.contains("chosen [\"a\"]"))
        try stage.harness.key(.keyboardLeftArrow)
        #expect(stage.rows == ["0+ a", "0 b", "0+ c"])
    }

    @Test func `In an outline with one column, Right selects the first child of an expanded row`() throws {
        let stage = try TreeStage(Browser(showsSizes: false))
        try stage.click(x: 150, row: 0)
        try stage.harness.key(.keyboardRightArrow)
        try stage.harness.key(.keyboardRightArrow)
        #expect(stage.harness.contains("chosen [\"a1\"]"))
    }

    @Test func `A click on the triangle expands, and one on the text selects`() throws {
        let stage = try TreeStage(Browser())
        try stage.click(x: 13, row: 2)
        #expect(stage.rows == ["0+ a", "0 b", "0- c", "1 c1"] && stage.harness.contains("chosen []"))
        try stage.click(x: 150, row: 3)
        #expect(stage.harness.contains("chosen [\"c1\"]"))
        #expect(stage.table.accessibilityTableSize?.rows == 4)
    }

    @Test func `An asterisk expands all siblings`() throws {
        let stage = try TreeStage(Browser())
        try stage.click(x: 150, row: 1)
        try stage.harness.type("*")
        #expect(stage.rows == ["0- a", "1 a1", "1+ a2", "0 b", "0- c", "1 c1"])
    }

    @Test func `The rows of a removed element are removed with it`() throws {
        let stage = try TreeStage(Browser())
        try stage.click(x: 13, row: 0)
        try stage.click(x: 13, row: 4)
        try stage.harness.click("remove")
        #expect(stage.rows == ["0 b", "0- c", "1 c1"])
    }

    @Test func `Assistive technologies get the level and the state, and expand rows`() throws {
        let stage = try TreeStage(Browser())
        let row = try stage.harness.row("Name: a, Size: 0 bytes")
        #expect(row.attributes.level == 1 && row.attributes.states.contains(.expandable))
        try row.perform(.custom("Expand"))
        try stage.harness.settle()
        #expect(stage.rows.count == 5)
        let child = try stage.harness.row("Name: a1, Size: 1 bytes")
        #expect(child.attributes.level == 2 && !child.attributes.states.contains(.expandable))
        #expect(try stage.harness.row("Name: a, Size: 0 bytes").attributes.states.contains(.expanded))
    }

    @Test func `A declared row has its state or that of its binding`() throws {
        let stage = try TreeStage(Declared(log: Declared.Log()))
        #expect(stage.rows == ["0+ a", "0 b", "0+ c", "0- bound", "1 inside"])
        try stage.harness.click("toggle")
        #expect(stage.rows == ["0+ a", "0 b", "0+ c", "0+ bound"])
        try stage.click(x: 150, row: 0)
        try stage.harness.key(.keyboardRightArrow)
        #expect(stage.rows == ["0- a", "1 a1", "1 a2", "0 b", "0+ c", "0+ bound"])
        try stage.harness.type("*")
        #expect(stage.rows == ["0- a", "1 a1", "1 a2", "0 b", "0- c", "1 c1", "0- bound", "1 inside"])
    }

    @Test func `A row notifies its action when the pointer enters and leaves it`() throws {
        let log = Declared.Log()
        let stage = try TreeStage(Declared(log: log))
        func move(_ row: Int) throws {
            try stage.harness.move(
                to: stage.table.convert(
                    Point(x: 150, y: stage.table.rectForRow(at: row).midY), to: stage.harness.rootView))
        }
        try move(1)
        #expect(log.hovered == ["b true"])
        try move(1)
        try move(2)
        #expect(log.hovered == ["b true", "b false"])
        try move(1)
        try stage.harness.move(to: Point(x: 200, y: 310))
        #expect(log.hovered == ["b true", "b false", "b true", "b false"])
    }

    @Test func `A value is dropped on a row for its type`() async throws {
        let log = Declared.Log()
        let stage = try TreeStage(Declared(log: log))
        func point(_ row: Int) -> Point {
            stage.table.convert(
                Point(x: 150, y: stage.table.rectForRow(at: row).midY), to: stage.harness.rootView)
        }
        try stage.harness.press(point(1))
        try stage.harness.move(to: point(1).offset(by: 15))
        try stage.harness.move(to: point(2))
        try stage.harness.release()
        for _ in 0..<60_000 where log.dropped.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(log.dropped == ["c: b"])
    }
}

extension Point { fileprivate func offset(by distance: Double) -> Point { Point(x: x + distance, y: y) } }

/// The actions of a `ForEach` in a table: deletion, moves and insertion.
struct TableEditingTests {
    private final class Log {
        private(set) var order: [String] = []
        func set(_ files: [File]) { order = files.map(\.name) }
    }

    private struct Songs: View {
        let log: Log
        @State private var songs = ["a", "b", "c", "d"].map { File(name: $0) }
        @State private var chosen: Set<String> = []
        var body: some View {
            let _ = log.set(songs)
            VStack(spacing: 0) {
                Table(of: File.self, selection: $chosen) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    ForEach(songs) { TableRow($0) }
                        .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
                        .onDelete { songs.remove(atOffsets: $0) }
                        .dropDestination(for: String.self) { names, offset in
                            songs.insert(contentsOf: names.map { File(name: $0) }, at: offset)
                        }
                }
                .frame(height: 260)
                Text("new").draggable("new").frame(width: 100, height: 40)
            }
        }
    }

    @Test func `Alt with an arrow key moves the selected rows, and Delete deletes them`() throws {
        let log = Log()
        let stage = try TreeStage(Songs(log: log))
        try stage.click(x: 150, row: 1)
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(log.order == ["a", "c", "b", "d"])
        try stage.harness.key(.keyboardDownArrow, .shift)
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(log.order == ["a", "b", "d", "c"])
        try stage.harness.key(.keyboardDeleteForward)
        #expect(log.order == ["a", "c"])
    }

    @Test func `A row is dragged to another place`() throws {
        let log = Log()
        let stage = try TreeStage(Songs(log: log))
        let start = stage.table.convert(
            Point(x: 150, y: stage.table.rectForRow(at: 0).midY), to: stage.harness.rootView)
        try stage.harness.press(start)
        try stage.harness.move(to: Point(x: start.x, y: start.y + 20))
        try stage.harness.move(to: Point(x: start.x, y: start.y + 70))
        try stage.harness.release()
        stage.harness.advance(by: .seconds(1))
        #expect(log.order == ["b", "c", "a", "d"])
    }

    @Test func `Values are dropped between rows`() async throws {
        let log = Log()
        let stage = try TreeStage(Songs(log: log))
        let label = try stage.harness.find(Widgets.Label.self, "new")
        let start = label.convert(
            Point(x: label.bounds.midX, y: label.bounds.midY), to: stage.harness.rootView)
        let frame = stage.table.rectForRow(at: 2)
        try stage.harness.press(start)
        try stage.harness.move(to: Point(x: start.x + 15, y: start.y))
        try stage.harness.move(
            to: stage.table.convert(Point(x: 150, y: frame.minY + 1), to: stage.harness.rootView))
        try stage.harness.release()
        for _ in 0..<60_000 where log.order.count == 4 { try await Task.sleep(for: .milliseconds(1)) }
        try stage.harness.settle()
        #expect(log.order == ["a", "b", "new", "c", "d"])
    }
}
