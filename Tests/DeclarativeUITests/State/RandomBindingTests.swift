import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Guest: Equatable, Identifiable {
    var id: Int
    var name: String
}

private final class Settings: ObservableObject {
    @Published var title = "Notes"
    @Published var guest = Guest(id: 0, name: "Ada")
}

/// A view that only holds a binding.
private struct Holder: View {
    @Binding var text: String
    var body: some View { Text(text) }
}

/// Random writes through bindings.
struct RandomBindingTests {
    @Test(arguments: 0..<10) func `Random writes through bindings are displayed by all holders`(seed: Int)
        throws
    {
        struct Page: View {
            let door: Door
            @State private var guests = (0..<4).map { Guest(id: $0, name: "n\($0)") }
            @StateObject private var settings = Settings()
            @State private var ticks = 0
            var body: some View {
                VStack {
                    Text("\(ticks)")
                    ForEach($guests) { $guest in Holder(text: $guest.name) }
                    if guests.count > 1 { Holder(text: $guests[1].name) }
                    Holder(text: $settings.guest.name)
                    Holder(text: $settings.title)
                }
                .onAppear { door.open($guests, $settings.guest, $settings.title, $ticks) }
            }
        }
        final class Door {
            var guests = Binding.constant([Guest]())
            var guest = Binding.constant(Guest(id: 0, name: ""))
            var title = Binding.constant("")
            var ticks = Binding.constant(0)
            func open(
                _ guests: Binding<[Guest]>, _ guest: Binding<Guest>, _ title: Binding<String>,
                _ ticks: Binding<Int>
            ) {
                (self.guests, self.guest, self.title, self.ticks) = (guests, guest, title, ticks)
            }
        }
        var random = SeededRandom(seed: UInt64(seed) + 3)
        let door = Door()
        let shown = try Shown(Page(door: door), size: Size(width: 300, height: 900))
        var next = 10
        for _ in 0..<40 {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                next += 1
                let count = door.guests.wrappedValue.count
                switch Int.random(in: 0..<8, using: &random) {
                case 0 where count > 0:
                    door.guests[Int.random(in: 0..<count, using: &random)].name.wrappedValue = "n\(next)"
                case 1:
                    door.guests.wrappedValue.insert(
                        Guest(id: next, name: "n\(next)"), at: Int.random(in: 0...count, using: &random))
                case 2 where count > 0:
                    door.guests.wrappedValue.remove(at: Int.random(in: 0..<count, using: &random))
                case 3: door.guests.wrappedValue.shuffle(using: &random)
                case 4: door.guest.name.wrappedValue = "g\(next)"
                case 5: door.title.wrappedValue = Bool.random(using: &random) ? "Notes" : "t\(next)"
                default: door.ticks.wrappedValue += 1
                }
            }
            try shown.harness.settle()
            let names = door.guests.wrappedValue.map(\.name)
            let expected =
                ["\(door.ticks.wrappedValue)"] + names + (names.count > 1 ? [names[1]] : [])
                + [door.guest.wrappedValue.name, door.title.wrappedValue]
            #expect(shown.texts == expected)
        }
    }
}
