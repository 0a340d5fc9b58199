import Testing
import WidgetsTesting

@testable import DeclarativeUI

private enum Place: Hashable { case name, city }

private struct Form2: View {
    @State private var name = ""
    @State private var city = ""
    @State private var saved = 0
    @State private var isOpen = true
    @FocusState private var place: Place?
    @FocusState private var isInCity: Bool

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($place, equals: .name).accessibilityIdentifier("name")
            if isOpen {
                TextField("City", text: $city).focused($place, equals: .city).focused($isInCity)
                    .accessibilityIdentifier("city")
            }
            Text("at \(place.map { "\($0)" } ?? "nothing"), \(isInCity)")
            Text("saved \(saved)")
            Button("to the city") { place = .city }
            Button("away") { place = nil }
            Button("close") { isOpen = false }
            Button("Save") { saved += 1 }.keyboardShortcut("s")
            Button("Default") { saved += 10 }.keyboardShortcut(.defaultAction)
            Button("Never") { saved += 1000 }.keyboardShortcut("d").disabled(true)
        }
        .onAppear { place = .name }
    }
}

private final class Leaving: ObservableObject {
    @Published var count = 0
    deinit {}
}

private struct LeavingForm: View {
    @ObservedObject var leaving: Leaving
    @State private var name = ""
    @FocusState private var isFocused: Bool
    var body: some View {
        TextField("Name", text: $name).focused($isFocused).accessibilityIdentifier("name")
            .onChange(of: leaving.count) { isFocused = false }
    }
}

private struct Replaced: View {
    @State private var number = 0
    @State private var isOther = false
    @State private var text = ""
    @FocusState private var place: Place?
    var body: some View {
        VStack {
            TextField("Name", text: $text).focused($place, equals: .name).id(number)
                .accessibilityIdentifier("name")
            TextField("City", text: $text).id(number).focused($place, equals: .city)
                .accessibilityIdentifier("city")
            if isOther {
                TextField("Other", text: $text).focused($place, equals: .name)
            }
            Text("at \(place.map { "\($0)" } ?? "nothing")")
            Button("next") { number += 1 }.keyboardShortcut("n")
            Button("slowly") { withAnimation { number += 1 } }.keyboardShortcut("l")
        }
    }
}

private struct HiddenShortcuts: View {
    @State private var log: [String] = []
    @State private var page = 0
    var body: some View {
        VStack {
            Text("log \(log.joined(separator: " "))")
            Button("hidden") { log.append("hidden") }.keyboardShortcut("h").hidden()
            Button("clear") { log.append("clear") }.keyboardShortcut("j").opacity(0)
            Button("disabled") { log.append("disabled") }.keyboardShortcut("d").disabled(true).hidden()
            TabView(selection: $page) {
                Text("first").tabItem { Text("one") }.tag(0)
                Button("second") { log.append("second") }.keyboardShortcut("p").tabItem { Text("two") }.tag(1)
            }
        }
    }
}

/// Focus states and shortcuts.
struct FocusTests {
    @Test(arguments: ["name", "city"], ["n", "l"] as [Character])
    func `A focused view that is replaced by another identity passes on its focus`(
        _ name: String, _ key: Character
    ) throws {
        let (harness, _) = try show(Replaced(), height: 500)
        try harness.focus(name)
        try harness.settle()
        let old = harness.focusedView
        #expect(harness.texts.contains("at \(name)"))

        try harness.key(key, .control)
        harness.advance(by: .seconds(1))

        #expect(harness.texts.contains("at \(name)"))
        #expect(try harness.find(FieldControl.self, name).isFirstResponder)
        #expect(harness.focusedView !== old)
    }

    @Test func `A field that resigns the focus does not regain it`() throws {
        let (harness, _) = try show(Replaced(), height: 500)
        try harness.focus("name")
        try harness.settle()
        harness.focusedView?.resignFirstResponder()
        try harness.settle()
        #expect(harness.texts.contains("at nothing") && harness.focusedView == nil)
    }

    @Test func `Hidden buttons have shortcuts, disabled ones and other pages have none`() throws {
        let (harness, _) = try show(HiddenShortcuts(), height: 500)
        for key in ["h", "j", "d", "p"] as [Character] { try harness.key(key, .control) }
        #expect(harness.texts.contains("log hidden clear"))
    }

    @Test func `A focus state moves the focus, and follows it`() throws {
        let (harness, _) = try show(Form2(), height: 500)
        #expect(try harness.find(FieldControl.self, "name").isFirstResponder)
        #expect(harness.texts.contains("at name, false"))

        try harness.click("to the city")
        #expect(try harness.find(FieldControl.self, "city").isFirstResponder)
        #expect(harness.texts.contains("at city, true"))

        try harness.click("name")
        #expect(harness.texts.contains("at name, false"))
        try harness.key(.keyboardTab)
        #expect(harness.texts.contains("at city, true"))
        try harness.click("away")
        #expect(harness.texts.contains("at nothing, false"))
    }

    @Test func `A field with an open emoji picker keeps its focus state`() throws {
        let (harness, _) = try show(Form2(), height: 500)
        try harness.focus("city")
        try harness.settle()
        try harness.key(".", .control)
        #expect(harness.texts.contains("at city, true"))
        try harness.type("pizza\n")
        #expect(try harness.find(FieldControl.self, "city").text == "🍕")
        #expect(harness.texts.contains("at city, true"))

        try harness.key(".", .control)
        try harness.focus("name")
        try harness.settle()
        #expect(harness.texts.contains("at name, false"))
    }

    @Test func `Clearing the focus state closes the emoji picker of its field`() throws {
        let leaving = Leaving()
        let (harness, _) = try show(LeavingForm(leaving: leaving), height: 500)
        try harness.focus("name")
        try harness.key(".", .control)
        #expect(harness.contains("Choose an emoji"))
        leaving.count += 1
        try harness.settle()
        #expect(harness.focusedView == nil && !harness.contains("Choose an emoji"))
    }

    @Test func `Removing a focused field clears its focus state`() throws {
        let (harness, _) = try show(Form2(), height: 500)
        try harness.focus("city")
        try harness.settle()
        #expect(harness.texts.contains("at city, true"))
        try harness.click("close")
        #expect(harness.texts.contains("at nothing, false"))
    }

    @Test func `Shortcuts work for any focus while the button is enabled`() throws {
        let (harness, _) = try show(Form2(), height: 500)
        try harness.focus("city")
        try harness.key("s", .control)
        #expect(harness.texts.contains("saved 1"))
        try harness.key(.keyboardReturnOrEnter)
        #expect(harness.texts.contains("saved 11"))
        try harness.key("d", .control)
        #expect(harness.texts.contains("saved 11"))
    }

    @Test func `The default button is prominent unless it has its own style`() throws {
        struct Dialog: View {
            var body: some View {
                VStack {
                    Button("OK") {}.keyboardShortcut(.defaultAction)
                    Button("Cancel") {}.keyboardShortcut(.cancelAction)
                    Button("Quiet") {}.keyboardShortcut(.defaultAction).buttonStyle(.borderless)
                }
            }
        }
        let (harness, _) = try show(Dialog(), height: 300)
        let styles = harness.all(Widgets.Button.self).map { $0.configuration.style }
        #expect(styles == [.filled, .gray, .plain])
    }

    @Test func `Shortcuts of a hosting view work while a sibling has the focus`() throws {
        let root = Widgets.View(frame: .zero)
        let field = Widgets.TextField(placeholder: "beside")
        field.frame = Rect(x: 0, y: 0, width: 100, height: 30)
        let hosting = HostingView(rootView: Form2())
        hosting.frame = Rect(x: 0, y: 50, width: 300, height: 500)
        root.addSubview(field)
        root.addSubview(hosting)
        let harness = Harness(root, size: Size(width: 300, height: 560))
        try harness.settle()
        try harness.focus(field)
        try harness.key("s", .control)
        #expect(harness.texts.contains("saved 1"))
    }
}
