import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Item: Identifiable {
    let id: Int
    var name: String
}

private struct Titled: View {
    @State var isTitled = true
    var body: some View {
        VStack(spacing: 0) {
            Table([Item(id: 1, name: "a"), Item(id: 2, name: "b")]) { TableColumn("Name", value: \.name) }
                .tableColumnHeaders(isTitled ? .visible : .hidden)
            Toggle("Titles", isOn: $isTitled)
        }
    }
}

@Suite @MainActor struct TableHeaderVisibilityTests {
    @Test("A table with hidden column headers begins with its first row, and displays the titles again later")
    func hideAndShow() throws {
        let stage = try Stage(Titled(), width: 300)
        let table = try stage.harness.find(TableView.self)
        let top = table.rectForRow(at: 0).minY
        #expect(table.headerView != nil)

        try stage.harness.click("Titles")
        #expect(table.headerView == nil)
        #expect(table.rectForRow(at: 0).minY < top)
        #expect(stage.harness.picture == stage.harness.renderFresh())

        try stage.harness.click("Titles")
        #expect(table.headerView != nil)
        #expect(table.rectForRow(at: 0).minY == top)
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }
}
