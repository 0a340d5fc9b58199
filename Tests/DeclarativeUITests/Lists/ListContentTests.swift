import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// Lists with sections, composite views and modifiers, and changes of the whole list.
struct ListContentTests {
    @Test func `Composite views produce the rows of their body`() throws {
        struct Part: View {
            let title: String
            @State private var count = 2
            var body: some View {
                Section(title) {
                    Button("more \(title)") { count += 1 }
                    ForEach(0..<count, id: \.self) { Text("\(title) \($0)") }
                }
            }
        }
        struct Whole: View {
            let titles: [String]
            var body: some View {
                List { ForEach(titles, id: \.self) { Part(title: $0) } }
            }
        }
        struct Two: View {
            var body: some View {
                List {
                    Part(title: "a")
                    Part(title: "b")
                }
            }
        }
        let stage = try Stage(Two(), height: 600)
        #expect(try stage.list.numberOfRows == 6)
        try stage.harness.click("more a")
        #expect(try stage.list.numberOfRows == 7)
        #expect(stage.seen.contains("a 2"))
        let parts = stage.root.all(Part.self)
        #expect(parts.map(\.bodyCount) == [2, 1])
        #expect(stage.root.bodyCount == 1)

        let other = try Stage(Whole(titles: ["a", "b"]), height: 600)
        try other.harness.click("more a")
        other.hosting.rootView = Whole(titles: ["b", "a"])
        try other.harness.settle()
        #expect(other.seen.contains("a 2"))
        #expect(other.root.all(Part.self).count == 2)
        other.hosting.rootView = Whole(titles: ["b"])
        try other.harness.settle()
        #expect(other.root.all(Part.self).count == 1)
    }

    @Test func `Rows start at the right in a right-to-left layout`() throws {
        let stage = try Stage(List(0..<3) { Text("row \($0)") }.environment(\.layoutDirection, .rightToLeft))
        let label = try stage.harness.find(Widgets.Label.self, "row 1")
        #expect(label.convert(label.bounds, to: nil).maxX == 288)
    }

    @Test func `A removed list unmounts its rows, though it is still displayed`() throws {
        struct Going: View {
            @State private var isThere = true
            var body: some View {
                VStack {
                    Button("go") { isThere = false }
                    if isThere { List(0..<100) { Text("row \($0)") } }
                }
            }
        }
        let stage = try Stage(Going())
        let list = try stage.list
        try stage.harness.click("go")
        list.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        list.layoutIfNeeded()
        #expect(stage.hosting.nodeCount < 8)
    }

    @Test func `An animated change moves the remaining rows`() throws {
        struct Changing: View {
            @State private var numbers = [1, 2, 3]
            var body: some View {
                VStack(spacing: 0) {
                    Button("add") { withAnimation { numbers.insert(4, at: 0) } }
                    Button("drop") { withAnimation { numbers.removeAll { $0 == 2 } } }
                    List(numbers, id: \.self) { Text("row \($0)") }
                }
            }
        }
        let stage = try Stage(Changing())
        try stage.harness.click("add")
        try stage.harness.settle()
        #expect(stage.seen.filter { $0.hasPrefix("row") } == ["row 4", "row 1", "row 2", "row 3"])
        try stage.harness.click("drop")
        try stage.harness.settle()
        #expect(stage.seen.filter { $0.hasPrefix("row") } == ["row 4", "row 1", "row 3"])
    }

    @Test func `A header floats above its rows and keeps its state`() throws {
        struct Counted: View {
            @State private var count = 0
            let title: String
            var body: some View { Button("\(title): \(count)") { count += 1 } }
        }
        struct Headed: View {
            let counts: [Int]
            var body: some View {
                List {
                    ForEach(counts.indices, id: \.self) { part in
                        Section {
                            ForEach(0..<counts[part], id: \.self) { Text("row \(part).\($0)") }
                        } header: {
                            Counted(title: "part \(part)")
                        }
                    }
                }
            }
        }
        let stage = try Stage(Headed(counts: [10, 10]))
        #expect(try stage.list.numberOfRows == 20)
        try stage.harness.click("part 0: 0")
        try stage.list.contentOffset.y = 100
        try stage.harness.settle()
        let header = try stage.harness.view("part 0: 1")
        let place = header.convert(header.bounds, to: nil)
        #expect(place.minY >= 0 && place.maxY <= 60)
        stage.hosting.rootView = Headed(counts: [12, 10])
        try stage.harness.settle()
        #expect(try stage.harness.view("part 0: 1") === header)
        try stage.list.contentOffset.y = 10_000
        try stage.harness.settle()
        #expect(!stage.harness.contains("part 0: 1"))
        #expect(stage.harness.contains("part 1: 0"))
        stage.hosting.rootView = Headed(counts: [3])
        try stage.harness.settle()
        #expect(try stage.list.numberOfSections == 1)
        #expect(!stage.harness.contains("part 1: 0"))
    }

    @Test func `A modifier of many rows applies to each of them`() throws {
        let appeared = Box(0)
        let stage = try Stage(
            List {
                ForEach(0..<100_000) { Text("row \($0)") }
                    .padding(10)
                    .opacity(0.5)
                    .onAppear { appeared.value += 1 }
                    .listRowSeparator(.hidden)
                    .font(.headline)
            })
        #expect(try stage.list.numberOfRows == 100_000)
        #expect(stage.hosting.nodeCount < 200)
        #expect(appeared.value == stage.seen.count)
    }
}
