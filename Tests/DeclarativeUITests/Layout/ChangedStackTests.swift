import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// One element of the stacks under test.
private struct Element: Identifiable, Equatable {
    let id: Int
    var kind: Int
    var lines: Int
}

/// One view, two views or none, with different heights, widths and priorities.
private struct Piece: View {
    let element: Element

    var body: some View {
        switch element.kind {
        case 0: text
        case 1: text.frame(maxWidth: .infinity, alignment: .leading)
        case 2:
            text
            Divider()
        case 3:
            HStack(spacing: 3) {
                text
                Button("b\(element.lines)") {}
            }
        case 4: text.padding(Double(element.lines)).layoutPriority(Double(element.lines))
        case 5: EmptyView()
        default: Color(red: 0, green: 0, blue: 0).frame(width: 9, height: Double(element.lines) * 5)
        }
    }

    /// Never wrapped: a label that once was measures one pixel more.
    private var text: some View { Text(words).fixedSize() }

    /// A text whose number of lines never changes for an element.
    private var words: String {
        let lines = 1 + element.id % 2
        return (0..<lines).map { "\(element.id).\($0).\(element.lines)" }.joined(separator: "\n")
    }
}

private struct Stacks: View {
    var elements: [Element]
    var form: Int

    var body: some View {
        switch form {
        case 0: ScrollView { VStack(spacing: 4) { pieces } }
        case 1: ScrollView { VStack(alignment: .leading) { pieces } }
        case 2: VStack(alignment: .trailing, spacing: 1) { pieces }
        case 3: ScrollView(.horizontal) { HStack(alignment: .top) { pieces } }
        case 4: HStack(alignment: .bottom, spacing: 2) { pieces }
        default: VStack { HStack { pieces }.padding(2) }
        }
    }

    @ViewBuilder private var pieces: some View {
        Text("before").fixedSize()
        ForEach(elements) { Piece(element: $0) }
        Text("after").fixedSize()
    }
}

struct ChangedStackTests {
    private func seen(_ view: Widgets.View) -> [String] {
        let text = (view as? Widgets.Label)?.text ?? (view as? Widgets.Button)?.configuration.title ?? "-"
        return ["\(type(of: view)) \(text) \(view.frame)"] + view.subviews.flatMap(seen)
    }

    /// Returns the elements with one typical change.
    private func changed(_ old: [Element], _ next: inout Int, _ random: inout SeededRandom) -> [Element] {
        var new = old
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        func make() -> Element {
            next += 1
            return Element(id: next, kind: number(7), lines: 1 + number(3))
        }
        if new.count < 3 { return new + [make(), make(), make()] }
        let (first, second) = (number(new.count), number(new.count))
        switch number(9) {
        case 0, 1: new.swapAt(first, second)
        case 2: new.remove(at: first)
        case 3: new.insert(make(), at: first)
        case 4: new.removeAll { $0.id % 3 == 0 }
        case 5: new.shuffle(using: &random)
        case 6:
            new.swapAt(first, second)
            new[first].lines = 1 + number(3)
        case 7:
            new.remove(at: first)
            new[number(new.count)].lines = 1 + number(3)
        default: new[first].lines = 1 + number(3)
        }
        return new
    }

    @Test(arguments: 0..<18) func `A changed stack equals a newly created one`(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed + 40))
        let size = Size(width: 220, height: 200)
        var next = 12
        var elements = (0..<12).map { Element(id: $0, kind: ($0 * 5 + seed) % 7, lines: 1 + $0 % 3) }
        let shown = try Shown(Stacks(elements: elements, form: seed % 6), size: size)
        for step in 0..<40 {
            elements = changed(elements, &next, &random)
            // Two changes within one frame.
            if step % 4 == 0 {
                shown.hosting.rootView = Stacks(elements: elements, form: seed % 6)
                elements = changed(elements, &next, &random)
            }
            shown.hosting.rootView = Stacks(elements: elements, form: seed % 6)
            try shown.harness.settle()
            let fresh = HostingView(rootView: Stacks(elements: elements, form: seed % 6))
            let other = Harness(fresh, size: size)
            try other.settle()
            let (first, second) = (seen(shown.hosting), seen(fresh))
            try #require(first == second, "seed \(seed) step \(step)")
            try #require(shown.harness.picture == shown.harness.renderFresh(), "seed \(seed) step \(step)")
        }
    }

    @Test func `Unmoved views are not laid out again`() throws {
        let elements = (0..<50).map { Element(id: $0, kind: 3, lines: 1) }
        let shown = try Shown(Stacks(elements: elements, form: 0))
        func layouts() -> Int { shown.labels.reduce(0) { $0 + Int($1.layoutState.layoutCount) } }
        let before = layouts()
        var swapped = elements
        swapped.swapAt(3, 40)
        shown.hosting.rootView = Stacks(elements: swapped, form: 0)
        try shown.harness.settle()
        #expect(layouts() == before)
        #expect(shown.texts.filter { $0.hasSuffix(".1") }.count == 50)
    }
}
