import CustomInvalidators
import Testing
import Widgets
import WidgetsTesting

@testable import ViewHierarchy

/// The rows A1 to A5 of what `@ViewInvalidating` promises.
@Suite struct ViewInvalidatingTests {
    /// Writes its name, and the title that the card then had, into the card.
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

    @Test func `an equal value does nothing`() {
        card.padding = 12
        card.title = ""
        card.spelled = nil

        #expect(!card.needsLayout && !harness.host.needsFrame)
        #expect(card.calls.isEmpty)
    }

    @Test func `a new value is stored and marks`() {
        card.padding = 13

        #expect(card.padding == 13)
        #expect(card.needsLayout && !card.needsDisplay && !card.needsUpdateConstraints)
    }

    @Test func `invalidators run in the order written, after the value is stored`() {
        card.title = "new"

        #expect(card.calls == ["first new", "second new", "third new"])
    }

    @Test func `each option calls its method`() {
        card.tone = 2
        #expect(card.needsDisplay && !card.needsLayout)
        card.gap = 2
        #expect(card.needsUpdateConstraints)
        card.columns = 2
        #expect(root.needsLayout)
        card.page = 2
        #expect(card.flags.contains(.needsRestorableStateSave))
    }

    @Test func `two options mark both`() {
        card.both = 2

        #expect(card.needsLayout && card.needsDisplay)
    }

    @Test func `more than ten options are one annotation`() {
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

    @Test func `an invalidator from another module stands beside the built-in ones`() throws {
        let pad = FocusPad(frame: Rect(x: 0, y: 0, width: 5, height: 5))
        root.addSubview(pad)
        try harness.focus(pad)

        pad.isActive = false

        #expect(harness.focusedView == nil)
        #expect(pad.needsDisplay)
    }

    @Test func `configuration on a cell is updated once in the next frame`() throws {
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

    @Test func `configuration on any other view is a diagnostic with view and property`() throws {
        let reported = diagnostics { card.isChosen = true }

        let diagnostic = try #require(reported.first)
        #expect(reported.count == 1 && diagnostic.kind == .notConfigurable)
        #expect(diagnostic.subject == "View > Card \"card\"")
        #expect(diagnostic.message.contains("isChosen"))
        #expect(card.isChosen && !harness.host.needsFrame)
    }

    @Test func `restorable state without an identifier is a diagnostic`() {
        card.restorationIdentifier = nil

        let reported = diagnostics { card.page = 9 }

        #expect(reported.map(\.kind) == [.notRestorable])
        #expect(!card.flags.contains(.needsRestorableStateSave))
    }

    @Test func `restorable state is saved once however often it changed`() {
        card.page = 2
        card.page = 3

        #expect(harness.host.tree.takeRestorationQueue() == [card])
    }

    @Test func `a value that is not equal to itself invalidates each time`() throws {
        card.padding = .nan
        try harness.settle()

        card.padding = .nan

        #expect(card.needsLayout)
    }
}
