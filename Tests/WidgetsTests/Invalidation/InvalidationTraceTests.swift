import Testing
import Widgets
import WidgetsTesting

@Suite struct InvalidationTraceTests {
    final class Card: View {
        static let paddingLine = #line + 1
        @ViewInvalidating(.layout, .display) var padding = 12.0
        var onDown: (() -> Void)?
        override func mouseDown(with event: MouseEvent) { onDown?() }
    }

    let card = Card(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    let harness: Harness

    init() throws {
        let root = View()
        card.accessibilityIdentifier = "card"
        root.addSubview(card)
        harness = Harness(root, size: Size(width: 50, height: 50))
        try harness.settle()
    }

    @Test func `Without a tracing host nothing is recorded`() throws {
        card.padding = 1
        try harness.settle()

        #expect(harness.lastFrame?.invalidations.isEmpty == true)
        #expect(!InvalidationTrace.isActive)
    }

    @Test func `Setting a property records property, view path and declaration line`() throws {
        harness.host.tracesInvalidations = true
        defer { harness.host.tracesInvalidations = false }

        card.padding = 1
        try harness.settle()

        let marks = try #require(harness.lastFrame).invalidations
        let layout = try #require(marks.first { $0.kind == .layout })
        #expect(marks.map(\.kind) == [.layout, .display])
        #expect(layout.view == "View > Card \"card\"")
        #expect(layout.property == "Card.padding")
        #expect(layout.site?.line == Card.paddingLine)
        #expect(layout.site?.fileID.hasSuffix("/InvalidationTraceTests.swift") == true)
    }

    @Test func `An explicit call records no property`() throws {
        harness.host.tracesInvalidations = true
        defer { harness.host.tracesInvalidations = false }

        card.setNeedsLayout()
        try harness.settle()

        let mark = try #require(harness.lastFrame?.invalidations.first)
        #expect(mark.kind == .layout && mark.property == nil && mark.site == nil && mark.cause == nil)
    }

    @Test func `An invalidation in an event or a timer records its cause`() throws {
        harness.host.tracesInvalidations = true
        defer { harness.host.tracesInvalidations = false }
        card.onDown = { [card] in card.padding += 1 }
        harness.host.schedule(after: .seconds(5)) { [card] in card.padding += 1 }

        try harness.click(card)
        #expect(harness.frames.flatMap(\.invalidations).contains { $0.cause?.contains("mouse") == true })
        let ticked = harness.advance(by: .seconds(6))

        #expect(ticked.frames.flatMap(\.invalidations).map(\.cause) == ["a timer", "a timer"])
    }

    @Test func `Tracing ends when the host is deallocated`() throws {
        do {
            let other = Harness(View())
            other.host.tracesInvalidations = true
            #expect(InvalidationTrace.isActive)
        }
        #expect(!InvalidationTrace.isActive)
    }
}
