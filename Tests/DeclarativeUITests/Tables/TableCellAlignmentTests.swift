import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// The alignment of views in the cells of a table.
struct TableCellAlignmentTests {
    @Test func `Views of cells have the alignment of their column`() throws {
        struct Sizes: View {
            @State private var isTrailing = true
            var body: some View {
                VStack(spacing: 0) {
                    Table(of: Person.self) {
                        TableColumn("Name") { Text($0.name) }.alignment(isTrailing ? .trailing : .center)
                    } rows: {
                        ForEach([Person(id: 1, name: "one")]) { TableRow($0) }
                    }
                    Button("center") { isTrailing = false }
                }
            }
        }
        let stage = try Stage(Sizes())
        let table = try stage.harness.find(Widgets.TableView.self)
        func area() throws -> Rect {
            let label = try stage.harness.find(Widgets.Label.self, "one")
            return label.convert(label.bounds, to: table)
        }
        let column = table.rect(ofColumn: 0)
        #expect(try abs(area().maxX - (column.maxX - 8)) < 1)
        try stage.harness.click("center")
        #expect(try abs(area().midX - column.midX) < 1)
    }
}
