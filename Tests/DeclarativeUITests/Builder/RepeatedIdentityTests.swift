import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// An element whose id other elements may have, too.
private struct Element: Identifiable {
    let id: Int
    let name: String
}

/// A row that counts its presses.
private struct Cell: View {
    let element: Element
    @State private var presses = 0
    var body: some View { Button("\(element.name) \(presses)") { presses += 1 } }
}

/// The containers that display the views of a `ForEach`.
private nonisolated enum Container: CaseIterable {
    case stack, list, pairs, sections, lazyStack, lazyPairs, lazyGrid, grid, groups
}

private struct Cells: View {
    let container: Container
    let elements: [Element]

    var body: some View {
        switch container {
        case .stack: VStack(spacing: 0) { ForEach(elements) { Cell(element: $0) } }
        case .list: List(elements) { Cell(element: $0) }
        case .pairs:
            List {
                ForEach(elements) {
                    Cell(element: $0)
                    Text("below")
                }
            }
        case .sections: List { ForEach(elements) { element in Section("above") { Cell(element: element) } } }
        case .lazyPairs:
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(elements) {
                        Cell(element: $0)
                        Text("below")
                    }
                }
            }
        case .lazyStack: ScrollView { LazyVStack(spacing: 0) { ForEach(elements) { Cell(element: $0) } } }
        case .lazyGrid:
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                    ForEach(elements) { Cell(element: $0) }
                }
            }
        case .grid: Grid { ForEach(elements) { element in GridRow { Cell(element: element) } } }
        case .groups:
            List {
                ForEach(elements) { element in
                    DisclosureGroup(isExpanded: .constant(false)) {
                        Text("inner")
                    } label: {
                        Cell(element: element)
                    }
                }
            }
        }
    }
}

/// Elements of a `ForEach` with equal ids: all are displayed, and those with unique ids keep their state.
struct RepeatedIdentityTests {
    /// The titles of the cells, in the order of their places.
    private func titles(_ stage: Stage<Cells>) -> [String] {
        // The label of a group displays the titles of its buttons in labels.
        let buttons = stage.harness.all(Widgets.Button.self).map {
            ($0.configuration.title ?? "", $0.convert($0.bounds, to: stage.harness.rootView))
        }
        let labels = stage.harness.all(TextLabel.self).map {
            ($0.text ?? "", $0.convert($0.bounds, to: stage.harness.rootView))
        }
        return (buttons + labels).filter { $0.0.hasPrefix("n") }
            .sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }.map(\.0)
    }

    @Test(arguments: Container.allCases, 0..<4)
    private func `Random insertions, removals and moves keep the state of unique elements`(
        container: Container, seed: Int
    ) throws {
        Diagnostics.handler = { _ in }
        defer { Diagnostics.handler = nil }
        var random = SeededRandom(seed: UInt64(seed) + 100)
        var next = 0
        func element() -> Element {
            next += 1
            // Half of the elements have one of three ids.
            let id = Bool.random(using: &random) ? Int.random(in: 1...3, using: &random) : next + 10
            return Element(id: id, name: "n\(next)")
        }
        var elements = (0..<8).map { _ in element() }
        let stage = try Stage(Cells(container: container, elements: elements), height: 3000)
        var presses: [Int: Int] = [:]
        func isUnique(_ element: Element) -> Bool { elements.count { $0.id == element.id } == 1 }
        for _ in 0..<25 {
            let before = Set(elements.filter(isUnique).map(\.id))
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0 where elements.count > 3:
                    elements.remove(at: Int.random(in: 0..<elements.count, using: &random))
                case 1:
                    let moved = elements.remove(at: Int.random(in: 0..<elements.count, using: &random))
                    elements.insert(moved, at: Int.random(in: 0...elements.count, using: &random))
                case 2: elements.shuffle(using: &random)
                default: elements.insert(element(), at: Int.random(in: 0...elements.count, using: &random))
                }
            }
            stage.hosting.rootView = Cells(container: container, elements: elements)
            try stage.harness.settle()
            let titles = titles(stage)
            #expect(titles.map { $0.split(separator: " ")[0] } == elements.map { Substring($0.name) })
            let unique = elements.filter(isUnique)
            presses = presses.filter { press in
                before.contains(press.key) && unique.contains { $0.id == press.key }
            }
            // An element whose id has become unique keeps the state of the first one that had it.
            for element in unique where !before.contains(element.id) {
                let title = titles.first { $0.hasPrefix("\(element.name) ") }
                presses[element.id] = title?.split(separator: " ").last.flatMap { Int($0) }
            }
            for element in unique where before.contains(element.id) {
                #expect(
                    titles.contains("\(element.name) \(presses[element.id] ?? 0)"), "\(element) in \(titles)")
            }
            if let pressed = unique.filter({ before.contains($0.id) }).randomElement(using: &random) {
                try stage.harness.click("\(pressed.name) \(presses[pressed.id] ?? 0)")
                presses[pressed.id, default: 0] += 1
            }
        }
    }

    @Test func `Repeated elements are distinguished by their order`() throws {
        Diagnostics.handler = { _ in }
        defer { Diagnostics.handler = nil }
        for container in [Container.stack, .list, .pairs, .sections, .lazyStack, .lazyPairs, .groups] {
            let (a, b, c) = (
                Element(id: 1, name: "na"), Element(id: 1, name: "nb"), Element(id: 2, name: "nc")
            )
            let stage = try Stage(Cells(container: container, elements: [a, b, c]), height: 600)
            try stage.harness.click("nb 0")
            #expect(titles(stage) == ["na 0", "nb 1", "nc 0"])
            stage.hosting.rootView = Cells(container: container, elements: [c, a, b])
            try stage.harness.settle()
            #expect(titles(stage) == ["nc 0", "na 0", "nb 1"])
            stage.hosting.rootView = Cells(container: container, elements: [a])
            try stage.harness.settle()
            #expect(titles(stage) == ["na 0"])
        }
    }

    @Test func `The diagnostic is reported once, and again when other ids are repeated`() throws {
        func elements(_ ids: [Int]) -> [Element] { ids.map { Element(id: $0, name: "n\($0)") } }
        let stage = try Stage(Cells(container: .stack, elements: elements([1, 2])))
        let reported = try diagnostics {
            for ids in [[1, 1, 2], [2, 1, 1], [1, 1], [1, 1, 2, 2], [1]] {
                stage.hosting.rootView = Cells(container: .stack, elements: elements(ids))
                try stage.harness.settle()
            }
        }
        #expect(reported.map(\.kind) == [.repeatedIdentity, .repeatedIdentity])
    }

    @Test func `The second of two rows with one id can be selected, deleted and moved`() throws {
        struct Page: View {
            @State private var elements = [
                Element(id: 1, name: "na"), Element(id: 1, name: "nb"), Element(id: 2, name: "nc"),
            ]
            @State private var selection: Int?
            var body: some View {
                List(selection: $selection) {
                    ForEach(elements) { Text($0.name) }
                        .onDelete { elements.remove(atOffsets: $0) }
                        .onMove { elements.move(fromOffsets: $0, toOffset: $1) }
                }
                Text("selected \(selection ?? 0)")
            }
        }
        Diagnostics.handler = { _ in }
        defer { Diagnostics.handler = nil }
        let stage = try Stage(Page())
        try stage.harness.click("nb")
        #expect(try Array(stage.list.selectedRowIndexes) == [1] && stage.harness.contains("selected 1"))
        try stage.harness.key(.keyboardDownArrow, .alternate)
        #expect(Array(stage.seen.prefix(3)) == ["na", "nc", "nb"])
        #expect(try Array(stage.list.selectedRowIndexes) == [2])
        try stage.harness.key(.keyboardDeleteForward)
        #expect(Array(stage.seen.prefix(2)) == ["na", "nc"] && !stage.harness.contains("nb"))
    }

    @Test func `Tables display and select each row with a repeated id`() throws {
        Diagnostics.handler = { _ in }
        defer { Diagnostics.handler = nil }
        let elements = [Element(id: 1, name: "na"), Element(id: 1, name: "nb"), Element(id: 2, name: "nc")]
        let stage = try Stage(Table(elements) { TableColumn("Name", value: \.name) })
        let table = try stage.harness.find(TableView.self)
        let texts = (0..<3).map { (table.cellForRow(at: $0) as? TableRowView)?.stringValue(atColumn: 0) }
        #expect(texts == ["na", "nb", "nc"])
    }

    @Test func `Menus and pickers have an element for each value`() throws {
        struct Page: View {
            @State private var value = 1
            let values = [1, 1, 2]
            var body: some View {
                Menu("Menu") { ForEach(values, id: \.self) { value in Button("item \(value)") {} } }
                Picker("Value", selection: $value) { ForEach(values, id: \.self) { Text("value \($0)") } }
                    .pickerStyle(.radioGroup)
            }
        }
        Diagnostics.handler = { _ in }
        defer { Diagnostics.handler = nil }
        let shown = try Shown(Page())
        #expect(shown.harness.all(Widgets.RadioButton.self).count == 3)
        try shown.click("Menu")
        #expect(shown.harness.openMenuTitles == ["item 1", "item 1", "item 2"])
    }
}
