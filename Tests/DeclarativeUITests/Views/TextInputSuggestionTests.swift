import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct City: Identifiable, Hashable {
    let name: String
    let code: String
    var id: String { code }
}

private let cities = [
    City(name: "Berlin", code: "BER"), City(name: "Bern", code: "BRN"), City(name: "Paris", code: "PAR"),
]

/// Fields with suggestions that depend on the text, are constant, or are set by a button.
private struct Fields: View {
    @State private var city = ""
    @State private var colour = ""
    @State private var late = ""
    @State private var found: [String] = []

    var body: some View {
        VStack {
            TextField("City", text: $city).accessibilityIdentifier("city")
                .textInputSuggestions(cities.filter { $0.name.lowercased().hasPrefix(city.lowercased()) }) {
                    Label($0.name, systemImage: "mappin").textInputCompletion($0.code)
                }
            TextField("Colour", text: $colour).accessibilityIdentifier("colour")
                .textInputSuggestions {
                    Text("Red")
                    Text("Dark blue").textInputCompletion("blue")
                }
            TextField("Late", text: $late).accessibilityIdentifier("late")
                .textInputSuggestions(found, id: \.self) { Text($0) }
            Button("Find") { found = ["later", "latest"] }.keyboardShortcut("k")
            Text("city \(city), colour \(colour)")
        }
    }
}

/// Suggestions of declarative text fields.
struct TextInputSuggestionTests {
    let harness: Harness

    init() throws { (harness, _) = try show(Fields(), height: 400) }

    /// The titles of the rows, with the highlighted one in brackets; empty without a list.
    private var rows: [String] { harness.completionTitles }

    private func field(_ name: String) throws -> Widgets.TextField {
        try harness.find(Widgets.TextField.self, name)
    }

    @Test func `Suggestions follow the text, and the chosen one writes its completion to the binding`() throws
    {
        try harness.focus(field("city"))
        #expect(rows.isEmpty)
        try harness.type("b")
        #expect(rows == ["Berlin", "Bern"])
        #expect(harness.completionImageCount == 2)
        try harness.type("ern")
        #expect(rows == ["Bern"])
        try harness.key(.keyboardDownArrow)
        #expect(rows == ["[Bern]"])
        try harness.key(.keyboardReturnOrEnter)

        #expect(rows.isEmpty)
        #expect(harness.texts.contains("city BRN, colour "))
    }

    @Test
    func
        `Keys that arrive in the frame of the edit choose from the suggestions for the edited text`() throws
    {
        try harness.focus(field("city"))
        harness.settlesAfterVerbs = false
        try harness.type("p")
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardReturnOrEnter)
        try harness.settle()
        #expect(harness.texts.contains("city PAR, colour "))
    }

    @Test func `Constant suggestions open with Down, and one without a completion inserts its text`() throws {
        try harness.focus(field("colour"))
        try harness.key(.keyboardDownArrow)
        #expect(rows == ["Red", "Dark blue"])
        try harness.key(.keyboardUpArrow)
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.texts.contains("city , colour blue"))

        try harness.key(.keyboardSpacebar, .control)
        try harness.key(.keyboardDownArrow)
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.texts.contains("city , colour Red"))
        #expect(rows.isEmpty)
    }

    @Test func `Suggestions that arrive later open the list while the user is typing`() throws {
        try harness.focus(field("late"))
        try harness.type("l")
        #expect(rows.isEmpty)
        try harness.key("k", .control)
        #expect(rows == ["later", "latest"])
        try harness.key(.keyboardEscape)
        #expect(rows.isEmpty)
        #expect(try field("late").text == "l")
    }

    @Test func `The list does not open again after a submission has emptied the field`() throws {
        for typed in ["Paris", "xyz", "b"] {
            let (harness, _) = try show(Cleared(), height: 400)
            let field = try harness.find(Widgets.TextField.self, "city")
            try harness.focus(field)
            try harness.type(typed)
            try harness.key(.keyboardReturnOrEnter)
            #expect(field.text == "" && harness.completionTitles.isEmpty)
            #expect(harness.texts.contains("added \(typed)"))
            harness.advance(by: .seconds(5))
            #expect(harness.completionTitles.isEmpty)
            try harness.type("B")
            #expect(!harness.completionTitles.isEmpty)
        }
    }

    @Test func `A press elsewhere closes the list and has its effect`() throws {
        let (harness, _) = try show(Cleared(), height: 400)
        let field = try harness.find(Widgets.TextField.self, "city")
        try harness.focus(field)
        try harness.type("B")
        #expect(!harness.completionTitles.isEmpty)
        try harness.click("Count")
        #expect(harness.completionTitles.isEmpty)
        #expect(harness.texts.contains("count 1"))
        try harness.focus(field)
        try harness.type("e")
        #expect(!harness.completionTitles.isEmpty)
        try harness.click("other")
        #expect(harness.completionTitles.isEmpty)
        #expect(try harness.view("other").isFirstResponder)
    }
}

/// A field that a submission empties, such as that of a list of places.
private struct Cleared: View {
    @State private var city = ""
    @State private var added = ""
    @State private var count = 0

    var body: some View {
        VStack {
            TextField("Other", text: .constant("")).accessibilityIdentifier("other")
            HStack {
                Button("Count") { count += 1 }
                Text("count \(count)")
            }
            TextField("City", text: $city).accessibilityIdentifier("city")
                .textInputSuggestions(
                    cities.map(\.name).filter { $0.lowercased().hasPrefix(city.lowercased()) }, id: \.self
                ) { Text($0) }
                .onSubmit {
                    added = city
                    city = ""
                }
            Text("added \(added)")
        }
    }
}
