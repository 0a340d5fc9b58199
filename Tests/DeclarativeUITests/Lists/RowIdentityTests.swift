import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// The identities of rows that do not come from a `ForEach` of single rows.
struct RowIdentityTests {
    @Test func `The rows of an element follow a value that only its closure reads`() throws {
        struct Content: View {
            @State private var showsDetails = false
            var body: some View {
                VStack(spacing: 0) {
                    List {
                        ForEach(0..<2) { number in
                            Text("row \(number)")
                            if showsDetails { Text("details \(number)") }
                        }
                    }
                    .frame(height: 200)
                    Button("details") { showsDetails.toggle() }
                }
            }
        }
        let stage = try Stage(Content())
        try stage.harness.click("details")
        #expect(stage.seen == ["row 0", "details 0", "row 1", "details 1"])
        try stage.harness.click("details")
        #expect(stage.seen == ["row 0", "row 1"])
    }

    @Test func `A tagged row can be selected`() throws {
        struct Content: View {
            @State private var chosen: Set<String> = ["out"]
            var body: some View {
                VStack(spacing: 0) {
                    List(selection: $chosen) {
                        Text("Inbox").tag("in")
                        Text("Outbox").tag("out").font(.headline)
                        DisclosureGroup("Folders") { Text("Trash").tag("trash") }.tag("folders")
                        Text("untagged")
                    }
                    .frame(height: 280)
                    Text("chosen \(chosen.sorted())")
                }
            }
        }
        let stage = try Stage(Content(), width: 400, height: 380)
        #expect(try Array(stage.list.selectedRowIndexes) == [1])
        try stage.harness.click("Inbox")
        #expect(stage.seen.contains("chosen [\"in\"]"))
        try stage.harness.click("untagged")
        #expect(stage.seen.contains("chosen [\"in\"]"))
        try stage.harness.click("Folders")
        for _ in 0..<2 {
            try stage.harness.key(.keyboardRightArrow)
            stage.harness.advance(by: .seconds(1))
        }
        #expect(stage.seen.contains("chosen [\"trash\"]"))
    }
}
