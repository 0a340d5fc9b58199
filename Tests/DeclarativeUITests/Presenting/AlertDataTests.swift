import Observation
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String { "item \(id)" }
}

@Observable private final class Model {
    var isAsking = false
    var count = 3
}

private final class Log {
    var lines: [String] = []
}

/// The value that an alert is about: it exists until the action has been performed.
struct AlertDataTests {
    @Test func `The binding is true during the action and false afterwards`() throws {
        struct Page: View {
            let log: Log
            @State private var isAsking = false
            var body: some View {
                Text("asking \(isAsking)")
                Button("Ask") { isAsking = true }
                    .alert("Sure?", isPresented: $isAsking) {
                        Button("Yes") { log.lines.append("yes \(isAsking)") }
                        Button("No", role: .cancel) { log.lines.append("no \(isAsking)") }
                    }
            }
        }
        let log = Log()
        let shown = try Shown(Page(log: log))
        for answer in ["Yes", "No"] {
            try shown.click("Ask")
            try shown.click(answer)
            #expect(shown.harness.contains("asking false") && !shown.harness.contains("Sure?"))
        }
        try shown.click("Ask")
        try shown.harness.key(.keyboardEscape)
        #expect(log.lines == ["yes true", "no true", "no true"])
    }

    @Test(arguments: [false, true])
    func `An item from which the binding is derived exists in the action`(isDialog: Bool) throws {
        struct Page: View {
            let log: Log
            let isDialog: Bool
            @State private var item: Item?
            @State private var items = [Item(id: 1), Item(id: 2)]
            private var isAsking: Binding<Bool> {
                Binding(get: { item != nil }, set: { if !$0 { item = nil } })
            }
            var body: some View {
                VStack {
                    Text(items.map(\.name).joined(separator: ", "))
                    ForEach(items) { item in Button("Delete \(item.id)") { self.item = item } }
                }
                .alert("Delete one of \(items.count)?", isPresented: isDialog ? .constant(false) : isAsking) {
                    Button("Delete") { delete() }
                }
                .confirmationDialog(
                    "Delete one of \(items.count)?", isPresented: isDialog ? isAsking : .constant(false)
                ) {
                    Button("Delete") { delete() }
                }
            }
            private func delete() {
                log.lines.append(item?.name ?? "none")
                items.removeAll { $0 == item }
            }
        }
        let log = Log()
        let shown = try Shown(Page(log: log, isDialog: isDialog))
        for id in [2, 1] {
            try shown.click("Delete \(id)")
            try shown.click("Delete")
            // The title has changed, but the alert has not asked another question.
            #expect(!shown.harness.texts.contains { $0.hasPrefix("Delete one of") })
        }
        #expect(log.lines == ["item 2", "item 1"])
    }

    @Test(arguments: [false, true])
    func `The value that is presented is that of the presentation until the action has ended`(isDialog: Bool)
        throws
    {
        struct Page: View {
            let log: Log
            let isDialog: Bool
            @State private var isAsking = false
            @State private var item: Item?
            var body: some View {
                VStack {
                    Button("Ask") {
                        item = Item(id: 1)
                        isAsking = true
                    }
                    Button("Ask without") { isAsking = true }
                    Text("asking \(isAsking)")
                }
                .onTimer(every: isAsking ? .seconds(1) : nil) { item = item?.id == 1 ? Item(id: 2) : nil }
                .alert("Delete?", isPresented: isDialog ? .constant(false) : $isAsking, presenting: item) {
                    item in
                    Button("Delete \(item.name)") { log.lines.append(item.name) }
                } message: { item in
                    Text("about \(item.name)")
                }
                .confirmationDialog(
                    "Delete?", isPresented: isDialog ? $isAsking : .constant(false), presenting: item
                ) { item in
                    Button("Delete \(item.name)") { log.lines.append(item.name) }
                } message: { item in
                    Text("about \(item.name)")
                }
            }
        }
        let log = Log()
        let shown = try Shown(Page(log: log, isDialog: isDialog))
        for _ in 0..<2 {
            try shown.click("Ask")
            #expect(shown.harness.contains("about item 1"))
            shown.harness.advance(by: .seconds(3))
            #expect(shown.harness.contains("about item 1"))
            try shown.click("Delete item 1")
            #expect(!shown.harness.contains("Delete?") && shown.harness.contains("asking false"))
        }
        #expect(log.lines == ["item 1", "item 1"])
        try shown.click("Ask without")
        #expect(!shown.harness.contains("Delete?"), "there is no value")
    }

    @Test func `An alert of an error is named by the error, and passes it to the actions`() throws {
        nonisolated enum Failure: Error, CustomStringConvertible {
            case offline, full
            var description: String { self == .offline ? "There is no connection." : "The disk is full." }
        }
        struct Page: View {
            let log: Log
            @State private var hasFailed = false
            @State private var error: Failure?
            @State private var hasOther = false
            var body: some View {
                VStack {
                    Button("Load") {
                        error = .offline
                        hasFailed = true
                    }
                    Button("Save") {
                        error = .full
                        hasOther = true
                    }
                }
                .alert(isPresented: $hasFailed, error: error) {
                    Button("Try Again") { log.lines.append("again") }
                }
                .alert(isPresented: $hasOther, error: error) { error in
                    Button("Free \(error == .full ? "space" : "nothing")") { log.lines.append("\(error)") }
                } message: { _ in
                    Text("Delete files.")
                }
            }
        }
        let log = Log()
        let shown = try Shown(Page(log: log))
        try shown.click("Load")
        #expect(shown.harness.contains("There is no connection."))
        try shown.click("Try Again")
        try shown.click("Save")
        #expect(shown.harness.contains("The disk is full.") && shown.harness.contains("Delete files."))
        try shown.click("Free space")
        #expect(log.lines == ["again", "The disk is full."])
    }

    @Test func `An alert of an error without a description has a general title, and is reported once`() throws
    {
        nonisolated enum Failure: Error { case offline }
        struct Page: View {
            let error: any Error
            @State private var hasFailed = false
            @State private var count = 0
            var body: some View {
                Button("Load \(count)") { hasFailed = true }
                    .alert(isPresented: $hasFailed, error: error) {
                        Button("Try Again") { count += 1 }
                    }
            }
        }
        let shown = try Shown(Page(error: Failure.offline))
        let found = try diagnostics {
            try shown.click("Load 0")
            #expect(shown.harness.contains("The operation could not be completed."))
            #expect(!shown.harness.contains("offline"))
            try shown.click("Try Again")
        }
        #expect(found.map(\.kind) == [.invalidValue])
        #expect(found.first?.message.contains("Failure.offline") == true)
        #expect(try diagnostics { try shown.click("Load 1") }.count == 1)

        let described = try Shown(Page(error: TableEditError(message: "The name is taken.")))
        #expect(try diagnostics { try described.click("Load 0") }.isEmpty)
        #expect(described.harness.contains("The name is taken."))
    }

    @Test func `An alert whose model changes in the action is not asked again`() throws {
        struct Page: View {
            let model: Model
            var body: some View {
                @Bindable var model = model
                Button("Ask") { model.isAsking = true }
                    .alert("Delete \(model.count) files?", isPresented: $model.isAsking) {
                        Button("Delete") { model.count = 0 }
                    }
            }
        }
        let shown = try Shown(Page(model: Model()))
        try shown.click("Ask")
        #expect(shown.harness.contains("Delete 3 files?"))
        try shown.click("Delete")
        #expect(!shown.harness.contains("Delete 0 files?"))
    }

    @Test func `An action can present a sheet or another alert`() throws {
        struct Page: View {
            @State private var isAsking = false
            @State private var isShown = false
            @State private var isDone = false
            var body: some View {
                Button("Ask") { isAsking = true }
                    .alert("First", isPresented: $isAsking) {
                        Button("Sheet") { isShown = true }
                        Button("Alert") { isDone = true }
                    }
                    .sheet(isPresented: $isShown) { Text("sheet") }
                    .alert("Second", isPresented: $isDone) { Button("OK") {} }
            }
        }
        let shown = try Shown(Page())
        try shown.click("Ask")
        try shown.click("Sheet")
        #expect(shown.harness.contains("sheet") && !shown.harness.contains("First"))
        try shown.harness.key(.keyboardEscape)
        try shown.click("Ask")
        try shown.click("Alert")
        #expect(shown.harness.contains("Second") && !shown.harness.contains("First"))
    }
}
