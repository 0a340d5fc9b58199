import Observation
import Testing
import WidgetsTesting

@testable import DeclarativeUI

@Observable private final class Account {
    var name = "Ann"
    var amount = 1
    deinit {}
}

private final class Settings: ObservableObject {
    @Published var size = 1
    init() {}
    deinit {}
}

private struct Card: View {
    let account: Account
    @ObservedObject var settings: Settings
    @State private var ticks = 0
    var body: some View {
        VStack {
            Text("\(account.name) \(settings.size) \(ticks)")
            Button("rename") { account.name += "!" }
            Button("grow") { settings.size += 1 }
            Button("tick") { ticks += 1 }
        }
    }
}

/// One model that two trees observe.
struct SharedModelTests {
    @Test func `A change updates both trees once`() throws {
        let (account, settings) = (Account(), Settings())
        let one = try Shown(Card(account: account, settings: settings))
        let other = try Shown(Card(account: account, settings: settings))
        for (title, text) in [("rename", "Ann! 1 0"), ("grow", "Ann! 2 0")] {
            let runs = [one.hosting.bodyCount, other.hosting.bodyCount]
            try one.click(title)
            try other.harness.settle()
            #expect(one.texts.first == text)
            #expect(other.texts.first == text)
            #expect([one.hosting.bodyCount, other.hosting.bodyCount] == runs.map { $0 + 1 })
        }
        // A state of one tree, and a property that no body reads, do not update the other tree.
        let runs = other.hosting.bodyCount
        try one.click("tick")
        account.amount += 1
        try other.harness.settle()
        #expect(other.hosting.bodyCount == runs)
    }

    @Test func `A deallocated tree is not notified`() throws {
        let (account, settings) = (Account(), Settings())
        weak var gone: Widgets.View?
        let other = try Shown(Card(account: account, settings: settings))
        do {
            let one = try Shown(Card(account: account, settings: settings))
            gone = one.hosting
            #expect(gone != nil)
        }
        #expect(gone == nil)
        account.name = "Bob"
        settings.size = 7
        try other.harness.settle()
        #expect(other.texts.first == "Bob 7 0")
    }

    /// An evaluation for another reason registers with the model again; only the latest registration counts.
    @Test func `Only the latest evaluation of a body is registered`() throws {
        let (account, settings) = (Account(), Settings())
        let shown = try Shown(Card(account: account, settings: settings))
        let node = try #require(shown.root.first(Card.self))
        let sources = node.sources.count
        for _ in 0..<200 { try shown.click("tick") }
        #expect(node.sources.count == sources)
        let (runs, visits) = (shown.hosting.bodyCount, shown.hosting.visitCount)
        account.name = "Bob"
        try shown.harness.settle()
        #expect(shown.hosting.bodyCount == runs + 1)
        #expect(shown.hosting.visitCount == visits + 1)
        #expect(shown.texts.first == "Bob 1 200")
    }

    @Test func `Registrations do not retain nodes`() throws {
        let (account, settings) = (Account(), Settings())
        weak var node: Node?
        do {
            let shown = try Shown(Card(account: account, settings: settings))
            for _ in 0..<20 { try shown.click("tick") }
            node = shown.root.first(Card.self)
            #expect(node != nil)
        }
        #expect(node == nil)
        account.name = "Bob"
    }
}
