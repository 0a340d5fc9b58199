import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Fruit: View {
    @State private var query = ""
    @State private var isPresented = false
    var isOptional = false
    private let names = ["apple", "banana", "cherry"]

    private var found: [String] { names.filter { query.isEmpty || $0.contains(query) } }

    var body: some View {
        if isOptional {
            content.searchable(text: $query, isPresented: $isPresented)
        } else {
            content.searchable(text: $query, prompt: "Search fruit")
        }
    }

    private var content: some View {
        VStack {
            Status()
            if found.isEmpty {
                ContentUnavailableView.search(text: query)
            } else {
                List(found, id: \.self) { Text($0) }
            }
        }
    }

    private struct Status: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
            HStack {
                Text(isSearching ? "searching" : "idle")
                Button("end") { dismissSearch() }
            }
        }
    }
}

struct SearchableTests {
    @Test func `Typing filters, and what was not found is named`() throws {
        let stage = try Stage(Fruit(), height: 400)
        #expect(stage.seen == ["idle", "apple", "banana", "cherry"])
        try stage.harness.key("f", .control)
        try stage.harness.type("an")
        #expect(stage.seen == ["searching", "banana"])
        try stage.harness.type("x")
        #expect(
            stage.seen == [
                "searching", "No Results for “anx”", "Check the spelling or try a new search.",
            ])
    }

    @Test func `Escape clears the field and then leaves it`() throws {
        let stage = try Stage(Fruit(), height: 400)
        try stage.harness.key("f", .control)
        try stage.harness.type("an")
        try stage.harness.key(.keyboardEscape)
        #expect(stage.seen == ["searching", "apple", "banana", "cherry"])
        try stage.harness.key(.keyboardEscape)
        #expect(stage.seen.first == "idle")
    }

    @Test func `The dismiss action clears the text`() throws {
        let stage = try Stage(Fruit(), height: 400)
        try stage.harness.key("f", .control)
        try stage.harness.type("an")
        try stage.harness.click("end")
        #expect(stage.seen == ["idle", "apple", "banana", "cherry"])
        #expect(try stage.harness.find(Widgets.SearchField.self).text.isEmpty)
    }

    @Test func `A field that is presented on request appears with the focus and disappears`() throws {
        let stage = try Stage(Fruit(isOptional: true), height: 400)
        #expect(stage.harness.all(Widgets.SearchField.self).isEmpty)
        try stage.harness.key("f", .control)
        #expect(try stage.harness.find(Widgets.SearchField.self).isFirstResponder)
        try stage.harness.type("ch")
        #expect(stage.seen == ["searching", "cherry"])
        try stage.harness.key(.keyboardEscape)
        try stage.harness.key(.keyboardEscape)
        #expect(stage.harness.all(Widgets.SearchField.self).isEmpty)
        #expect(stage.seen == ["idle", "apple", "banana", "cherry"])
    }

    @Test func `A missing content is explained with an icon, a text and actions`() throws {
        struct Empty: View {
            @State private var presses = 0
            var body: some View {
                ContentUnavailableView {
                    Label("No mail", systemImage: "tray")
                } description: {
                    Text("pressed \(presses)")
                } actions: {
                    Button("Fetch") { presses += 1 }
                }
            }
        }
        let stage = try Stage(Empty())
        #expect(stage.seen.prefix(2) == ["No mail", "pressed 0"])
        try stage.harness.click("Fetch")
        #expect(stage.seen.contains("pressed 1"))
        let icon = try stage.harness.find(Widgets.ImageView.self)
        let title = try stage.harness.find(Widgets.Label.self, "No mail")
        #expect(icon.convert(icon.bounds, to: nil).maxY <= title.convert(title.bounds, to: nil).minY)
        #expect(icon.bounds.height >= 36)
    }

    private struct Two: View {
        @State private var queries = ["", "", ""]
        @State private var page = 0
        var body: some View {
            HStack(spacing: 0) {
                TextField("left", text: .constant("")).searchable(text: $queries[0], prompt: "Left")
                VStack {
                    TextField("outer", text: .constant(""))
                    TextField("inner", text: .constant("")).searchable(text: $queries[1], prompt: "Inner")
                }
                .searchable(text: $queries[2], prompt: "Outer")
            }
        }
    }

    @Test func `The key goes to the innermost searchable view around the focus`() throws {
        let stage = try Stage(Two(), width: 500, height: 400)
        let focused = {
            stage.harness.all(Widgets.SearchField.self).first { $0.isFirstResponder }?.placeholder
        }
        let focus = { (name: String) in
            let field = stage.harness.all(Widgets.TextField.self).first { $0.placeholder == name }
            try stage.harness.click(try #require(field))
        }
        try stage.harness.key("f", .control)
        #expect(focused() == "Left", "without focus, the first one")
        for (name, expected) in [("outer", "Outer"), ("inner", "Inner"), ("left", "Left")] {
            try focus(name)
            try stage.harness.key("f", .control)
            #expect(focused() == expected)
            try stage.harness.key("f", .control)
            #expect(focused() == expected, "again in the field itself")
        }
    }

    @Test func `A searchable view on a page that is not displayed does not take the key`() throws {
        struct Pages: View {
            @State private var query = ""
            @State private var other = ""
            @State private var page = 1
            var body: some View {
                TabView(selection: $page) {
                    Text("one").searchable(text: $query, prompt: "First").tabItem { Text("One") }.tag(0)
                    Text("two").searchable(text: $other, prompt: "Second").tabItem { Text("Two") }.tag(1)
                }
            }
        }
        let stage = try Stage(Pages(), height: 400)
        try stage.harness.key("f", .control)
        let field = stage.harness.all(Widgets.SearchField.self).first { $0.isFirstResponder }
        #expect(field?.placeholder == "Second")
    }
}
