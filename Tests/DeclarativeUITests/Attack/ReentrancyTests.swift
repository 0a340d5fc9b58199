import Testing
import WidgetsTesting

@testable import DeclarativeUI

private final class Door {
    var open: (Int) -> Void = { _ in }
    var runs = 0
    init() {}
    deinit {}
}

private struct Endless: View {
    let door: Door
    let count: Int
    var body: some View {
        let _ = enter()
        Text("\(count)")
    }
    private func enter() {
        door.runs += 1
        if door.runs < 5000 { door.open(count + 1) }
    }
}

private struct Row: View {
    let number: Int
    @State private var mark = 0
    var body: some View { Text("\(number) \(mark)") }
}

struct ReentrancyTests {
    @Test func `A body that sets the root view is not evaluated recursively`() throws {
        let door = Door()
        let hosting = HostingView(rootView: Endless(door: door, count: 0))
        let harness = Harness(hosting, size: Size(width: 200, height: 100))
        try harness.settle()
        var deepest = 0
        var depth = 0
        door.open = { [weak hosting] in
            depth += 1
            deepest = max(deepest, depth)
            hosting?.rootView = Endless(door: door, count: $0)
            depth -= 1
        }
        door.runs = 0
        let found = diagnostics {
            hosting.rootView = Endless(door: door, count: 1)
            for _ in 0..<100 { harness.step() }
        }
        #expect(deepest == 1)
        #expect(door.runs < 200)
        #expect(found.contains { $0.kind == .updateLoop })
        #expect(found.allSatisfy { $0.subject.contains("Endless") })
    }

    @Test func `A body that sets the root view once is followed by an update`() throws {
        let door = Door()
        let hosting = HostingView(rootView: Endless(door: door, count: 0))
        let harness = Harness(hosting, size: Size(width: 200, height: 100))
        try harness.settle()
        door.open = { [weak hosting] in
            if $0 == 2 { hosting?.rootView = Endless(door: door, count: 7) }
        }
        _ = try diagnostics {
            hosting.rootView = Endless(door: door, count: 1)
            try harness.settle()
        }
        #expect(harness.texts == ["7"])
    }
}
