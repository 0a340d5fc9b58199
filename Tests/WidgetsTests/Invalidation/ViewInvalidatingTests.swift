import CustomInvalidators
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// The guarantees A1 to A5 of `@ViewInvalidating`.
@Suite struct ViewInvalidatingTests {
    /// Appends its name and the card's current title to the card's calls.
    struct Noting: ViewInvalidatingType {
        let name: String

        nonisolated init(_ name: String) { self.name = name }
        func invalidate(view: View) {
            guard let card = view as? Card else { return }
            card.calls.append(card.title.isEmpty ? name : "\(name) \(card.title)")
        }
    }

    final class Card: View {
        var calls: [String] = []
        @ViewInvalidating(.layout) var padding = 12.0
        @ViewInvalidating(.display) var tone = 1
        @ViewInvalidating(.constraints) var gap = 1
        @ViewInvalidating(.intrinsicContentSize) var columns = 1
        @ViewInvalidating(.restorableState) var page = 1
        @ViewInvalidating(.layout, .display) var both = 1
        @ViewInvalidating(Noting("first"), Noting("second"), Noting("third")) var title = ""
        @ViewInvalidating(
            .layout, .display, .constraints, .intrinsicContentSize, .restorableState, .layout, .display,
            Noting("8"), Noting("9"), Noting("10"), Noting("11"), Noting("12"))
        var many = 0
        @ViewInvalidating(.configuration) var isChosen = false
        @Invalidating(.layout) var apple = 1
        @View.Invalidating(View.Invalidations.Display()) var spelled: Int? = nil
    }

    let card = Card(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    let root = View()
    let harness: Harness

    init() throws {
        card.accessibilityIdentifier = "card"
        card.restorationIdentifier = "card"
        root.addSubview(card)
        harness = Harness(root, size: Size(width: 50, height: 50))
        try harness.settle()
    }

    @Test func `Setting an equal value does nothing`() {
        card.padding = 12
        card.title = ""
        card.spelled = nil

        #expect(!card.needsLayout && !harness.host.needsFrame)
        #expect(card.calls.isEmpty)
    }

    @Test func `A new value is stored and invalidates`() {
        card.padding = 13

        #expect(card.padding == 13)
        #expect(card.needsLayout && !card.needsDisplay && !card.needsUpdateConstraints)
    }

    @Test func `Invalidators run in the written order, after the value is stored`() {
        card.title = "new"

        #expect(card.calls == ["first new", "second new", "third new"])
    }

    @Test func `Each option invalidates its pass`() {
        card.tone = 2
        #expect(card.needsDisplay && !card.needsLayout)
        card.gap = 2
        #expect(card.needsUpdateConstraints)
        card.columns = 2
        #expect(root.needsLayout)
        card.page = 2
        #expect(card.flags.contains(.needsRestorableStateSave))
    }

    @Test func `Two options invalidate both passes`() {
        card.both = 2

        #expect(card.needsLayout && card.needsDisplay)
    }

    @Test func `One annotation takes more than ten options`() {
        card.many = 1

        #expect(card.needsLayout && card.needsDisplay && card.needsUpdateConstraints && root.needsLayout)
        #expect(card.calls == ["8", "9", "10", "11", "12"])
    }

    @Test func `Apple's spellings work`() {
        card.apple = 2
        #expect(card.needsLayout && !card.needsDisplay)
        card.spelled = 4
        #expect(card.needsDisplay)
    }

    @Test func `An invalidator of another module is combined with the built-in ones`() throws {
        let pad = FocusPad(frame: Rect(x: 0, y: 0, width: 5, height: 5))
        root.addSubview(pad)
        try harness.focus(pad)

        pad.isActive = false

        #expect(harness.focusedView == nil)
        #expect(pad.needsDisplay)
    }

    @Test func `The configuration option updates a cell once in the next frame`() throws {
        final class Cell: ReusableView {
            var updates: [CellConfigurationState] = []
            override func updateConfiguration(using state: CellConfigurationState) { updates.append(state) }
        }
        let cell = Cell(frame: Rect(x: 0, y: 0, width: 5, height: 5))
        root.addSubview(cell)
        try harness.settle()
        #expect(cell.updates.count == 1)

        cell.isSelected = true
        cell.isHighlighted = true
        #expect(cell.updates.count == 1)
        try harness.settle()

        #expect(
            Array(cell.updates.dropFirst()) == [CellConfigurationState(isSelected: true, isHighlighted: true)]
        )
    }

    @Test func `The configuration option outside of a cell is reported with view and property`() throws {
        let reported = diagnostics { card.isChosen = true }

        let diagnostic = try #require(reported.first)
        #expect(reported.count == 1 && diagnostic.kind == .notConfigurable)
        #expect(diagnostic.subject == "View > Card \"card\"")
        #expect(diagnostic.message.contains("isChosen"))
        #expect(card.isChosen && !harness.host.needsFrame)
    }

    @Test func `Restorable state without a restoration identifier is reported`() {
        card.restorationIdentifier = nil

        let reported = diagnostics { card.page = 9 }

        #expect(reported.map(\.kind) == [.notRestorable])
        #expect(!card.flags.contains(.needsRestorableStateSave))
    }

    @Test func `Restorable state is queued once for several changes`() {
        card.page = 2
        card.page = 3

        #expect(harness.host.tree.takeRestorationQueue() == [card])
    }

    @Test func `A value that is not equal to itself invalidates each time`() throws {
        card.padding = .nan
        try harness.settle()

        card.padding = .nan

        #expect(card.needsLayout)
    }
}
