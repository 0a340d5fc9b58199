import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Song: Identifiable, Equatable {
    let id: String
}

/// A list or a table of songs, whose selected rows the user moves.
private struct Songs: View {
    enum Container: CaseIterable { case list, table }

    let container: Container
    let log: Box<[String]>
    let order: Box<String>
    var fixed: Set<String> = []
    @State var songs: [Song]
    @State var chosen: Set<String> = []

    var body: some View {
        let _ = order.set(songs.map(\.id).joined())
        VStack(spacing: 0) {
            if container == .list {
                List(selection: $chosen) {
                    ForEach(songs) { song in Text(song.id).moveDisabled(fixed.contains(song.id)) }
                        .onMove { move($0, $1) }
                }
                .frame(height: 240)
            } else {
                Table(of: Song.self, selection: $chosen) {
                    TableColumn("Title", value: \.id)
                } rows: {
                    ForEach(songs) { TableRow($0) }.onMove { move($0, $1) }
                }
                .frame(height: 280)
            }
            Text("chosen \(chosen.sorted().joined())")
        }
    }

    private func move(_ offsets: RowIndexSet, _ destination: Int) {
        log.value.append("\(Array(offsets)) to \(destination)")
        songs.move(fromOffsets: offsets, toOffset: destination)
    }
}

@MainActor private struct MoveStage {
    let stage: Stage<Songs>
    let list: Widgets.ListView
    let log = Box<[String]>([])
    let order = Box("")
    var harness: Harness { stage.harness }

    init(_ container: Songs.Container, _ letters: String, fixed: Set<String> = []) throws {
        let songs = letters.map { Song(id: String($0)) }
        stage = try Stage(
            Songs(container: container, log: log, order: order, fixed: fixed, songs: songs))
        list = try stage.list
    }

    func middle(_ row: Int) -> Point {
        list.convert(Point(x: 100, y: list.rectForRow(at: row).midY), to: harness.rootView)
    }

    /// Selects rows as a user does, by clicks with Control.
    func choose(_ rows: [Int]) throws {
        for (number, row) in rows.enumerated() {
            try harness.click(middle(row), modifiers: number == 0 ? [] : .control)
        }
    }

    /// Drags a row by a distance in points.
    func drag(_ row: Int, by distance: Double) throws {
        let start = middle(row)
        try harness.press(start)
        try harness.move(to: start + Point(x: 0, y: distance < 0 ? -20 : 20))
        try harness.move(to: start + Point(x: 0, y: distance))
        try harness.release()
        harness.advance(by: .seconds(1))
    }

    func press(_ key: KeyboardHIDUsage) throws {
        try harness.key(key, .alternate)
        harness.advance(by: .seconds(1))
    }

    var chosen: Bool { stage.seen.contains("chosen ace") }
}

/// Several selected rows of a declarative list or table that are moved by `onMove`.
struct RowMoveTests {
    @Test(arguments: Songs.Container.allCases)
    fileprivate func `A drag of a selected row moves all selected rows`(_ container: Songs.Container) throws {
        let stage = try MoveStage(container, "abcdef")
        try stage.choose([0, 2, 4])
        #expect(stage.chosen)
        try stage.drag(2, by: 112)
        #expect(stage.order.value == "bdface" && stage.log.value == ["[0, 2, 4] to 6"])
        #expect(Array(stage.list.selectedRowIndexes) == [3, 4, 5] && stage.chosen)
        try stage.drag(5, by: -150)
        #expect(stage.order.value == "acebdf" && stage.log.value.last == "[3, 4, 5] to 0")
    }

    @Test(arguments: Songs.Container.allCases)
    fileprivate func `Alt with an arrow key moves all selected rows`(_ container: Songs.Container) throws {
        let stage = try MoveStage(container, "abcdef")
        try stage.choose([0, 2, 4])
        try stage.press(.keyboardDownArrow)
        #expect(stage.order.value == "bdface" && stage.log.value == ["[0, 2, 4] to 6"])
        try stage.press(.keyboardDownArrow)
        #expect(stage.order.value == "bdface" && stage.log.value.count == 1, "the rows are at the end")
        try stage.press(.keyboardUpArrow)
        #expect(stage.order.value == "bdacef" && stage.log.value.last == "[3, 4, 5] to 2")
        #expect(Array(stage.list.selectedRowIndexes) == [2, 3, 4] && stage.chosen)
    }

    @Test func `A selected row that cannot be moved stays, and the others pass it`() throws {
        let stage = try MoveStage(.list, "abcdef", fixed: ["c"])
        try stage.choose([1, 2, 3])
        // The cursor is at d.
        try stage.press(.keyboardDownArrow)
        #expect(stage.order.value == "acebdf" && stage.log.value == ["[1, 3] to 5"])
        for _ in 0..<4 { try stage.press(.keyboardUpArrow) }
        #expect(stage.order.value == "bdacef")
        // The cursor is at the row that cannot be moved.
        try stage.choose([0, 1, 3])
        try stage.press(.keyboardDownArrow)
        #expect(stage.order.value == "abdcef" && stage.log.value.last == "[0, 1] to 3")
        try stage.drag(1, by: 70)
        #expect(stage.order.value == "acebdf")
        try stage.choose([1])
        try stage.press(.keyboardDownArrow)
        #expect(stage.order.value == "acebdf" && Array(stage.list.selectedRowIndexes) == [1])
    }

    @Test func `The rows of a ForEach stay between the rows around it`() throws {
        struct Content: View {
            let order: Box<String>
            @State private var songs = "abc".map { Song(id: String($0)) }
            @State private var chosen: Set<String> = []
            var body: some View {
                let _ = order.set(songs.map(\.id).joined())
                List(selection: $chosen) {
                    Text("above").tag("above")
                    ForEach(songs) { Text($0.id) }.onMove { songs.move(fromOffsets: $0, toOffset: $1) }
                    Text("below").tag("below")
                }
            }
        }
        let order = Box("")
        let stage = try Stage(Content(order: order))
        let list = try stage.list
        try stage.harness.click("a")
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(order.value == "abc" && Array(list.selectedRowIndexes) == [1])
        let frame = try #require(list.cellForRow(at: 1)).frame
        let start = Point(x: frame.midX, y: frame.midY)
        try stage.harness.press(start)
        try stage.harness.move(to: start + Point(x: 0, y: 20))
        try stage.harness.move(to: start + Point(x: 0, y: 200))
        #expect(try #require(list.cellForRow(at: 4)).frame.minY == 4 * 32, "the gap is above the row below")
        try stage.harness.release()
        #expect(order.value == "bca")
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(order.value == "bca")
    }

    @Test func `The rows of a disabled list cannot be moved`() throws {
        let order = Box("")
        let songs = "abc".map { Song(id: String($0)) }
        let stage = try Stage(
            Songs(container: .list, log: Box([]), order: order, songs: songs).disabled(true))
        try stage.harness.drag(from: "a", to: "c")
        #expect(order.value == "abc")
    }

    @Test(arguments: 0..<6) func `Random moves of random selections give the order of an array`(_ seed: Int)
        throws
    {
        var random = SeededRandom(seed: seed)
        let fixed: Set<String> = seed % 2 == 0 ? [] : ["b", "e"]
        let stage = try MoveStage(fixed.isEmpty && seed % 4 == 0 ? .table : .list, "abcdefg", fixed: fixed)
        for _ in 0..<12 {
            let old = stage.order.value.map { String($0) }
            let rows = old.indices.filter { _ in random.chance(0.4) }
            guard !rows.isEmpty else { continue }
            try stage.choose(rows)
            let isDown = random.chance(0.5)
            try stage.press(isDown ? .keyboardDownArrow : .keyboardUpArrow)
            let movable = rows.filter { !fixed.contains(old[$0]) }
            var expected = old
            if let first = movable.first, let last = movable.last {
                expected.move(
                    fromOffsets: RowIndexSet(movable),
                    toOffset: isDown ? min(last + 2, old.count) : max(first - 1, 0))
            }
            #expect(stage.order.value == expected.joined())
            #expect(
                stage.list.selectedRowIndexes.map { expected[$0] }.sorted() == rows.map { old[$0] }.sorted())
        }
    }
}
