import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Messages: View {
    @State private var messages = ["one", "two", "three"]
    @State private var log = ""
    @State var isEnabled = true
    var body: some View {
        VStack(spacing: 0) {
            List {
                ForEach(messages, id: \.self) { message in
                    Text(message)
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            Button("Pin") { log += "pin \(message) " }.tint(.orange)
                        }
                        .swipeActions {
                            Button("Delete", role: .destructive) { messages.removeAll { $0 == message } }
                            Button("Flag") { log += "flag \(message) " }
                            Button("Off") { log += "off" }.disabled(true)
                        }
                }
                Text("static").contextMenu { Button("Own") { log += "own " } }
            }
            .disabled(!isEnabled)
            .frame(height: 200)
            Text("log \(log)")
        }
    }
}

private struct Several: View {
    @State private var log = ""
    var body: some View {
        List {
            ForEach(["a", "b"], id: \.self) { Text("\($0) \(log)") }
                .swipeActions { Button("Mark") { log += "!" } }
        }
    }
}

struct SwipeActionsTests {
    private func swipe(_ name: String, by distance: Double, in harness: Harness) throws {
        let label = try harness.find(Widgets.Label.self, name)
        let y = label.convert(label.bounds, to: harness.rootView).midY
        try harness.pan(Point(x: distance < 0 ? 270 : 10, y: y), by: Point(x: distance, y: 0))
        harness.advance(by: .seconds(1))
    }

    private func titles(_ harness: Harness) -> [String] {
        let names = ["Pin", "Delete", "Flag", "Off", "Mark"]
        return harness.all(Widgets.Button.self).compactMap { $0.title(for: .normal) }.filter(names.contains)
    }

    @Test func `A swipe reveals the actions of its edge, and a button performs its own`() throws {
        let stage = try Stage(Messages())
        try swipe("two", by: -120, in: stage.harness)
        #expect(titles(stage.harness) == ["Delete", "Flag"], "the disabled button is left out")
        try stage.harness.click("Flag")
        stage.harness.advance(by: .seconds(1))
        #expect(stage.seen.contains("log flag two ") && titles(stage.harness).isEmpty)
        try swipe("one", by: 60, in: stage.harness)
        #expect(titles(stage.harness) == ["Pin"])
        #expect(try stage.harness.find(Widgets.Button.self, "Pin").tintColor == Color.orange)
        try stage.harness.click("Pin")
        #expect(stage.seen.contains("log flag two pin one "))
    }

    @Test func `A swipe across the row performs the first action, unless it is not allowed`() throws {
        let stage = try Stage(Messages())
        try swipe("two", by: -250, in: stage.harness)
        #expect(stage.seen.filter { !$0.hasPrefix("log") } == ["one", "three", "static"])
        try swipe("one", by: 280, in: stage.harness)
        #expect(stage.seen.contains("log ") && titles(stage.harness) == ["Pin"])
    }

    @Test func `A disabled list and a row without actions are not swiped`() throws {
        let disabled = try Stage(Messages(isEnabled: false))
        try swipe("two", by: -120, in: disabled.harness)
        #expect(titles(disabled.harness).isEmpty)
        let stage = try Stage(Messages())
        try swipe("static", by: -120, in: stage.harness)
        #expect(titles(stage.harness).isEmpty)
    }

    @Test func `The context menu and assistive technologies have the actions`() throws {
        let stage = try Stage(Messages())
        let list = try stage.list
        let rows = try #require(list.dataSource as? any RowActionProviding)
        #expect(rows.listView(list, actionsForRowAt: 1).map(\.name) == ["Pin", "Delete", "Flag"])
        rows.listView(list, actionsForRowAt: 1)[1].perform()
        try stage.harness.settle()
        #expect(!stage.seen.contains("two"))
        let menu = try #require((list as? any ContextMenuProviding)?.contextMenu(at: Point(x: 20, y: 10)))
        #expect(menu.children.map(\.title) == ["Pin", "Delete", "Flag"])
    }

    @Test func `A modifier of several rows gives each of them the actions`() throws {
        let stage = try Stage(Several())
        try swipe("b ", by: -70, in: stage.harness)
        #expect(titles(stage.harness) == ["Mark"])
        try stage.harness.click("Mark")
        #expect(stage.seen == ["a !", "b !"])
    }

    @Test func `A row that displays another element closes the actions of the former one`() throws {
        struct Content: View {
            @State private var names = ["one", "two"]
            var body: some View {
                VStack(spacing: 0) {
                    List {
                        ForEach(names, id: \.self) { name in
                            Text(name).swipeActions { Button("Mark") {} }
                        }
                    }
                    .frame(height: 200)
                    Text("end")
                }
                .onTimer(every: .seconds(60)) { names[1] = "other" }
            }
        }
        let stage = try Stage(Content())
        try swipe("two", by: -80, in: stage.harness)
        #expect(titles(stage.harness) == ["Mark"])
        stage.harness.advance(by: .seconds(60))
        try stage.harness.settle()
        #expect(stage.seen == ["one", "other", "end"] && titles(stage.harness).isEmpty)
        let label = try stage.harness.find(Widgets.Label.self, "other")
        #expect(label.convert(label.bounds, to: stage.harness.rootView).minX == 12)
    }
}
