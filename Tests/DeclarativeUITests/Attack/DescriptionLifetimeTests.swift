import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// An object that a view value retains, and that runs a closure when it is deallocated.
@MainActor private final class Held {
    let onEnd: () -> Void
    init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    isolated deinit { onEnd() }
}

private final class Switch: ObservableObject {
    @Published var number = 0
    @Published var writes = 0
    var onCompare: (() -> Void)?
    deinit {}
}

private struct Letter: Identifiable, Equatable {
    let id: Int
    let owner: Switch
    static func == (old: Self, new: Self) -> Bool {
        old.owner.writes += 1
        old.owner.onCompare?()
        return old.id == new.id
    }
}

private struct LetterRow: View {
    let letter: Letter
    let number: Int
    var body: some View {
        HStack {
            Text("row \(letter.id)")
            Text("number \(number)")
        }
    }
}

private struct Rows: View {
    @ObservedObject var owner: Switch
    var body: some View {
        VStack {
            if owner.number % 3 != 2 {
                ForEach((0..<4 + owner.number % 2).map { Letter(id: $0, owner: owner) }) { letter in
                    LetterRow(letter: letter, number: owner.number).padding(2)
                }
            }
            Text("writes \(min(owner.writes, 1))")
        }
    }
}

private struct Holding: View {
    let held: Held?
    let number: Int
    var body: some View {
        VStack {
            HStack {
                Button("press") { [held] in _ = held }.padding(3)
                Text("number \(number)")
            }
            .padding(2)
            ForEach(0..<3) { Text("\($0) of \(number)") }
        }
    }
}

/// View values are borrowed during updates: client code that runs meanwhile may change the whole tree.
struct DescriptionLifetimeTests {
    @Test func `An equality operator may write state`() throws {
        let owner = Switch()
        let shown = try Shown(Rows(owner: owner))
        for number in 1..<9 {
            owner.number = number
            try shown.harness.settle()
        }
        #expect(owner.writes > 0)
        #expect(shown.harness.picture == shown.harness.renderFresh())
    }

    /// Displays the hosting view within a page, from which it can be removed.
    private func page<Content: View>(_ hosting: HostingView<Content>) throws -> Harness {
        let page = Widgets.View()
        page.addSubview(hosting)
        let harness = Harness(page, size: Size(width: 300, height: 300))
        hosting.frame = Rect(x: 0, y: 0, width: 300, height: 300)
        try harness.settle()
        return harness
    }

    @Test func `An equality operator may replace the root view or remove the hosting view`() throws {
        for work in 0..<3 {
            let owner = Switch()
            let hosting = HostingView(rootView: Rows(owner: owner))
            let harness = try page(hosting)
            owner.onCompare = { [weak owner, weak hosting] in
                owner?.onCompare = nil
                switch work {
                case 0: hosting?.rootView = Rows(owner: Switch())
                case 1: hosting?.removeFromSuperview()
                default: hosting?.layoutIfNeeded()
                }
            }
            for number in [1, 3, 4] {
                owner.number = number
                try harness.settle()
            }
            #expect(owner.onCompare == nil)
            #expect(harness.picture == harness.renderFresh())
        }
    }

    @Test func `A closure whose deallocation changes the tree is safe`() throws {
        for work in 0..<4 {
            let hosting = HostingView(rootView: Holding(held: nil, number: 0))
            let harness = try page(hosting)
            var ends = 0
            let held = Held { [weak hosting] in
                ends += 1
                switch work {
                case 0: hosting?.removeFromSuperview()
                case 1: hosting?.rootView = Holding(held: nil, number: 7)
                case 2: hosting?.layoutIfNeeded()
                default:
                    hosting?.removeFromSuperview()
                    hosting?.rootView = Holding(held: nil, number: 8)
                    _ = hosting?.sizeThatFits(Size(width: 100, height: 100))
                }
            }
            hosting.rootView = Holding(held: consume held, number: 1)
            for number in 2..<5 {
                try harness.settle()
                hosting.rootView = Holding(held: nil, number: number)
            }
            try harness.settle()
            #expect(ends == 1)
            #expect(harness.picture == harness.renderFresh())
        }
    }
}
