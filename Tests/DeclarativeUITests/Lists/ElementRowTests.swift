import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Field: View {
    let name: String
    @State private var text = ""
    var body: some View { TextField(name, text: $text) }
}

private struct Counter: View {
    let name: String
    @State private var presses = 0
    var body: some View { Button("\(name) \(presses)") { presses += 1 } }
}

/// A list whose elements have a field, a counter and the rows of a group each.
private struct Elements: View {
    let names: [String]
    var hasTop = false
    var hasMiddle = false
    var hasBottom = false
    var hasAdvice = true

    var body: some View {
        List {
            if hasTop { Counter(name: "top") }
            ForEach(names, id: \.self) { name in
                Field(name: name)
                ForEach(0..<2) { Counter(name: "\(name)-\($0)") }
                if hasAdvice { Text("advice") }
            }
            if hasMiddle { Text("middle") }
            Counter(name: "fixed")
            if hasBottom { Text("bottom") }
        }
    }
}

/// The state of the rows of elements with several rows.
struct ElementRowTests {
    private func show(_ elements: Elements) throws -> Stage<Elements> { try Stage(elements, height: 900) }

    private func change(_ stage: Stage<Elements>, _ elements: Elements) throws {
        stage.hosting.rootView = elements
        try stage.harness.settle()
    }

    /// The texts of the fields and the titles of the buttons, from top to bottom.
    private func contents(_ stage: Stage<Elements>) -> [String] {
        let fields = stage.harness.all(Widgets.TextField.self).map { ($0 as Widgets.View, $0.text) }
        let buttons = stage.harness.all(Widgets.Button.self).map {
            ($0 as Widgets.View, $0.configuration.title ?? "")
        }
        return (fields + buttons).map { ($0.0.convert($0.0.bounds, to: stage.harness.rootView).minY, $0.1) }
            .sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func type(_ text: String, into name: String, of stage: Stage<Elements>) throws {
        let fields = stage.harness.all(Widgets.TextField.self)
        let field = try #require(fields.first { $0.placeholder == name })
        try stage.harness.click(field)
        try stage.harness.type(text)
    }

    @Test func `Texts and counters follow their element for an insertion before it and for moves`() throws {
        let stage = try show(Elements(names: ["a", "b", "c"]))
        try type("text of b", into: "b", of: stage)
        try stage.harness.click("b-1 0")
        #expect(
            contents(stage) == [
                "", "a-0 0", "a-1 0", "text of b", "b-0 0", "b-1 1", "", "c-0 0", "c-1 0", "fixed 0",
            ])
        for names in [
            ["n", "a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"], ["x", "b", "y"], ["b"], ["b", "z"],
        ] {
            try change(stage, Elements(names: names))
            let expected = names.flatMap { name in
                name == "b" ? ["text of b", "b-0 0", "b-1 1"] : ["", "\(name)-0 0", "\(name)-1 0"]
            }
            #expect(contents(stage) == expected + ["fixed 0"], "\(names)")
        }
    }

    @Test func `A field keeps the keyboard focus and the caret while its element moves`() throws {
        let stage = try show(Elements(names: ["a", "b", "c"]))
        try type("one", into: "c", of: stage)
        for names in [["c", "a", "b"], ["a", "c", "b"], ["n", "a", "c"]] {
            try change(stage, Elements(names: names))
            try stage.harness.type("!")
        }
        #expect(contents(stage).contains("one!!!"))
    }

    @Test func `Rows of an element that come and go leave the state of the others`() throws {
        let stage = try show(Elements(names: ["a", "b"]))
        try stage.harness.click("b-0 0")
        for hasAdvice in [false, true] {
            try change(stage, Elements(names: ["b", "a"], hasAdvice: hasAdvice))
            #expect(contents(stage).prefix(3) == ["", "b-0 1", "b-1 0"])
            try change(stage, Elements(names: ["a", "b"], hasAdvice: hasAdvice))
        }
    }

    @Test func `An optional row that replaces another elsewhere leaves the state of the rows between them`()
        throws
    {
        let stage = try show(Elements(names: ["a", "b"], hasMiddle: true))
        try stage.harness.click("fixed 0")
        try stage.harness.click("a-1 0")
        try change(stage, Elements(names: ["b", "a"], hasBottom: true))
        #expect(contents(stage).suffix(2) == ["a-1 1", "fixed 1"])
        try change(stage, Elements(names: ["b", "a"], hasTop: true))
        #expect(contents(stage).first == "top 0" && contents(stage).suffix(2) == ["a-1 1", "fixed 1"])
    }

    @Test func `The rows of a nested ForEach belong to the element around it`() throws {
        struct Nested: View {
            let outer: [Int]
            var body: some View {
                List {
                    ForEach(outer, id: \.self) { _ in
                        ForEach(0..<2) { Counter(name: "inner \($0)") }
                    }
                }
            }
        }
        let stage = try Stage(Nested(outer: [1]))
        try stage.harness.click("inner 1 0")
        // The new element has rows with the same identities within their ForEach.
        stage.hosting.rootView = Nested(outer: [2])
        try stage.harness.settle()
        #expect(stage.harness.contains("inner 1 0") && !stage.harness.contains("inner 1 1"))
    }
}
