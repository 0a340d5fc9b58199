import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Row: View {
    let person: Person
    @State private var presses = 0
    var body: some View {
        HStack {
            Text(person.name)
            Button("press \(person.id)") { presses += 1 }
            Text("\(person.id) pressed \(presses)")
        }
    }
}

private struct People: View {
    let people: [Person]
    var body: some View {
        List(people) { person in Row(person: person) }
            .environment(\.defaultMinListRowHeight, 64)
    }
}

private func people(_ range: Range<Int>) -> [Person] { range.map { Person(id: $0, name: "name \($0)") } }

struct ListTests {
    @Test func `Of a hundred thousand rows only the visible ones are mounted`() throws {
        let stage = try Stage(People(people: people(0..<100_000)))
        #expect(stage.root.all(Row.self).count == 5)
        #expect(stage.hosting.bodyCount == 6)
        #expect(stage.hosting.nodeCount < 120)
        #expect(try stage.list.contentSize.height == 6_400_000)
        #expect(stage.seen.first == "name 0")
    }

    @Test func `Scrolling mounts and unmounts rows`() throws {
        let stage = try Stage(People(people: people(0..<100_000)))
        let nodes = stage.hosting.nodeCount
        let bodies = stage.hosting.bodyCount
        try stage.list.contentOffset = Point(x: 0, y: 64 * 50_000)
        try stage.harness.settle()
        #expect(stage.hosting.nodeCount == nodes)
        #expect(stage.hosting.bodyCount == bodies + 5)
        #expect(stage.seen.contains("name 50000"))
        try stage.list.contentOffset = Point(x: 0, y: 64 * 50_001)
        try stage.harness.settle()
        #expect(stage.hosting.bodyCount == bodies + 6)
    }

    @Test func `A changed element evaluates only the body of its row`() throws {
        var data = people(0..<100_000)
        let stage = try Stage(People(people: data))
        let before = stage.hosting.bodyCount
        data[3].name = "other"
        stage.hosting.rootView = People(people: data)
        try stage.harness.settle()
        // The bodies of the list's owner and of the one row.
        #expect(stage.hosting.bodyCount == before + 2)
        #expect(stage.seen.contains("other"))
        data[70_000].name = "far away"
        stage.hosting.rootView = People(people: data)
        try stage.harness.settle()
        #expect(stage.hosting.bodyCount == before + 3)
    }

    @Test func `A visible row keeps its state in changes, but not when scrolled away`() throws {
        var data = people(0..<1000)
        let stage = try Stage(People(people: data))
        try stage.harness.click("press 2")
        #expect(stage.seen.contains("2 pressed 1"))
        let row = try #require(stage.root.all(Row.self).dropFirst(2).first)
        let button = try stage.harness.view("press 2")

        data.insert(Person(id: -1, name: "new"), at: 0)
        data.swapAt(2, 3)
        stage.hosting.rootView = People(people: data)
        try stage.harness.settle()
        #expect(stage.seen.contains("2 pressed 1"))
        #expect(row.isMounted)
        #expect(try stage.harness.view("press 2") === button)
        #expect(stage.seen.first == "new")

        try stage.list.contentOffset.y = 10_000
        try stage.harness.settle()
        #expect(!row.isMounted)
        try stage.list.contentOffset.y = 0
        try stage.harness.settle()
        #expect(stage.seen.contains("2 pressed 0"))
    }

    @Test func `Rows inserted above leave the visible rows in place`() throws {
        var data = people(0..<1000)
        let stage = try Stage(People(people: data))
        try stage.list.contentOffset.y = 6400
        try stage.harness.settle()
        let seen = stage.seen
        data.insert(contentsOf: people(2000..<2003), at: 10)
        data.remove(at: 5)
        stage.hosting.rootView = People(people: data)
        try stage.harness.settle()
        #expect(stage.seen == seen)
        #expect(try stage.list.contentOffset.y == 6528)

        // More changes than are applied one by one.
        data.insert(contentsOf: people(3000..<4000), at: 0)
        stage.hosting.rootView = People(people: data)
        try stage.harness.settle()
        #expect(stage.seen == seen)
        #expect(try stage.list.contentOffset.y == 70_528)
    }

    @Test func `Filtering a list keeps the remaining rows`() throws {
        let data = people(0..<2000)
        let stage = try Stage(People(people: data))
        try stage.harness.click("press 4")
        stage.hosting.rootView = People(people: data.filter { $0.id % 4 == 0 })
        try stage.harness.settle()
        #expect(try stage.list.numberOfRows == 500)
        #expect(stage.seen.contains("4 pressed 1"))
        #expect(stage.root.all(Row.self).map(\.typeName).count == 5)
        stage.hosting.rootView = People(people: [])
        try stage.harness.settle()
        #expect(stage.seen.isEmpty)
        #expect(stage.hosting.nodeCount < 5)
    }

    @Test func `Row heights follow their content`() throws {
        struct Tall: View {
            let id: Int
            @State private var isOpen = false
            var body: some View {
                VStack(spacing: 0) {
                    Button("open \(id)") { isOpen.toggle() }
                    if isOpen { Color.red.frame(height: 100) }
                }
            }
        }
        let stage = try Stage(List(0..<50) { Tall(id: $0) }.environment(\.defaultMinListRowHeight, 10))
        let first = try stage.list.rectForRow(at: 0).height
        try stage.harness.click("open 0")
        #expect(try stage.list.rectForRow(at: 0).height == first + 100)
        #expect(try stage.list.rectForRow(at: 1).minY == first + 100)
        try stage.harness.click("open 0")
        #expect(try stage.list.rectForRow(at: 1).minY == first)
    }

    @Test func `Sections, branches and static rows are counted`() throws {
        struct Mixed: View {
            var shows = true
            var body: some View {
                List {
                    Text("first")
                    Section("Numbers") {
                        ForEach(0..<3) { Text("number \($0)") }
                    }
                    if shows { Text("sometimes") }
                    Group {
                        Text("one")
                        Text("two")
                    }
                    ForEach(0..<2) { number in
                        Text("a\(number)")
                        Text("b\(number)")
                    }
                }
            }
        }
        let stage = try Stage(Mixed(), height: 600)
        #expect(
            stage.seen == [
                "first", "Numbers", "number 0", "number 1", "number 2", "sometimes", "one", "two", "a0", "b0",
                "a1",
                "b1",
            ])
        let one = try stage.harness.view("one")
        stage.hosting.rootView = Mixed(shows: false)
        try stage.harness.settle()
        #expect(try stage.list.numberOfRows == 10)
        #expect(!stage.seen.contains("sometimes"))
        #expect(try stage.harness.view("one") === one)
    }

    @Test func `Rows appear and disappear as they are scrolled`() throws {
        let log = Box<[String]>([])
        let stage = try Stage(
            List(0..<100) { row in
                Text("row \(row)").onAppear { log.value.append("+\(row)") }
                    .onDisappear { log.value.append("-\(row)") }
            }.environment(\.defaultMinListRowHeight, 40), height: 80)
        #expect(log.value == ["+0", "+1"])
        log.value = []
        try stage.list.contentOffset.y = 40
        try stage.harness.settle()
        #expect(Set(log.value) == ["-0", "+2"])
    }

    @Test func `A repeated id is reported, and all its elements are displayed`() throws {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        let data = [Person(id: 1, name: "a"), Person(id: 2, name: "b"), Person(id: 1, name: "c")]
        let stage = try Stage(List(data) { Text($0.name) })
        #expect(stage.seen == ["a", "b", "c"])
        #expect(reported.map(\.kind) == [.repeatedIdentity])
    }

    @Test(arguments: [false, true])
    func `Repeated ids of several rows are reported and leak no nodes`(_ isLazy: Bool)
        throws
    {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        struct Pairs: View {
            let people: [Person]
            let isLazy: Bool
            @ViewBuilder var rows: some View {
                ForEach(people) { person in
                    Text(person.name)
                    Row(person: person)
                }
            }
            var body: some View {
                if isLazy { ScrollView { LazyVStack { rows } } } else { List { rows } }
            }
        }
        let single = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
        let repeated = single + [Person(id: 1, name: "c"), Person(id: 2, name: "d")]
        let (harness, hosting) = try show(Pairs(people: single, isLazy: isLazy), height: 400)
        let count = hosting.nodeCount
        #expect(reported.isEmpty)

        for _ in 0..<10 {
            hosting.rootView = Pairs(people: repeated, isLazy: isLazy)
            try harness.settle()
            #expect(["a", "b", "c", "d"].allSatisfy(harness.texts.contains))
            hosting.rootView = Pairs(people: repeated.reversed(), isLazy: isLazy)
            try harness.settle()
        }
        hosting.rootView = Pairs(people: single, isLazy: isLazy)
        try harness.settle()

        #expect(hosting.nodeCount == count)
        #expect(reported.allSatisfy { $0.kind == .repeatedIdentity } && !reported.isEmpty)
    }

    @Test func `Visible rows keep their state when the scale changes`() throws {
        let stage = try Stage(People(people: people(0..<100)))
        try stage.harness.click("press 1")
        try stage.harness.resize(to: Size(width: 300, height: 320), scale: 1.25)
        try stage.harness.settle()
        #expect(stage.seen.contains("1 pressed 1"))
    }
}
