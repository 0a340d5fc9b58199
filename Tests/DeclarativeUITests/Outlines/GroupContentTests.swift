import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Groups of a `ForEach` of which not only the visible ones matter.
struct GroupContentTests {
    @Test func `A group with a binding that is far below is expanded at once`() throws {
        struct Content: View {
            let expanded: Set<Int>
            var body: some View {
                List {
                    ForEach(0..<100) { number in
                        DisclosureGroup("group \(number)", isExpanded: .constant(expanded.contains(number))) {
                            Text("file")
                        }
                    }
                }
            }
        }
        let stage = try Stage(Content(expanded: [90]))
        #expect(try stage.list.numberOfRows == 101)
    }

    @Test func `A group with a binding among others is expanded when it becomes visible`() throws {
        struct Content: View {
            @State private var isOpen = true
            var body: some View {
                List(0..<100) { number in
                    if number == 90 {
                        DisclosureGroup("bound", isExpanded: $isOpen) { Text("inside") }
                    } else {
                        DisclosureGroup("group \(number)") { Text("other") }
                    }
                }
            }
        }
        let stage = try Stage(Content())
        let list = try stage.list
        #expect(list.numberOfRows == 100)
        list.scrollToRow(at: 90, at: .middle, animated: false)
        try stage.harness.settle()
        #expect(list.numberOfRows == 101 && stage.seen.contains("inside"))
        try stage.harness.click("bound")
        stage.harness.advance(by: .seconds(1))
        #expect(list.numberOfRows == 100 && !stage.seen.contains("inside"))
    }

    @Test func `Tags identify groups that are not visible`() throws {
        struct Content: View {
            @State private var chosen: String? = "tag 50"
            var body: some View {
                List(selection: $chosen) {
                    ForEach(0..<100) { number in
                        DisclosureGroup("group \(number)") { Text("inside") }.tag("tag \(number)")
                    }
                }
            }
        }
        let stage = try Stage(Content())
        #expect(try Array(stage.list.selectedRowIndexes) == [50])
    }

    @Test func `A row follows a value that its closure reads`() throws {
        struct Content: View {
            @State private var title = "first"
            var body: some View {
                VStack(spacing: 0) {
                    List(0..<50) { number in DisclosureGroup("\(title) \(number)") { Text("inside") } }
                        .frame(height: 240)
                    Button("rename") { title = "second" }
                }
            }
        }
        let stage = try Stage(Content())
        try stage.harness.click("rename")
        #expect(stage.seen.prefix(2) == ["second 0", "second 1"])
    }

    @Test func `Groups that replace groups of another type at the same place are expanded at once`() throws {
        struct Content: View {
            @State private var isBound = false
            private var rows: AnyView {
                isBound
                    ? AnyView(
                        ForEach(0..<50) { number in
                            DisclosureGroup(isExpanded: .constant(true)) {
                                Text("inside")
                            } label: {
                                HStack { Text("bound \(number)") }
                            }
                        })
                    : AnyView(ForEach(0..<50) { DisclosureGroup("free \($0)") { Text("inside") } })
            }
            var body: some View {
                VStack(spacing: 0) {
                    List { rows }.frame(height: 200)
                    Button("replace") { isBound.toggle() }
                }
            }
        }
        let stage = try Stage(Content())
        let list = try stage.list
        #expect(list.numberOfRows == 50)
        try stage.harness.click("replace")
        #expect(list.numberOfRows == 100 && stage.seen.prefix(2) == ["bound 0", "inside"])
        try stage.harness.click("replace")
        #expect(list.numberOfRows == 50 && stage.seen.first == "free 0")
    }
}
