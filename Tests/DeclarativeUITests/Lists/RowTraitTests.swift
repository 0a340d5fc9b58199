import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Branches: View {
    @State private var isOpen = true
    @State private var log = ""
    var body: some View {
        VStack(spacing: 0) {
            List {
                ForEach(0..<2) { number in
                    HStack {
                        if isOpen, number == 0 {
                            Text("open")
                                .listRowInsets(EdgeInsets(top: 20, leading: 60, bottom: 20, trailing: 0))
                                .listRowBackground(Color.yellow)
                                .listRowSeparator(.hidden)
                                .listRowSeparatorTint(.red)
                                .swipeActions { Button("Mark") { log += "!" } }
                        } else {
                            Text("plain \(number)")
                        }
                    }
                }
            }
            .frame(height: 200)
            Button("switch") { isOpen.toggle() }
        }
    }
}

/// The properties of rows that modifiers within a branch set.
struct RowTraitTests {
    @Test func `A row has the properties of the branch that is displayed`() throws {
        let stage = try Stage(Branches())
        let row = { try #require(stage.harness.all(RowCell.self).compactMap(\.node).first { $0.row == 0 }) }
        #expect(try row().traits.insets?.leading == 60)
        let height = try stage.list.rectForRow(at: 0).height
        try stage.harness.click("switch")
        let traits = try row().traits
        #expect(traits.insets == nil && traits.separators.isEmpty && traits.separatorTint == nil)
        #expect(traits.swipes.isEmpty && stage.root.all(Color.self).isEmpty)
        #expect(try stage.list.rectForRow(at: 0).height == stage.list.rectForRow(at: 1).height)
        try stage.harness.click("switch")
        #expect(try row().traits.insets?.leading == 60 && stage.root.all(Color.self).count == 1)
        #expect(try row().traits.swipes.count == 1)
        #expect(try stage.list.rectForRow(at: 0).height == height)
    }

    @Test func `An outer modifier stays when the inner one is removed`() throws {
        struct Content: View {
            @State private var isWide = true
            var body: some View {
                VStack(spacing: 0) {
                    List {
                        Group {
                            if isWide {
                                Text("row").listRowInsets(
                                    EdgeInsets(top: 0, leading: 90, bottom: 0, trailing: 0))
                            } else {
                                Text("row")
                            }
                        }
                        .listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
                    }
                    Button("switch") { isWide.toggle() }
                }
            }
        }
        let stage = try Stage(Content())
        let leading = { stage.harness.all(RowCell.self).first?.node?.traits.insets?.leading }
        #expect(leading() == 90)
        try stage.harness.click("switch")
        #expect(leading() == 30)
        try stage.harness.click("switch")
        #expect(leading() == 90)
    }
}
