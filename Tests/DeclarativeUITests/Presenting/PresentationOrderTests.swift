import Observation
import RandomNumbers
import Testing
import WidgetsTesting

@testable import DeclarativeUI

/// A view that presents something, and the presenters in its page.
private struct Presenter {
    nonisolated enum Kind: CaseIterable { case sheet, alert, popover }

    let number: Int
    let kind: Kind
    var inner: [Presenter] = []

    var all: [Presenter] { [self] + inner.flatMap(\.all) }
}

@Observable private final class Requests {
    var shown: Set<Int> = []

    func binding(_ number: Int) -> Binding<Bool> {
        Binding(
            get: { self.shown.contains(number) },
            set: { if $0 { self.shown.insert(number) } else { self.shown.remove(number) } })
    }
}

/// A text with a modifier for each presenter.
private struct Presenting: View {
    let text: String
    let presenters: [Presenter]
    let requests: Requests

    var body: some View {
        presenters.reduce(AnyView(Text(text).padding(20))) { content, presenter in
            let isPresented = requests.binding(presenter.number)
            let name = "item \(presenter.number)"
            switch presenter.kind {
            case .sheet:
                return AnyView(
                    content.sheet(isPresented: isPresented) {
                        Presenting(text: name, presenters: presenter.inner, requests: requests)
                    })
            case .alert:
                return AnyView(content.alert(name, isPresented: isPresented) { Button("Answer") {} })
            case .popover:
                return AnyView(
                    content.popover(isPresented: isPresented) {
                        Presenting(text: name, presenters: presenter.inner, requests: requests)
                    })
            }
        }
    }
}

/// The order of presentations is that of the views that present them.
struct PresentationOrderTests {
    private typealias Kind = Presenter.Kind

    private func stage(_ presenters: [Presenter], _ requests: Requests) throws -> Shown<Presenting> {
        try Shown(
            Presenting(text: "base", presenters: presenters, requests: requests),
            size: Size(width: 700, height: 500))
    }

    /// The numbers of the presentations that are displayed, from back to front.
    private func displayed(_ harness: Harness) -> [Int] {
        func number(in view: Widgets.View) -> Int? {
            if let text = (view as? Widgets.Label)?.text, text.hasPrefix("item ") {
                return Int(text.dropFirst(5))
            }
            for subview in view.subviews {
                if let found = number(in: subview) { return found }
            }
            return nil
        }
        return harness.rootView.subviews.compactMap(number)
    }

    @Test(arguments: [Kind.sheet, .popover], Kind.allCases)
    private func `A page presents from its first moment, in front of itself`(outer: Kind, inner: Kind) throws
    {
        let requests = Requests()
        requests.shown = [1, 2]
        let presenters = [Presenter(number: 1, kind: outer, inner: [Presenter(number: 2, kind: inner)])]
        let harness = try stage(presenters, requests).harness
        #expect(displayed(harness) == [1, 2])
        #expect(requests.shown == [1, 2])

        try harness.key(inner == .alert ? .keyboardReturnOrEnter : .keyboardEscape)
        #expect(displayed(harness) == [1] && requests.shown == [1])
        try harness.key(.keyboardEscape)
        #expect(displayed(harness).isEmpty && requests.shown.isEmpty)
    }

    @Test func `Four sheets within each other are presented in their order`() throws {
        let requests = Requests()
        requests.shown = [1, 2, 3, 4, 5]
        var presenter = Presenter(number: 5, kind: .alert)
        for number in (1...4).reversed() {
            presenter = Presenter(number: number, kind: .sheet, inner: [presenter])
        }
        let harness = try stage([presenter], requests).harness
        #expect(displayed(harness) == [1, 2, 3, 4, 5])
        try harness.click("Answer")
        for count in (0...3).reversed() {
            try harness.key(.keyboardEscape)
            #expect(displayed(harness) == Array(1..<count + 1))
        }
    }

    @Test(arguments: [false, true])
    func `A sheet and an alert that are set together: the alert is in front`(isInitial: Bool) throws {
        let requests = Requests()
        if isInitial { requests.shown = [1, 2] }
        let harness = try stage(
            [Presenter(number: 1, kind: .sheet), Presenter(number: 2, kind: .alert)], requests
        ).harness
        requests.shown = [1, 2]
        try harness.settle()
        #expect(displayed(harness) == [1, 2])
        try harness.click("Answer")
        #expect(displayed(harness) == [1] && requests.shown == [1])
    }

    @Test(arguments: [false, true])
    func `An alert before a sheet is answered first, and then the sheet is presented`(isInitial: Bool) throws
    {
        let requests = Requests()
        if isInitial { requests.shown = [1, 2] }
        let harness = try stage(
            [Presenter(number: 1, kind: .alert), Presenter(number: 2, kind: .sheet)], requests
        ).harness
        requests.shown = [1, 2]
        try harness.settle()
        #expect(displayed(harness) == [1])
        try harness.click("Answer")
        #expect(displayed(harness) == [2] && requests.shown == [2])
    }

    @Test func `Two alerts are displayed one after the other`() throws {
        let requests = Requests()
        requests.shown = [1, 2]
        let harness = try stage(
            [Presenter(number: 1, kind: .alert), Presenter(number: 2, kind: .alert)], requests
        ).harness
        #expect(displayed(harness) == [1])
        try harness.click("Answer")
        #expect(displayed(harness) == [2])
        try harness.click("Answer")
        #expect(displayed(harness).isEmpty && requests.shown.isEmpty)
    }

    @Test func `An alert in front of a sheet of the same view remains when the program dismisses the sheet`()
        throws
    {
        let requests = Requests()
        requests.shown = [1, 2]
        let harness = try stage(
            [Presenter(number: 1, kind: .sheet), Presenter(number: 2, kind: .alert)], requests
        ).harness
        requests.shown = [2]
        try harness.settle()
        #expect(displayed(harness) == [2])
        try harness.click("Answer")
        #expect(displayed(harness).isEmpty)
    }

    @Test func `A popover behind a sheet waits until the sheet is dismissed`() throws {
        let requests = Requests()
        requests.shown = [1, 2]
        let harness = try stage(
            [Presenter(number: 1, kind: .sheet), Presenter(number: 2, kind: .popover)], requests
        ).harness
        #expect(displayed(harness) == [1])
        try harness.key(.keyboardEscape)
        #expect(displayed(harness) == [2])
    }

    @Test func `The content of a popover can ask a question, and the popover remains open`() throws {
        struct Page: View {
            @State private var isShown = false
            @State private var isAsking = false
            @State private var text = "none"
            var body: some View {
                Button("Open") { isShown = true }
                    .popover(isPresented: $isShown) {
                        Text("answer \(text)")
                        Button("Ask") { isAsking = true }
                            .alert("Sure?", isPresented: $isAsking) { Button("Yes") { text = "yes" } }
                    }
            }
        }
        let shown = try Shown(Page(), size: Size(width: 500, height: 400))
        try shown.click("Open")
        try shown.click("Ask")
        #expect(shown.harness.contains("Sure?"))
        try shown.click("Yes")
        #expect(shown.harness.contains("answer yes") && !shown.harness.contains("Sure?"))
        try shown.click("Ask")
        #expect(shown.harness.contains("Sure?"))
    }

    // MARK: - Random trees

    private func randomPresenters(
        _ count: inout Int, depth: Int, _ random: inout SeededRandom
    ) -> [Presenter] {
        (0..<Int.random(in: depth == 0 ? 1...3 : 0...2, using: &random)).map { _ in
            count += 1
            let kind = Kind.allCases.randomElement(using: &random) ?? .sheet
            var presenter = Presenter(number: count, kind: kind)
            if kind != .alert, depth < 3 {
                presenter.inner = randomPresenters(&count, depth: depth + 1, &random)
            }
            return presenter
        }
    }

    private func parents(_ presenters: [Presenter], _ parent: Presenter?) -> [Int: Presenter] {
        var result: [Int: Presenter] = [:]
        for presenter in presenters {
            result[presenter.number] = parent
            result.merge(parents(presenter.inner, presenter)) { $1 }
        }
        return result
    }

    /// Checks the displayed presentations against the requested ones.
    private func check(_ harness: Harness, _ requests: Requests, _ presenters: [Presenter]) {
        let all = presenters.flatMap(\.all)
        let kinds = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0.kind) })
        let parents = parents(presenters, nil)
        let displayed = displayed(harness)
        #expect(requests.shown.isSuperset(of: displayed), "\(displayed), \(requests.shown)")
        for (place, number) in displayed.enumerated() {
            guard let parent = parents[number] else { continue }
            #expect(displayed.firstIndex(of: parent.number).map { $0 < place } == true, "\(displayed)")
        }
        let hasAlert = displayed.contains { kinds[$0] == .alert }
        if hasAlert { #expect(kinds[displayed.last ?? 0] == .alert, "\(displayed)") }
        for presenter in all where requests.shown.contains(presenter.number) {
            let parent = parents[presenter.number]
            let isPossible = parent.map { displayed.contains($0.number) } ?? true
            let front = parent.flatMap { displayed.firstIndex(of: $0.number) }.map { $0 + 1 } ?? 0
            let isCovered = displayed[front...].contains { kinds[$0] != .popover }
            if !isPossible || hasAlert || presenter.kind == .popover && isCovered { continue }
            #expect(
                displayed.contains(presenter.number), "\(presenter.number) in \(displayed), \(requests.shown)"
            )
        }
    }

    @Test(arguments: 0..<60)
    func `In random trees each presentation is in front of the page of its view, and none is lost`(seed: Int)
        throws
    {
        var random = SeededRandom(seed: UInt64(seed) + 41)
        var count = 0
        let presenters = randomPresenters(&count, depth: 0, &random)
        let requests = Requests()
        for number in 1...count where Bool.random(using: &random) { requests.shown.insert(number) }
        let harness = try stage(presenters, requests).harness
        check(harness, requests, presenters)
        for _ in 0..<25 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: try harness.key(.keyboardEscape)
            case 1 where harness.contains("Answer"): try harness.click("Answer")
            default:
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let number = Int.random(in: 1...count, using: &random)
                    if requests.shown.remove(number) == nil { requests.shown.insert(number) }
                }
                try harness.settle()
            }
            check(harness, requests, presenters)
        }
        requests.shown = []
        try harness.settle()
        #expect(displayed(harness).isEmpty)
    }
}
