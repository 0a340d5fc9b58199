import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Rows: View {
    let count: Int
    var body: some View {
        Form { Section("Rows") { ForEach(0..<count, id: \.self) { Text("row \($0)") } } }
    }
}

private final class Names: ObservableObject {
    @Published var second = "Street and number"
    deinit {}
}

private struct Fields: View {
    @ObservedObject var names: Names
    let hasSections: Bool
    @State private var text = ""
    @State private var value = 0.5

    @ViewBuilder private var fields: some View {
        TextField("Name", text: $text)
        TextField(names.second, text: $text).padding(.top, 2)
        SecureField("Password", text: $text)
        Slider(value: $value) { Text("Volume") }
        Toggle("Subscribe to the letter with all news of the year", isOn: .constant(true))
    }

    var body: some View {
        Form { if hasSections { Section("Address") { fields } } else { fields } }
    }
}

struct FormLayoutTests {
    @Test func `A form fills its space and scrolls rows for which there is no room`() throws {
        let (harness, _) = try show(Rows(count: 30), width: 300, height: 200)
        #expect(try harness.label("Rows").placeInRoot.minY >= 0)
        #expect(
            try harness.only(DeclarativeScrollView.self).frame == Rect(x: 0, y: 0, width: 300, height: 200))
        let last = try harness.label("row 29")
        #expect(last.placeInRoot.minY > 200)
        for _ in 0..<40 { try harness.scroll(over: Point(x: 150, y: 100), by: Point(x: 0, y: -3)) }
        #expect(last.placeInRoot.maxY <= 200 && last.placeInRoot.minY > 100)
    }

    @Test func `The rows of a short form begin at the top`() throws {
        let (harness, _) = try show(Rows(count: 1), width: 300, height: 400)
        #expect(try harness.label("Rows").placeInRoot.minY == 16)
        #expect(try harness.label("Rows").placeInRoot.minX == 16)
    }

    private func fields(_ harness: Harness) -> [Rect] {
        harness.rootView.all(FieldControl.self).map(\.placeInRoot)
            + harness.rootView.all(SecureFieldControl.self).map(\.placeInRoot)
            + harness.rootView.all(SliderControl.self).map(\.placeInRoot)
    }

    @Test(arguments: [true, false], [true, false])
    func `Fields of a section begin below each other`(isMirrored: Bool, hasSections: Bool) throws {
        let names = Names()
        let (harness, hosting) = try show(
            Fields(names: names, hasSections: hasSections), width: 500, height: 500, isMirrored: isMirrored)
        var last = -1.0
        for name in [nil, "Town", "The name of the place of birth", "No"] {
            if let name { names.second = name }
            try harness.settle()
            let (fields, name) = (fields(harness), try harness.label(names.second).placeInRoot)
            #expect(fields.count == 4)
            #expect(Set(fields.map { isMirrored ? $0.maxX : $0.minX }).count == 1, "\(fields)")
            #expect(Set(fields.map { isMirrored ? $0.minX : $0.maxX }).count == 1, "\(fields)")
            #expect(isMirrored ? name.minX >= fields[0].maxX + 12 : name.maxX + 12 <= fields[0].minX)
            let start = isMirrored ? fields[0].maxX : fields[0].minX
            #expect(start != last)
            last = start
            let fresh = Names()
            fresh.second = names.second
            let (other, _) = try show(
                Fields(names: fresh, hasSections: hasSections), width: 500, height: 500,
                isMirrored: isMirrored)
            #expect(self.fields(other) == fields)
            #expect(other.picture == harness.picture)
        }
        _ = hosting
    }

    @Test func `A label that is longer than half of the row is wrapped`() throws {
        let names = Names()
        names.second = "A label of many words that does not fit into half of the narrow row"
        let (harness, _) = try show(Fields(names: names, hasSections: true), width: 260, height: 500)
        let label = try harness.label(names.second)
        #expect(label.frame.height > 30)
        #expect(fields(harness).allSatisfy { $0.width >= 60 && $0.maxX <= 260 - 16 })
    }
}
