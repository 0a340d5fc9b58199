import Observation
import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Address: Equatable {
    var city = "London"
}

private struct Guest: Equatable, Identifiable {
    var id = 1
    var name = "Ada"
    var address: Address? = Address()
}

private final class Settings: ObservableObject {
    @Published var title = "Notes"
    @Published var guest = Guest()
    /// A change that is not published.
    var note = "note"
}

@Observable private final class Book {
    var title = "Emma"
    var guest = Guest()
}

/// A view that only holds a binding.
private struct Holder: View {
    @Binding var text: String
    var body: some View { Text(text) }
}

private struct IntHolder: View {
    @Binding var number: Int
    var body: some View { Text("\(number)") }
}

private struct OptionalHolder: View {
    let text: Binding<String>?
    var body: some View { Text(text?.wrappedValue ?? "none") }
}

private struct OuterHolder: View {
    @Binding var text: String
    @State private var ticks = 0
    var body: some View {
        Button("inner tick \(ticks)") { ticks += 1 }
        Holder(text: $text)
    }
}

/// A parent with a state that its children do not depend on.
private struct Parent<Children: View>: View {
    @State private var ticks = 0
    let children: () -> Children
    init(@ViewBuilder children: @escaping () -> Children) { self.children = children }
    var body: some View {
        VStack {
            Button("tick \(ticks)") { ticks += 1 }
            children()
        }
    }
}

private struct States: View {
    @State private var ticks = 0
    @State private var text = "state"
    @State private var guest = Guest()
    @State private var texts = ["a", "b", "c"]
    @State private var optional: String? = "wrapped"
    @StateObject private var settings = Settings()
    @State private var book = Book()

    var body: some View {
        @Bindable var book = book
        VStack {
            Button("tick \(ticks)") { ticks += 1 }
            Holder(text: $text)
            Holder(text: $guest.name)
            Holder(text: $texts[1])
            if let part = Binding($optional) { Holder(text: part) }
            if let address = Binding($guest.address) { Holder(text: address.city) }
            Holder(text: .constant("constant"))
            Holder(text: $settings.title)
            Holder(text: $settings.guest.name)
            Holder(text: $book.title)
            Holder(text: $book.guest.name)
            Holder(text: $text.animation())
            OptionalHolder(text: $text)
            OptionalHolder(text: nil)
        }
        VStack {
            Button("change") {
                text = "state 2"
                guest = Guest(id: 1, name: "Grace", address: Address(city: "Paris"))
                texts[1] = "b 2"
                optional = "wrapped 2"
                settings.title = "Notes 2"
                settings.guest.name = "Grace"
                book.title = "Emma 2"
                book.guest.name = "Grace"
            }
            Button("change back") { settings.title = "Notes" }
            Button("only published") { settings.title += "!" }
        }
    }
}

/// A parent's update does not run the bodies of children whose bindings refer to the same places.
struct BindingComparisonTests {
    @Test func `The bodies of views that hold bindings do not run with the body of their parent`() throws {
        let shown = try Shown(States(), size: Size(width: 400, height: 800))
        #expect(shown.bodies(Holder.self) == Array(repeating: 1, count: 11))
        for tick in 0..<3 { try shown.click("tick \(tick)") }
        #expect(shown.bodies(States.self) == [4])
        #expect(shown.bodies(Holder.self) == Array(repeating: 1, count: 11))
        #expect(shown.bodies(OptionalHolder.self) == [1, 1])
    }

    @Test func `They display the changed values, whatever the binding refers to`() throws {
        let shown = try Shown(States(), size: Size(width: 400, height: 800))
        try shown.click("tick 0")
        try shown.click("change")
        let expected = [
            "state 2", "Grace", "b 2", "wrapped 2", "Paris", "constant", "Notes 2", "Grace", "Emma 2",
            "Grace",
            "state 2", "state 2", "none",
        ]
        #expect(
            shown.texts.filter { !$0.hasPrefix("tick") && !$0.contains("change") && !$0.contains("only") }
                == expected)
        try shown.click("only published")
        #expect(shown.texts.contains("Notes 2!"))
        try shown.click("change back")
        try shown.click("tick 1")
        #expect(shown.texts.contains("Notes") && !shown.texts.contains("Notes 2!"))
    }

    @Test
    func `A binding made of closures counts as changed where it is created, and not where it is passed on`()
        throws
    {
        struct Page: View {
            @State private var ticks = 0
            @State private var text = "text"
            var body: some View {
                VStack {
                    Button("tick \(ticks)") { ticks += 1 }
                    OuterHolder(text: Binding(get: { text }, set: { text = $0 }))
                }
            }
        }
        let shown = try Shown(Page())
        try shown.click("inner tick 0")
        #expect(shown.bodies(OuterHolder.self) == [2] && shown.bodies(Holder.self) == [1])
        try shown.click("tick 0")
        #expect(shown.bodies(OuterHolder.self) == [3] && shown.bodies(Holder.self) == [2])
    }

    @Test func `A closure that captures a value of the body is not replaced by an old one`() throws {
        struct Page: View {
            @State private var factor = 1
            var body: some View {
                let factor = factor
                VStack {
                    Button("factor \(factor)") { self.factor += 1 }
                    IntHolder(number: Binding(get: { 10 * factor }, set: { _ in }))
                }
            }
        }
        let shown = try Shown(Page())
        try shown.click("factor 1")
        try shown.click("factor 2")
        #expect(shown.texts.contains("30"))
    }

    @Test func `Bindings to other places, other objects and with other transactions are different`() {
        let (first, second) = (Settings(), Settings())
        func title(_ settings: Settings) -> Binding<String> {
            ObservedObject(wrappedValue: settings).projectedValue.title
        }
        func isUnchanged<Value>(_ new: Binding<Value>, _ old: Binding<Value>) -> Bool {
            new._isUnchanged(since: old)
        }
        #expect(isUnchanged(title(first), title(first)))
        #expect(!isUnchanged(title(first), title(second)))
        #expect(!isUnchanged(title(first).animation(), title(first)))
        let old = title(first)
        first.title = "other"
        #expect(!isUnchanged(title(first), old), "the value is not tracked, and is another one")
        #expect(
            isUnchanged(Binding.constant(1), .constant(1)) && !isUnchanged(Binding.constant(1), .constant(2)))
        let guests = ObservedObject(wrappedValue: first).projectedValue.guest
        #expect(isUnchanged(guests.name, guests.name))
        let tuple = Binding.constant((1, 2))
        #expect(!isUnchanged(tuple, Binding.constant((1, 2))), "tuples are not Equatable")
        #expect(isUnchanged(tuple, tuple))
    }

    @Test
    func `A binding to the value of an optional reads the last value after the optional has become nil`() {
        var text: String? = "a"
        let whole = Binding<String?>(get: { text }, set: { text = $0 })
        let part = Binding(whole)
        text = "b"
        #expect(part?.wrappedValue == "b")
        text = nil
        #expect(part?.wrappedValue == "b")
    }

    @Test func `Rows with bindings to elements do not run with the body of the list's view`() throws {
        struct Row: View {
            @Binding var guest: Guest
            var body: some View { Button("\(guest.id) \(guest.name)") { guest.name += "!" } }
        }
        struct Page: View {
            @State private var ticks = 0
            @State private var guests = (1...4).map { Guest(id: $0, name: "n") }
            var body: some View {
                VStack {
                    Button("tick \(ticks)") { ticks += 1 }
                    Button("insert") { guests.insert(Guest(id: 9, name: "new"), at: 0) }
                    Button("remove") { guests.removeLast() }
                    ForEach($guests) { $guest in Row(guest: $guest) }
                }
            }
        }
        let shown = try Shown(Page(), size: Size(width: 300, height: 600))
        try shown.click("tick 0")
        #expect(shown.bodies(Row.self) == [1, 1, 1, 1])
        try shown.click("2 n")
        try shown.click("insert")
        try shown.click("tick 1")
        try shown.click("2 n!")
        try shown.click("remove")
        try shown.click("9 new")
        let titles = shown.harness.all(Widgets.Button.self).compactMap(\.configuration.title)
        #expect(titles.suffix(4) == ["9 new!", "1 n", "2 n!!", "3 n"])
    }
}
