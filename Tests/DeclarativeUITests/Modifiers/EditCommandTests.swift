import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// SwiftUI's modifiers for Copy, Cut and Paste, and the items of `draggable` and `dropDestination`.
@Suite(.serialized)
struct EditCommandTests {
    private final class Log {
        var texts: [String] = []
        var notes = ["a", "b", "c"]
    }

    private struct Page: View {
        let log: Log
        var isDisabled = false

        var body: some View {
            VStack {
                Button("source") {}
                    .copyable(log.notes)
                    .cuttable(for: String.self) {
                        defer { log.notes = [] }
                        return log.notes
                    }
                Button("target") {}
                    .pasteDestination(for: String.self) {
                        log.texts += $0
                    } validator: {
                        $0.filter { $0 != "b" }
                    }
                Button("providers") {}
                    .onCopyCommand { [ItemProvider("copied")] }
                    .onCutCommand { [ItemProvider("cut")] }
                    .onPasteCommand(of: [.text]) { log.texts.append("\($0.count) providers") }
            }
            .disabled(isDisabled)
        }
    }

    private func stage(_ log: Log) throws -> Harness {
        Pasteboard.general.string = nil
        let harness = Harness(HostingView(rootView: Page(log: log)), size: Size(width: 300, height: 200))
        try harness.settle()
        return harness
    }

    private func can(_ action: Selector, _ harness: Harness) -> Bool {
        harness.host.firstResponder?.target(forAction: action, withSender: nil) != nil
    }

    @Test func `Values are copied from the focused view, and the valid ones are pasted`() async throws {
        let log = Log()
        let harness = try stage(log)
        try harness.button("source").focus()
        #expect(can(.copy, harness) && can(.cut, harness) && !can(.paste, harness))
        try harness.key("c", .control)
        try harness.button("target").focus()
        #expect(!can(.copy, harness) && can(.paste, harness))
        try harness.key("v", .control)
        for _ in 0..<60_000 where log.texts.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(log.texts == ["a", "c"] && log.notes.count == 3)
    }

    @Test func `Cut removes the values, and an empty selection cannot be copied`() async throws {
        let log = Log()
        let harness = try stage(log)
        try harness.button("source").focus()
        try harness.key("x", .control)
        #expect(log.notes.isEmpty && !can(.copy, harness))
        #expect(Pasteboard.general.itemProviders.count == 3)
        try harness.key("x", .control)
        #expect(Pasteboard.general.itemProviders.count == 3, "an empty cut keeps the pasteboard")
    }

    @Test func `Providers are copied, cut and pasted by commands`() throws {
        let log = Log()
        let harness = try stage(log)
        try harness.button("providers").focus()
        #expect(can(.copy, harness) && can(.cut, harness) && !can(.paste, harness))
        try harness.key("c", .control)
        #expect(can(.paste, harness))
        try harness.key("v", .control)
        #expect(log.texts == ["1 providers"])
    }

    private struct Rows: View {
        let log: Log
        @State private var selection: Set<Int> = []

        var body: some View {
            List(selection: $selection) {
                ForEach(0..<60, id: \.self) { Text("row \($0)").frame(height: 40).draggable("text \($0)") }
                    .dropDestination(for: String.self) { items, offset in
                        log.texts += items.map { "\($0) at \(offset)" }
                    }
            }
        }
    }

    @Test
    func `The draggable values of selected rows are copied, also of rows out of sight, and inserted below`()
        async throws
    {
        Pasteboard.general.string = nil
        let log = Log()
        let harness = Harness(HostingView(rootView: Rows(log: log)), size: Size(width: 300, height: 200))
        try harness.settle()
        let list = try harness.find(Widgets.ListView.self)
        try harness.click("row 1")
        try harness.key("a", .control)
        #expect(list.selectedRowIndexes.count == 60)
        #expect(can(.copy, harness) && !can(.cut, harness))
        try harness.key("c", .control)
        list.scrollToRow(at: 0, at: .top, animated: false)
        try harness.settle()
        try harness.click("row 1")
        try harness.key("v", .control)
        for _ in 0..<60_000 where log.texts.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
        #expect(log.texts == (0..<60).map { "text \($0) at 2" })
        try harness.settle()
        #expect(harness.contains("row 1"))
    }
}
