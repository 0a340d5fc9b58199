import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

private struct Cell: View {
    let number: Int
    @State private var mark = 0
    var body: some View {
        Button("\(number)#\(mark)") { mark += 1 }.frame(height: number % 7 == 0 ? 60 : 30)
    }
}

private struct Parts: View {
    let first: [Int]
    let second: [Int]
    let hasMiddle: Bool
    let chosen: Binding<Set<Int>>
    var body: some View {
        List(selection: chosen) {
            Section("first") { ForEach(first, id: \.self) { Cell(number: $0) } }
            if hasMiddle { Text("middle") }
            Section("second") { ForEach(second, id: \.self) { Cell(number: $0) } }
        }
        .environment(\.defaultMinListRowHeight, 20)
    }
}

private struct Stack: View {
    let first: [Int]
    let second: [Int]
    let hasMiddle: Bool
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                Section("first") { ForEach(first, id: \.self) { Cell(number: $0) } }
                if hasMiddle { Text("middle") }
                Section("second") { ForEach(second, id: \.self) { Cell(number: $0) } }
            }
        }
    }
}

/// Random data, and the rows that must be displayed.
private struct Model {
    var first = Array(0..<40)
    var second = Array(1000..<1040)
    var hasMiddle = true
    private var next = 5000

    var rows: [String] {
        ["first"] + first.map(String.init) + (hasMiddle ? ["middle"] : []) + ["second"]
            + second.map(String.init)
    }

    mutating func change(_ random: inout SeededRandom) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: hasMiddle.toggle()
        case 1: first.shuffle(using: &random)
        case 2: first.removeAll { $0 % 3 == Int.random(in: 0..<3, using: &random) }
        case 3: swap(&first, &second)
        case 4 where !second.isEmpty: second.removeFirst(min(5, second.count))
        default:
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                first.insert(next, at: Int.random(in: 0...first.count, using: &random))
                second.insert(next + 1, at: Int.random(in: 0...second.count, using: &random))
                next += 2
            }
        }
    }
}

struct RandomListTests {
    /// Returns the displayed rows from top to bottom, without their state.
    private func seen(_ harness: Harness) -> [String] {
        let texts = harness.all(Widgets.View.self).compactMap { view -> (String, Rect)? in
            let text =
                (view as? Widgets.Button)?.configuration.title ?? (view as? Widgets.Label)?.text
            guard let text, !(view.superview is Widgets.Button) else { return nil }
            return (text, view.convert(view.bounds, to: nil))
        }
        return texts.filter { harness.rootView.bounds.intersects($0.1) }
            .sorted { $0.1.midY < $1.1.midY }
            .map { String($0.0.prefix { $0 != "#" }) }
    }

    /// Whether `part` is a contiguous part of `whole`.
    private func isRun(_ part: [String], of whole: [String]) -> Bool {
        guard let first = part.first, let start = whole.firstIndex(of: first) else { return part.isEmpty }
        return Array(whole[start...].prefix(part.count)) == part
    }

    @Test(arguments: 0..<8) func `A list displays its rows after random changes`(seed: Int) throws {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        var random = SeededRandom(seed: UInt64(seed + 3))
        var model = Model()
        let chosen = Box<Set<Int>>([3, 1003])
        let binding = Binding<Set<Int>>(get: { chosen.value }, set: { chosen.value = $0 })
        func parts() -> Parts {
            Parts(first: model.first, second: model.second, hasMiddle: model.hasMiddle, chosen: binding)
        }
        // Headers float above the rows.
        let heads: Set = ["first", "second"]
        let stage = try Stage(parts(), height: 200)
        for _ in 0..<40 {
            model.change(&random)
            stage.hosting.rootView = parts()
            try stage.harness.settle()
            let list = try stage.list
            let rows = model.rows.filter { !heads.contains($0) }
            #expect(list.numberOfRows == rows.count)
            let seen = seen(stage.harness).filter { !heads.contains($0) }
            #expect(isRun(seen, of: rows), "\(seen) of \(rows)")
            #expect(seen.count >= min(3, model.rows.count))
            let wanted = rows.indices.filter { chosen.value.contains(Int(rows[$0]) ?? -1) }
            #expect(Array(list.selectedRowIndexes) == wanted)
            #expect(stage.hosting.nodeCount < 300)
            list.contentOffset.y += Double.random(in: -400...600, using: &random)
            try stage.harness.settle()
            #expect(isRun(self.seen(stage.harness).filter { !heads.contains($0) }, of: rows))
        }
        #expect(reported.isEmpty, "\(reported)")
    }

    @Test(arguments: 0..<8) func `A lazy stack displays its rows after random changes`(seed: Int) throws {
        var reported: [Diagnostic] = []
        Diagnostics.handler = { reported.append($0) }
        defer { Diagnostics.handler = nil }
        var random = SeededRandom(seed: UInt64(seed + 23))
        var model = Model()
        func stack() -> Stack { Stack(first: model.first, second: model.second, hasMiddle: model.hasMiddle) }
        let stage = try Stage(stack(), height: 200)
        let area = try stage.harness.find(Widgets.ScrollView.self)
        for _ in 0..<40 {
            model.change(&random)
            stage.hosting.rootView = stack()
            try stage.harness.settle()
            let seen = seen(stage.harness)
            #expect(isRun(seen, of: model.rows), "\(seen) of \(model.rows)")
            #expect(seen.count >= min(3, model.rows.count))
            #expect(stage.hosting.nodeCount < 500)
            area.contentOffset.y += Double.random(in: -400...600, using: &random)
            try stage.harness.settle()
            #expect(isRun(self.seen(stage.harness), of: model.rows))
        }
        #expect(reported.isEmpty, "\(reported)")
    }
}
