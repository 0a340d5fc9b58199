import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Rows: View {
    @State private var chosen: Int? = 1
    var body: some View {
        List(0..<3, selection: $chosen) { Text("row \($0)").foregroundStyle(.secondary) }
    }
}

struct ForegroundTests {
    @Test func `The secondary level is derived from the inherited foreground`() throws {
        let (harness, _) = try show(
            VStack {
                Text("plain").foregroundStyle(.secondary)
                HStack { Text("in red").foregroundStyle(.secondary).bold() }.foregroundStyle(Color.systemRed)
                HStack { Text("twice") }.foregroundStyle(.secondary).foregroundStyle(Color.systemRed)
                Text("last wins").foregroundStyle(.secondary).foregroundColor(Color.systemBlue)
            })
        let part = Color.systemRed.withAlphaComponent(0.6)
        #expect(try harness.label("plain").textColor == .secondaryLabel)
        #expect(try harness.label("in red").textColor == part)
        #expect(try harness.label("twice").textColor == part)
        #expect(try harness.label("last wins").textColor == .systemBlue)
    }

    @Test func `Secondary text of a selected row has the colour of text on the selection`() throws {
        let (harness, _) = try show(Rows())
        try harness.find(Widgets.ListView.self).becomeFirstResponder()
        let (selected, other) = (try harness.label("row 1"), try harness.label("row 2"))
        let drawn = try harness.displayListDump(of: selected)
        #expect(drawn.contains("#ffffff"))
        let secondary = Theme.light.palette[.secondaryLabel]
        #expect(try harness.displayListDump(of: other).contains("\(secondary)"))
    }
}
