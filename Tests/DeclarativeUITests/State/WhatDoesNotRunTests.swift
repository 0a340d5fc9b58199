import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Shelf: ObservableObject {
    @Published var name = "shelf"
    deinit {}
}

private struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    var body: some View { Text(shelf.name) }
}

private struct ShelfOwner: View {
    let shelf: Shelf
    @State private var count = 0
    var body: some View {
        Button("add") { count += 1 }
        Text("count \(count)")
        ShelfView(shelf: shelf)
    }
}

private struct Reader: View {
    @Binding var value: Int
    var body: some View { Text("value \(value), twice \(value)") }
}

private struct Hiding: View {
    @State private var value = 0
    @State private var isShown = true
    var body: some View {
        Button("add") { value += 1 }
        Button("hide") { isShown = false }
        if isShown { Reader(value: $value) }
    }
}

private final class Log {
    var lines: [String] = []
    deinit {}
}

private struct Telling: View {
    let log: Log
    @State private var number = 0
    @State private var other = 0
    @State private var isShown = true
    var body: some View {
        Button("same") { number = number + 0 }
        Button("add") { number += 1 }
        Button("other") { other += 1 }
        Button("hide") { isShown = false }
        Text("\(other)").onChange(of: number) { old, new in log.lines.append("\(old) to \(new)") }
        if isShown {
            Text("here \(other)")
                .onAppear { log.lines.append("appears") }
                .onDisappear { log.lines.append("disappears") }
        }
    }
}

private enum Kind {
    case plain
    case named(String)
    case empty
}

private struct Built: View {
    let kind: Kind
    let name: String?
    var body: some View {
        if let name { Text("name \(name)") }
        switch kind {
        case .plain: Text("plain")
        case .named(let name): Text("named \(name)")
        case .empty: EmptyView()
        }
        if #available(macOS 10, *) { Text("available") }
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
    }
}

/// Bodies that must not be evaluated, and callbacks that must be called only once (C2 to C8).
struct WhatDoesNotRunTests {
    @Test func `An identical object is no change`() throws {
        let shelf = Shelf()
        let shown = try Shown(ShelfOwner(shelf: shelf))
        try shown.click("add")
        try shown.click("add")
        #expect(shown.bodies(ShelfOwner.self) == [3])
        #expect(shown.bodies(ShelfView.self) == [1])
        shelf.name = "other"
        try shown.harness.settle()
        #expect(shown.bodies(ShelfOwner.self) == [3])
        #expect(shown.bodies(ShelfView.self) == [2])
    }

    @Test func `State that is read twice updates its reader once, while it is mounted`() throws {
        let shown = try Shown(Hiding())
        try shown.click("add")
        #expect(shown.bodies(Reader.self) == [2])
        try shown.click("hide")
        let (bodies, visits) = (shown.hosting.bodyCount, shown.hosting.visitCount)
        try shown.click("add")
        #expect(shown.hosting.bodyCount == bodies)
        #expect(shown.hosting.visitCount == visits)
    }

    @Test func `Changes and appearances are reported once, and equal values not at all`() throws {
        let log = Log()
        let shown = try Shown(Telling(log: log))
        try shown.click("same")
        try shown.click("other")
        #expect(log.lines == ["appears"])
        try shown.click("add")
        #expect(log.lines == ["appears", "0 to 1"])
        try shown.click("hide")
        try shown.click("other")
        #expect(log.lines == ["appears", "0 to 1", "disappears"])
    }

    @Test func `Blocks may contain many views, conditions and switches`() throws {
        let numbers = (1...9).map(String.init)
        let shown = try Shown(Built(kind: .plain, name: nil), size: Size(width: 200, height: 500))
        #expect(shown.texts == ["plain", "available"] + numbers)
        shown.hosting.rootView = Built(kind: .named("a"), name: "b")
        try shown.harness.settle()
        #expect(shown.texts == ["name b", "named a", "available"] + numbers)
        shown.hosting.rootView = Built(kind: .empty, name: "c")
        try shown.harness.settle()
        #expect(shown.texts == ["name c", "available"] + numbers)
    }
}
