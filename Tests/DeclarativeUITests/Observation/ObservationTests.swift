import Observation
import Testing

@testable import DeclarativeUI

private final class Library: ObservableObject {
    @Published var name = "city"
    @Published var count = 0
    var quiet = 0
    deinit {}
}

private struct NameView: View {
    @ObservedObject var library: Library
    var body: some View { Text("name \(library.name)") }
}

private struct Owner: View {
    let library: Library
    @State private var isShown = true
    var body: some View {
        Button("hide") { isShown = false }
        if isShown { NameView(library: library) }
    }
}

private struct Swapping: View {
    let first: Library
    let second: Library
    @State private var isFirst = true
    var body: some View {
        Button("swap") { isFirst = false }
        NameView(library: isFirst ? first : second)
    }
}

private final class Made: ObservableObject {
    static var count = 0
    @Published var value = 0
    init() { Self.count += 1 }
    deinit { MainActor.assumeIsolated { Self.count -= 1 } }
}

private struct StateOwner: View {
    @StateObject private var made = Made()
    let number: Int
    var body: some View {
        VStack {
            Text("value \(made.value) \(number)")
            Button("add") { made.value += 1 }
        }
    }
}

private struct EnvironmentReader: View {
    @EnvironmentObject private var library: Library
    var body: some View { Text("shared \(library.name)") }
}

@Observable private final class Account {
    var owner = "Ada"
    var balance = 0
}

private struct OwnerView: View {
    let account: Account
    var body: some View { Text("owner \(account.owner)") }
}

private struct BalanceView: View {
    let account: Account
    var body: some View { Text("balance \(account.balance)") }
}

private struct AccountView: View {
    @Bindable var account: Account
    var body: some View {
        VStack {
            OwnerView(account: account)
            BalanceView(account: account)
        }
    }
}

private struct WeakSource {
    weak var source: Source?
}

/// Objects that publish changes, and observable objects (C5).
struct ObservationTests {
    @Test func `A change of any published property updates the view once a frame`() throws {
        let library = Library()
        let shown = try Shown(NameView(library: library))

        library.count = 1
        library.count = 2
        library.name = "town"
        try shown.harness.settle()

        #expect(shown.bodies(NameView.self) == [2])
        #expect(shown.texts == ["name town"])

        library.quiet = 1
        try shown.harness.settle()
        #expect(shown.bodies(NameView.self) == [2])
    }

    @Test func `The subscription ends with the node`() throws {
        let library = Library()
        let shown = try Shown(Owner(library: library))

        try shown.click("hide")
        let visits = shown.hosting.visitCount
        library.name = "x"
        try shown.harness.settle()

        #expect(shown.hosting.visitCount == visits)
    }

    @Test func `A changed object replaces the subscription`() throws {
        let (first, second) = (Library(), Library())
        second.name = "second"
        let shown = try Shown(Swapping(first: first, second: second))

        try shown.click("swap")
        #expect(shown.texts == ["name second"])
        first.name = "old"
        try shown.harness.settle()
        #expect(shown.bodies(NameView.self) == [2])
        second.name = "new"
        try shown.harness.settle()
        #expect(shown.texts == ["name new"])
    }

    @Test func `A state object is created once for each identity, and released with it`() throws {
        let before = Made.count
        do {
            let shown = try Shown(StateOwner(number: 1))
            #expect(Made.count == before + 1)
            try shown.click("add")
            shown.hosting.rootView = StateOwner(number: 2)
            try shown.harness.settle()
            #expect(shown.texts == ["value 1 2"])
            #expect(Made.count == before + 1)
        }
        #expect(Made.count == before)
    }

    @Test func `An environment object is inherited and observed`() throws {
        let library = Library()
        let shown = try Shown(EnvironmentReader().environmentObject(library))
        #expect(shown.texts == ["shared city"])

        library.name = "sea"
        try shown.harness.settle()

        #expect(shown.texts == ["shared sea"])
    }

    @Test func `Only readers of a changed property of an Observable object are updated`() throws {
        let account = Account()
        let shown = try Shown(AccountView(account: account))

        account.balance = 5
        try shown.harness.settle()

        #expect(shown.bodies(AccountView.self) == [1])
        #expect(shown.bodies(OwnerView.self) == [1])
        #expect(shown.bodies(BalanceView.self) == [2])
        #expect(shown.texts == ["owner Ada", "balance 5"])
    }

    /// Observation cannot cancel a registration: those of former readers are released with the next change of the
    /// property.
    @Test func `Registrations of unmounted readers are released by the next change`() throws {
        let account = Account()
        var left: [WeakSource] = []
        for _ in 0..<200 {
            let shown = try Shown(BalanceView(account: account), size: Size(width: 90, height: 30))
            let node = try #require(shown.root.first(BalanceView.self))
            for reading in node.sources { left.append(WeakSource(source: reading.source)) }
        }
        #expect(left.count == 200)
        account.owner = "Eve"
        #expect(left.count { $0.source != nil } == 200)
        account.balance = 1
        #expect(left.count { $0.source != nil } == 0)
    }

    @Test func `Changes by main-actor tasks of other threads update the views`() async throws {
        let account = Account()
        let library = Library()
        let shown = try Shown(
            VStack {
                BalanceView(account: account)
                NameView(library: library)
            })

        await Task.detached { await MainActor.run { account.balance = 7 } }.value
        let name = await Task.detached { "far" }.value
        library.name = name
        try shown.harness.settle()

        #expect(shown.texts == ["balance 7", "name far"])
    }

    @Test func `Publishers send before the change until the subscription is released`() {
        let library = Library()
        var told: [String] = []
        var subscriptions: Set<AnyCancellable> = []
        library.objectWillChange.sink { told.append("before \(library.name)") }.store(in: &subscriptions)
        library.$name.sink { told.append("name \($0)") }.store(in: &subscriptions)

        library.name = "a"
        subscriptions.removeAll()
        library.name = "b"

        #expect(told == ["name city", "before city", "name a"])
    }
}
