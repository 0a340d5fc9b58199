import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
    var isFixed = false
}

private struct Tasks: View {
    @State private var tasks = (0..<5).map { Task(id: $0, title: "task \($0)", isFixed: $0 == 2) }
    @State private var chosen: Set<Int> = []
    var body: some View {
        VStack(spacing: 0) {
            List($tasks, editActions: .all, selection: $chosen) { $task in
                Text(task.title).deleteDisabled(task.isFixed).moveDisabled(task.isFixed)
            }
            .frame(height: 240)
            Text("chosen \(chosen.sorted())")
            Text(tasks.map { String($0.id) }.joined())
        }
    }
}

struct RowPermissionTests {
    @Test func `editActions delete and move the elements of a bound collection`() throws {
        let stage = try Stage(Tasks())
        try stage.harness.click("task 0")
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(stage.seen.contains("10234"))
        try stage.harness.key(.keyboardDeleteForward)
        #expect(stage.seen.contains("1234"))
    }

    @Test func `deleteDisabled and moveDisabled exclude a row`() throws {
        let stage = try Stage(Tasks())
        try stage.harness.click("task 2")
        try stage.harness.key(.keyboardDeleteForward)
        try stage.harness.key(.keyboardUpArrow, .alternate)
        #expect(stage.seen.contains("01234"))
        try stage.harness.click("task 1")
        try stage.harness.click("task 3", modifiers: .shift)
        #expect(stage.seen.contains("chosen [1, 2, 3]"))
        try stage.harness.key(.keyboardDeleteForward)
        #expect(stage.seen.contains("024"))
    }

    @Test func `A row that cannot be selected ignores presses, and arrow keys skip it`() throws {
        struct Rows: View {
            @State private var chosen: Set<Int> = []
            var body: some View {
                VStack(spacing: 0) {
                    List(0..<5, selection: $chosen) { Text("row \($0)").selectionDisabled($0 == 2) }
                        .frame(height: 240)
                    Text("chosen \(chosen.sorted())")
                }
            }
        }
        let stage = try Stage(Rows())
        try stage.harness.click("row 1")
        try stage.harness.click("row 2")
        #expect(stage.seen.contains("chosen [1]"))
        try stage.harness.key(.keyboardDownArrow)
        #expect(stage.seen.contains("chosen [3]"))
        try stage.harness.key("a", .control)
        #expect(stage.seen.contains("chosen [0, 1, 3, 4]"))
    }

    @Test func `A badge is displayed at the trailing edge, and the row keeps its tag`() throws {
        struct Mailboxes: View {
            @State private var chosen: String?
            var body: some View {
                VStack(spacing: 0) {
                    List(selection: $chosen) {
                        Text("Inbox").tag("inbox").badge(12)
                        Text("Drafts").tag("drafts").badge(0)
                        Text("Sent").badge("new").tag("sent")
                    }
                    .frame(height: 200)
                    Text("chosen \(chosen ?? "none")")
                }
            }
        }
        let stage = try Stage(Mailboxes())
        #expect(stage.seen.contains("12") && !stage.seen.contains("0") && stage.seen.contains("new"))
        let badge = try stage.harness.find(Widgets.Label.self, "12")
        #expect(badge.convert(badge.bounds, to: stage.harness.rootView).maxX > 270)
        try stage.harness.click("Inbox")
        #expect(stage.seen.contains("chosen inbox"))
        try stage.harness.click("Sent")
        #expect(stage.seen.contains("chosen sent"))
    }
}

struct CollapsibleSectionTests {
    private struct Sidebar: View {
        @State private var isOpen = true
        var body: some View {
            VStack(spacing: 0) {
                List {
                    Section("Favourites", isExpanded: $isOpen) { ForEach(0..<3) { Text("favourite \($0)") } }
                    Section("All") { Text("inbox") }
                }
                .listStyle(.sidebar)
                .frame(height: 240)
                Button("toggle") { isOpen.toggle() }
            }
        }
    }

    @Test func `The header of a section hides and shows its rows`() throws {
        let stage = try Stage(Sidebar())
        #expect(stage.seen.count { $0.hasPrefix("favourite") } == 3)
        try stage.harness.click("Favourites")
        stage.harness.advance(by: .seconds(1))
        #expect(stage.seen == ["Favourites", "All", "inbox"])
        try stage.harness.click("toggle")
        stage.harness.advance(by: .seconds(1))
        #expect(stage.seen.contains("favourite 2") && stage.seen.contains("inbox"))
    }

    @Test func `A section collapses outside of a list, too`() throws {
        struct Stacked: View {
            @State private var isOpen = false
            var body: some View {
                VStack {
                    Section("More", isExpanded: $isOpen) { Text("content") }
                    Text("below")
                }
            }
        }
        let stage = try Stage(Stacked())
        #expect(stage.seen == ["More", "below"])
        try stage.harness.click("More")
        stage.harness.advance(by: .seconds(1))
        #expect(stage.seen.contains("content"))
    }
}
