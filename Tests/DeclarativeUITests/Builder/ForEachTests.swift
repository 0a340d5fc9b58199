import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Cell: View {
    let number: Int
    @State private var mark = 0
    var body: some View { Button("\(number)#\(mark)") { mark += 1 } }
}

private struct Cells: View {
    let numbers: [Int]
    var body: some View {
        VStack(spacing: 0) {
            Text("before")
            ForEach(numbers, id: \.self) { Cell(number: $0) }
            Text("after")
        }
    }
}

private struct Editing: View {
    @State private var people = [
        Person(id: 1, name: "a"), Person(id: 2, name: "b"), Person(id: 3, name: "c"),
    ]
    var body: some View {
        VStack {
            ForEach($people) { $person in
                Rename(person: $person)
            }
            Button("reverse") { people.reverse() }
            Button("drop first") { people.removeFirst() }
            Text(people.map(\.name).joined(separator: ","))
        }
    }
}

private struct Rename: View {
    @Binding var person: Person
    var body: some View { Button("rename \(person.id)") { person.name += "!" } }
}

/// An element of a list in which numbers are repeated.
struct Occurrence: Hashable {
    let number: Int
    /// The number of earlier elements that are equal.
    let count: Int

    static func all(of numbers: [Int]) -> [Occurrence] {
        var result: [Occurrence] = []
        for number in numbers {
            result.append(Occurrence(number: number, count: result.count { $0.number == number }))
        }
        return result
    }
}

struct ForEachTests {
    /// Returns the displayed titles of the cells, in the order of the retained subviews.
    private func titles(_ stage: Stage<Cells>) -> [String] {
        stage.hosting.subviews.compactMap { ($0 as? Widgets.Button)?.configuration.title }
    }

    @Test(arguments: 0..<12) func `Random changes keep nodes, state and order`(seed: Int) throws {
        var reported = 0
        Diagnostics.handler = { if $0.kind == .repeatedIdentity { reported += 1 } }
        defer { Diagnostics.handler = nil }
        var random = SeededRandom(seed: UInt64(seed + 7))
        var numbers = Array(0..<6)
        var next = 6
        let stage = try Stage(Cells(numbers: numbers), height: 2000)
        var marks: [Occurrence: Int] = [:]
        var nodes: [Occurrence: ObjectIdentifier] = [:]
        for _ in 0..<60 {
            change(&numbers, &next, &random)
            let before = Set(nodes.keys)
            stage.hosting.rootView = Cells(numbers: numbers)
            try stage.harness.settle()
            let shown = Occurrence.all(of: numbers)
            #expect(reported > 0 || Set(numbers).count == numbers.count)
            for gone in before.subtracting(shown) {
                marks[gone] = nil
                nodes[gone] = nil
            }
            #expect(titles(stage) == shown.map { "\($0.number)#\(marks[$0] ?? 0)" })
            #expect(stage.harness.texts.first == "before")
            #expect(stage.harness.texts.last == "after")
            let cells = stage.root.all(Cell.self)
            #expect(cells.count == shown.count)
            for (element, cell) in zip(shown, cells) {
                let identity = ObjectIdentifier(cell)
                #expect(nodes[element] == nil || nodes[element] == identity)
                nodes[element] = identity
            }
            let tops = stage.hosting.subviews.map(\.frame.minY)
            #expect(tops == tops.sorted())
            if let place = shown.indices.randomElement(using: &random) {
                let buttons = stage.hosting.subviews.compactMap { $0 as? Widgets.Button }
                try stage.harness.click(buttons[place])
                marks[shown[place], default: 0] += 1
            }
        }
    }

    private func change(_ numbers: inout [Int], _ next: inout Int, _ random: inout SeededRandom) {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 0...numbers.count, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0 where !numbers.isEmpty: numbers.remove(at: min(place, numbers.count - 1))
            case 1 where !numbers.isEmpty:
                let number = numbers.remove(at: min(place, numbers.count - 1))
                numbers.insert(number, at: Int.random(in: 0...numbers.count, using: &random))
            case 2: numbers.shuffle(using: &random)
            case 3 where !numbers.isEmpty && numbers.count < 12: numbers.insert(numbers[0], at: place)
            case 4 where numbers.count > 8: numbers.removeSubrange(0..<4)
            default:
                numbers.insert(next, at: place)
                next += 1
            }
        }
    }

    @Test func `Bindings follow their elements`() throws {
        let stage = try Stage(Editing())
        try stage.harness.click("rename 2")
        #expect(stage.harness.texts.last == "a,b!,c")
        try stage.harness.click("reverse")
        try stage.harness.click("rename 3")
        #expect(stage.harness.texts.last == "c!,b!,a")
        try stage.harness.click("drop first")
        try stage.harness.click("rename 1")
        #expect(stage.harness.texts.last == "b!,a!")
    }

    @Test func `A binding to a moved or removed element writes to no other element`() throws {
        var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
        var bindings: [Binding<Person>] = []
        let whole = Binding<[Person]>(get: { people }, set: { people = $0 })
        let each = ForEach(whole) { person in
            let _ = bindings.append(person)
            Text(person.wrappedValue.name)
        }
        for element in each.data { _ = each.content(element) }
        people.insert(Person(id: 0, name: "new"), at: 0)
        bindings[0].wrappedValue.name = "first"
        #expect(people.map(\.name) == ["new", "first", "b"])
        people.removeAll { $0.id == 2 }
        bindings[1].wrappedValue.name = "gone"
        #expect(people.map(\.name) == ["new", "first"])
        #expect(bindings[1].wrappedValue.id == 2)
    }

    @Test func `Appending an element does not evaluate the bodies of the others`() throws {
        let stage = try Stage(Cells(numbers: Array(0..<100)), height: 4000)
        let bodies = stage.hosting.bodyCount
        stage.hosting.rootView = Cells(numbers: Array(0..<101))
        try stage.harness.settle()
        // The bodies of the whole and of the new element.
        #expect(stage.hosting.bodyCount == bodies + 2)
    }
}
