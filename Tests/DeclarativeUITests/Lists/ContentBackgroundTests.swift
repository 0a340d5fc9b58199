import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Note: Identifiable {
    let id: Int
    var title: String { "note \(id)" }
}

/// `scrollContentBackground`.
struct ContentBackgroundTests {
    private static let paper = Color(hex: 0x3366cc)

    private struct Paper<Content: View>: View {
        let content: Content
        @State private var isHidden = true
        var body: some View {
            VStack(spacing: 0) {
                content.scrollContentBackground(isHidden ? .hidden : .automatic).frame(height: 260)
                Button("toggle") { isHidden.toggle() }
            }
            .background(ContentBackgroundTests.paper)
        }
    }

    private func color<Content: View>(_ stage: Stage<Content>, _ x: Int, _ y: Int) -> Color {
        Color(hex: stage.harness.renderFresh()[x, y] & 0xff_ffff)
    }

    /// Checks that the view behind is visible at a point while the background is hidden.
    private func check<Content: View>(_ content: Content, _ x: Int, _ y: Int) throws {
        let stage = try Stage(Paper(content: content))
        #expect(color(stage, x, y) == Self.paper)
        try stage.harness.click("toggle")
        #expect(color(stage, x, y) != Self.paper)
        try stage.harness.click("toggle")
        #expect(color(stage, x, y) == Self.paper)
    }

    @Test func `A list without a background shows the view behind its rows and below them`() throws {
        let list = List((0..<3).map { Note(id: $0) }) { Text($0.title) }
        try check(list, 290, 16)
        try check(list, 290, 240)
        try check(list.listStyle(.sidebar), 290, 240)
        try check(list.listStyle(.insetGrouped), 290, 240)
    }

    @Test func `A table without a background shows the view behind its rows`() throws {
        try check(Table((0..<3).map { Note(id: $0) }) { TableColumn("Title", value: \.title) }, 290, 240)
    }

    @Test func `A text editor without a background shows the view behind its text`() throws {
        try check(TextEditor(text: .constant("text")), 200, 200)
    }

    @Test func `A section's header has a background only while rows scroll behind it`() throws {
        let list = List {
            Section("First") { ForEach(0..<8) { Text("row \($0)") } }
            Section("Second") { ForEach(8..<30) { Text("row \($0)") } }
        }
        let stage = try Stage(Paper(content: list))
        #expect(color(stage, 290, 30) == Self.paper)
        try stage.harness.scroll(over: "row 2", by: Point(x: 0, y: -1))
        #expect(try stage.list.contentOffset.y > 0 && stage.seen.contains("First"))
        #expect(color(stage, 250, 30) != Self.paper)
        try stage.harness.scroll(over: "row 3", by: Point(x: 0, y: 3))
        stage.harness.advance(by: .seconds(3))
        #expect(color(stage, 290, 30) == Self.paper)
    }

    @Test func `Headers take the background of a changed list style`() throws {
        struct Styled: View {
            @State private var isGrouped = false
            var body: some View {
                let list = List { Section("First") { Text("row") } }.frame(height: 200)
                VStack(spacing: 0) {
                    if isGrouped { list.listStyle(.grouped) } else { list.listStyle(.plain) }
                    Button("group") { isGrouped.toggle() }
                }
            }
        }
        let stage = try Stage(Styled())
        try stage.harness.click("group")
        #expect(color(stage, 290, 60) == color(stage, 290, 200))
    }
}
