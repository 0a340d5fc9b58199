import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// A text whose equality ignores how often it was made.
private struct Caption: View, Equatable {
    let text: String
    let version: Int
    static func == (first: Caption, second: Caption) -> Bool { first.text == second.text }
    var body: some View { Text("\(text) \(version)") }
}

private struct Board: View {
    let number: Int
    var action: () -> Void = {}

    var body: some View {
        VStack {
            Text("a\(number)")
            Text("b\(number)").padding(2)
            AnyView(Text("c\(number)"))
            HStack {
                Text("d\(number)")
                Text("e\(number)")
            }
            ForEach(0..<2) { index in Text("f\(index) \(number)") }
            ForEach([number], id: \.self) { number in Text("g\(number)") }
            if number > 0 { Text("h\(number)") } else { Text("none") }
            AnyLayout(VStackLayout()) { Text("i\(number)") }
            Button(action: action) { Caption(text: "same", version: number) }
            Group { Text("j\(number)") }
        }
    }
}

struct TypedUpdateTests {
    @Test func `A new value reaches each part of a tuple, a stack, a layout and a loop`() throws {
        let shown = try Shown(Board(number: 0), size: Size(width: 300, height: 600))
        for number in 1...3 {
            shown.hosting.rootView = Board(number: number)
            try shown.harness.settle()
            let texts = ["a", "b", "c", "d", "e", "f0 ", "f1 ", "g", "h", "i"].map { $0 + "\(number)" }
            #expect(shown.texts == texts + ["same 0", "j\(number)"])
        }
    }

    @Test func `A button with an equal label performs its newest action`() throws {
        var performed: [Int] = []
        let shown = try Shown(Button("Add") { performed.append(0) })
        for number in 1...2 {
            shown.hosting.rootView = Button("Add") { performed.append(number) }
            try shown.click("Add")
        }
        #expect(performed == [1, 2])
    }
}
