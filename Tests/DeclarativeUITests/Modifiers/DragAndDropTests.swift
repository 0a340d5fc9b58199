import DeclarativeUI
import Testing
import WidgetsTesting

/// SwiftUI's modifiers for dragging and dropping.
struct DragAndDropTests {
    private final class Log {
        var texts: [String] = []
        var places: [Point] = []
        var targeted: [Bool] = []
        var order = ["a", "b", "c", "d"]
    }

    private struct Page: View {
        let log: Log
        @State private var isOver = false

        var body: some View {
            HStack(spacing: 0) {
                Text("drag me").frame(width: 100, height: 100).draggable("payload") { Text("preview") }
                Text("drop here").frame(width: 100, height: 100)
                    .dropDestination(for: String.self) { items, place in
                        log.texts += items
                        log.places.append(place)
                        return true
                    } isTargeted: {
                        log.targeted.append($0)
                    }
                Text(isOver ? "over" : "not over").frame(width: 100, height: 100)
                    .onDrop(of: [.plainText], isTargeted: $isOver) { providers in
                        log.texts.append("\(providers.count) provider")
                        return true
                    }
            }
        }
    }

    private func drag(_ harness: Harness, from start: Point, to end: Point) throws {
        try harness.press(start)
        try harness.move(to: Point(x: start.x + 15, y: start.y))
        try harness.move(to: end)
    }

    @Test func `A value is dragged to a destination for its type`() async throws {
        let log = Log()
        let harness = Harness(HostingView(rootView: Page(log: log)), size: Size(width: 300, height: 100))
        try harness.settle()
        #expect(!harness.contains("preview"))
        try drag(harness, from: Point(x: 50, y: 50), to: Point(x: 140, y: 30))
        #expect(log.targeted == [true] && harness.contains("preview"))
        try harness.release()
        for _ in 0..<60_000 where log.texts.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(log.texts == ["payload"] && log.places == [Point(x: 40, y: 30)])
        #expect(log.targeted == [true, false])
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }

    @Test func `onDrop updates its binding and passes the providers`() throws {
        let log = Log()
        let harness = Harness(HostingView(rootView: Page(log: log)), size: Size(width: 300, height: 100))
        try harness.settle()
        try drag(harness, from: Point(x: 50, y: 50), to: Point(x: 250, y: 50))
        #expect(harness.contains("over"))
        try harness.release()
        #expect(log.texts == ["1 provider"] && harness.contains("not over"))
    }

    @Test func `A disabled source and a disabled destination take no part`() throws {
        let log = Log()
        let harness = Harness(
            HostingView(rootView: Page(log: log).disabled(true)), size: Size(width: 300, height: 100))
        try harness.settle()
        try drag(harness, from: Point(x: 50, y: 50), to: Point(x: 140, y: 50))
        try harness.release()
        #expect(log.texts.isEmpty && log.targeted.isEmpty)
    }

    private struct Rows: View {
        let log: Log
        @State var order = ["a", "b", "c", "d"]
        @State private var selection: String?

        var body: some View {
            HStack(spacing: 0) {
                List(selection: $selection) {
                    ForEach(order, id: \.self) { Text($0).frame(height: 40) }
                        .onMove {
                            order.move(fromOffsets: $0, toOffset: $1)
                            log.order = order
                        }
                        .onInsert(of: [.plainText]) { offset, providers in
                            log.texts.append("\(providers.count) at \(offset)")
                        }
                }
                .frame(width: 200)
                Text("new").frame(width: 100, height: 200).draggable("new")
            }
        }
    }

    private struct Shelf: View {
        let log: Log

        var body: some View {
            HStack(spacing: 0) {
                List {
                    ForEach(["a", "b"], id: \.self) { Text($0).frame(height: 40) }
                        .dropDestination(for: String.self) { items, offset in
                            log.texts.append("\(items) at \(offset)")
                        }
                }
                .frame(width: 200)
                Text("new").frame(width: 100, height: 200).draggable("new")
            }
        }
    }

    @Test func `Values are dropped between rows`() async throws {
        let log = Log()
        let harness = Harness(HostingView(rootView: Shelf(log: log)), size: Size(width: 300, height: 200))
        try harness.settle()
        let height = try harness.find(Widgets.ListView.self).rectForRow(at: 0).height
        try drag(harness, from: Point(x: 250, y: 100), to: Point(x: 60, y: height * 1.1))
        try harness.release()
        for _ in 0..<60_000 where log.texts.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(log.texts == [#"["new"] at 1"#])
    }

    @Test func `Rows are moved and items inserted by drag`() throws {
        let log = Log()
        let harness = Harness(HostingView(rootView: Rows(log: log)), size: Size(width: 300, height: 200))
        try harness.settle()
        let list = try harness.find(Widgets.ListView.self)
        let height = list.rectForRow(at: 0).height
        try drag(harness, from: Point(x: 60, y: height / 2), to: Point(x: 60, y: height * 2.6))
        try harness.release()
        #expect(log.order == ["b", "c", "a", "d"])
        #expect(list.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect((0..<4).map { list.cellForRow(at: $0)?.frame.minY } == (0..<4).map { height * Double($0) })
        try drag(harness, from: Point(x: 250, y: 100), to: Point(x: 60, y: height * 1.1))
        try harness.release()
        #expect(log.texts == ["1 at 1"])
        // The scroll bar fades out.
        harness.advance(by: .seconds(5))
        #expect(harness.advance(by: .seconds(600)).isIdle)
    }
}

/// SwiftUI's `springLoadingBehavior`.
struct SpringLoadingTests {
    private final class Log { var presses = 0 }

    private struct Page: View {
        let log: Log
        let behavior: SpringLoadingBehavior
        @State private var choice = 0
        @State private var row: Int?

        var body: some View {
            VStack(spacing: 0) {
                Text("drag me").frame(width: 100, height: 40).draggable("payload")
                Button("folder") { log.presses += 1 }.frame(width: 100, height: 40)
                List(0..<3, id: \.self, selection: $row) { Text("row \($0)").frame(height: 30) }
                    .frame(width: 200, height: 120)
                Text("selected \(row ?? -1)")
            }
            .springLoadingBehavior(behavior)
        }
    }

    @Test(arguments: [SpringLoadingBehavior.automatic, .enabled, .disabled])
    func `Buttons and rows open under resting items if that is enabled`(_ behavior: SpringLoadingBehavior)
        throws
    {
        let log = Log()
        let harness = Harness(
            HostingView(rootView: Page(log: log, behavior: behavior)), size: Size(width: 300, height: 260))
        try harness.settle()
        let isOn = behavior == .enabled
        try harness.press("drag me")
        try harness.move(to: Point(x: 150, y: 50))
        try harness.move(to: "folder")
        harness.advance(by: .milliseconds(700))
        #expect(log.presses == (isOn ? 1 : 0))
        try harness.move(to: "row 1")
        harness.advance(by: .milliseconds(700))
        #expect(harness.contains("selected 1") == isOn)
        try harness.key(.keyboardEscape)
    }
}
