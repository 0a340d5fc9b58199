import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Item: Identifiable {
    let id: Int
    var name: String { "name \(id)" }
}

private let items = (0..<4).map { Item(id: $0) }

/// A list or table with a menu of its selection, which writes its actions to `log`.
private struct WithMenu<Rows: View>: View {
    let log: Box<[String]>
    @State private var chosen: Set<Int> = []
    let rows: (Binding<Set<Int>>) -> Rows

    var body: some View {
        rows($chosen)
            .contextMenu(forSelectionType: Int.self) { ids in
                if ids.isEmpty {
                    Button("New") { log.value.append("new") }
                } else if ids != [3] {
                    Button("Delete \(ids.sorted())", role: .destructive) {
                        log.value.append("delete \(ids.sorted())")
                    }
                    Button("Off") {}.disabled(true)
                }
            } primaryAction: { ids in
                log.value.append("open \(ids.sorted())")
            }
            .contextMenu(forSelectionType: String.self) { _ in Button("Wrong") {} }
    }
}

@MainActor private struct MenuStage<Rows: View> {
    let stage: Stage<WithMenu<Rows>>
    let log = Box<[String]>([])
    /// The height above the first row.
    let top: Double
    var harness: Harness { stage.harness }

    init(top: Double, @ViewBuilder _ rows: @escaping (Binding<Set<Int>>) -> Rows) throws {
        stage = try Stage(WithMenu(log: log, rows: rows))
        self.top = top
    }

    func point(_ row: Int) throws -> Point {
        let list = try stage.list
        return list.convert(Point(x: 20, y: top + Double(row) * 32 + 12), to: harness.rootView)
    }

    func rightClick(_ row: Int) throws -> [String] {
        try harness.click(point(row), button: .right)
        return harness.openMenuTitles
    }
}

/// `contextMenu(forSelectionType:)` and the context menus of table rows.
struct SelectionMenuTests {
    private func check<Rows: View>(_ stage: MenuStage<Rows>) throws {
        let list = try stage.stage.list
        #expect(try stage.rightClick(1) == ["Delete [1]", "Off"])
        #expect(Array(list.selectedRowIndexes) == [1], "a right click selects the row")
        try stage.harness.click("Delete [1]")
        #expect(stage.log.value == ["delete [1]"])
        try stage.harness.click(stage.point(0))
        try stage.harness.click(stage.point(2), modifiers: .shift)
        #expect(try stage.rightClick(1) == ["Delete [0, 1, 2]", "Off"])
        try stage.harness.key(.keyboardEscape)
        #expect(Array(list.selectedRowIndexes) == [0, 1, 2])
        #expect(try stage.rightClick(6) == ["New"], "beside all rows")
        try stage.harness.key(.keyboardEscape)
        #expect(try stage.rightClick(3) == [], "a menu without elements is not displayed")
        try stage.harness.click(stage.point(2))
        try stage.harness.key(.keyboardF10, .shift)
        #expect(stage.harness.openMenuTitles == ["Delete [2]", "Off"])
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.log.value == ["delete [1]", "delete [2]"])
        try stage.harness.doubleClick(stage.point(0))
        try stage.harness.key(.keyboardDownArrow)
        try stage.harness.key(.keyboardReturnOrEnter)
        #expect(stage.log.value.suffix(2) == ["open [0]", "open [1]"])
    }

    @Test func `A list has the menu and the primary action of its selection`() throws {
        try check(MenuStage(top: 0) { List(items, selection: $0) { Text($0.name) } })
    }

    @Test func `A table has the menu and the primary action of its selection`() throws {
        try check(
            MenuStage(top: 28) { chosen in
                Table(items, selection: chosen) {
                    TableColumn("Name", value: \.name)
                    TableColumn("View") { Text($0.name) }
                }
            })
    }

    @Test func `The menu of a row and of a view in it take precedence`() throws {
        let rows = try MenuStage(top: 0) { chosen in
            List(items, selection: chosen) { item in
                if item.id == 0 {
                    Text(item.name).contextMenu { Button("Own") {} }
                } else {
                    Text(item.name)
                }
            }
        }
        let label = try rows.harness.find(Widgets.Label.self, "name 0")
        try rows.harness.click(label, button: .right)
        #expect(rows.harness.openMenuTitles == ["Own"])
        try rows.harness.key(.keyboardEscape)
        let table = try MenuStage(top: 28) { chosen in
            Table(of: Item.self, selection: chosen) {
                TableColumn("Name", value: \.name)
                TableColumn("View") { item in
                    if item.id == 0 { Text(item.name).contextMenu { Button("Cell") {} } }
                }
            } rows: {
                ForEach(items) { item in
                    TableRow(item).contextMenu { if item.id < 2 { Button("Row \(item.id)") {} } }
                }
            }
        }
        #expect(try table.rightClick(1) == ["Row 1"])
        try table.harness.key(.keyboardEscape)
        #expect(try table.rightClick(2) == ["Delete [2]", "Off"], "the row's menu is empty")
        try table.harness.key(.keyboardEscape)
        try table.harness.click(table.harness.find(Widgets.Label.self, "name 0"), button: .right)
        #expect(table.harness.openMenuTitles == ["Cell"])
        try table.harness.key(.keyboardEscape)
        try table.harness.click(table.point(1))
        try table.harness.key(.keyboardF10, .shift)
        #expect(table.harness.openMenuTitles == ["Row 1"])
    }

    @Test func `A disabled list and one without selection have no menu`() throws {
        let disabled = try MenuStage(top: 0) { chosen in
            List(items, selection: chosen) { Text($0.name) }.disabled(true)
        }
        #expect(try disabled.rightClick(0) == [])
        let plain = try MenuStage(top: 0) { _ in List(items) { Text($0.name) } }
        #expect(try plain.rightClick(0) == [])
    }

    @Test func `A row of a table is dragged with its value`() async throws {
        let log = Box<[String]>([])
        let stage = try Stage(
            VStack(spacing: 0) {
                Table(of: Item.self, selection: .constant(Set([0]))) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    ForEach(items) { item in TableRow(item).draggable(item.name) }
                }
                .frame(height: 200)
                Text("shelf").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .dropDestination(for: String.self) { names, _ in
                        log.value += names
                        return true
                    }
            })
        let start = Point(x: 20, y: 28 + 32 + 10)
        try stage.harness.press(start)
        try stage.harness.move(to: start + Point(x: 15, y: 0))
        try stage.harness.move(to: Point(x: 100, y: 260))
        try stage.harness.release()
        for _ in 0..<60_000 where log.value.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(log.value == ["name 1"])
    }
}
