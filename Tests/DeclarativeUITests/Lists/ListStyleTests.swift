import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Styled<Style: ListStyle>: View {
    let style: Style
    var spacing: Double? = nil
    @State private var names = ["a", "b", "c"]
    var body: some View {
        VStack(spacing: 0) {
            List {
                Section("First") {
                    ForEach(names, id: \.self) { Text($0) }
                }
                Section("Second") { Text("d") }
            }
            .listStyle(style)
            .listRowSpacing(spacing)
            .frame(height: 260)
            Button("remove") { names.removeLast() }
        }
    }
}

@MainActor private func looks<Content: View>(_ stage: Stage<Content>) -> [RowLook] {
    stage.harness.all(RowCell.self).filter { $0.node?.isHeader == false }
        .sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.node.map { RowLook(of: $0) } }
}

struct ListStyleTests {
    @Test func `Grouped sections have rounded corners at their first and last rows`() throws {
        let stage = try Stage(Styled(style: .insetGrouped))
        let top: CornerMask = [.topLeft, .topRight]
        let bottom: CornerMask = [.bottomLeft, .bottomRight]
        #expect(looks(stage).map(\.corners) == [top, [], bottom, .all])
        #expect(looks(stage).map(\.isGrouped) == [true, true, true, true])
        #expect(looks(stage).map { $0.separator?.leading } == [28, 28, nil, nil])
        let list = try stage.list
        #expect(list.backgroundColor == Color(role: .secondarySystemBackground))
        let before = stage.harness.renderFresh()
        try stage.harness.click("remove")
        #expect(looks(stage).map(\.corners) == [top, bottom, .all])
        #expect(stage.harness.renderFresh() != before)
    }

    @Test func `A row at the end of its section is drawn anew after its neighbour is removed`() throws {
        let stage = try Stage(Styled(style: .insetGrouped))
        try stage.harness.click("remove")
        #expect(stage.harness.picture == stage.harness.renderFresh())
    }

    @Test func `A sidebar has compact rows without separators`() throws {
        let stage = try Stage(Styled(style: .sidebar))
        #expect(looks(stage).allSatisfy { $0.separator == nil && !$0.isGrouped })
        let cells = stage.harness.all(RowCell.self).filter { $0.node?.isHeader == false }
        #expect(cells.allSatisfy { $0.frame.height == 28 })
    }

    @Test func `Row spacing separates the rows, and invalid distances are reported`() throws {
        let stage = try Stage(Styled(style: .plain, spacing: 10))
        let cells = stage.harness.all(RowCell.self).filter { $0.node?.isHeader == false }
        #expect(cells.allSatisfy { $0.frame.height == 42 })
        #expect(looks(stage).allSatisfy { $0.separator == nil })
        var reports: [Diagnostic] = []
        Diagnostics.handler = { reports.append($0) }
        defer { Diagnostics.handler = nil }
        let invalid = try Stage(Styled(style: .plain, spacing: -.infinity))
        #expect(reports.first?.subject == "listRowSpacing")
        let height = invalid.harness.all(RowCell.self).first { $0.node?.isHeader == false }?.frame.height
        #expect(height == 32)
    }

    @Test func `A separator that the row below it hides later disappears`() throws {
        struct Rows: View {
            @State private var isHidden = false
            var body: some View {
                VStack {
                    List {
                        Text("a")
                        Text("b").listRowSeparator(isHidden ? .hidden : .automatic, edges: .top)
                    }
                    Button("hide") { isHidden.toggle() }
                }
            }
        }
        let stage = try Stage(Rows())
        try stage.harness.click("hide")
        #expect(stage.harness.picture == stage.harness.renderFresh())
        #expect(looks(stage).map { $0.separator != nil } == [false, false])
    }

    @Test func `Separators are hidden above or below a row`() throws {
        struct Rows: View {
            let edges: VerticalEdge.Set
            var body: some View {
                List {
                    Text("a")
                    Text("b").listRowSeparator(.hidden, edges: edges)
                    Text("c")
                }
            }
        }
        #expect(try looks(Stage(Rows(edges: .top))).map { $0.separator != nil } == [false, true, false])
        #expect(try looks(Stage(Rows(edges: .bottom))).map { $0.separator != nil } == [true, false, false])
        #expect(try looks(Stage(Rows(edges: .all))).map { $0.separator != nil } == [false, false, false])
    }
}
