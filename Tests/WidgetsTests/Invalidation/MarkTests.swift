import Testing
import Widgets
import WidgetsTesting

/// The invalidation flags of a view, before and after their passes.
@Suite struct MarkTests {
    let view = Probe("view", frame: Rect(x: 10, y: 10, width: 40, height: 40))
    let harness: Harness

    init() throws {
        let root = View()
        root.addSubview(view)
        harness = Harness(root, size: Size(width: 100, height: 100))
        try harness.settle()
        view.journal.clear()
    }

    @Test func `A new view needs all passes, and none after its first frame`() {
        let fresh = View()

        #expect(fresh.needsLayout && fresh.needsDisplay && fresh.needsUpdateConstraints)
        #expect(!view.needsLayout && !view.needsDisplay && !view.needsUpdateConstraints)
    }

    @Test func `A flag is set until its pass has run`() throws {
        view.setNeedsLayout()
        view.setNeedsDisplay()
        view.setNeedsUpdateConstraints()
        #expect(view.needsLayout && view.needsDisplay && view.needsUpdateConstraints)

        try harness.settle()

        #expect(!view.needsLayout && !view.needsDisplay && !view.needsUpdateConstraints)
        #expect(view.journal.entries == ["constraints view", "layout view", "draw view"])
    }

    @Test func `setNeedsDisplay with a rectangle damages that rectangle`() throws {
        view.setNeedsDisplay(Rect(x: 5, y: 5, width: 10, height: 4))
        try harness.settle()

        #expect(harness.lastFrame?.damage == [PixelRect(left: 15, top: 15, right: 25, bottom: 19)])
        #expect(view.journal.entries == ["draw view"])
    }

    @Test func `Several rectangles damage their union, clipped to the bounds`() throws {
        view.setNeedsDisplay(Rect(x: 30, y: 30, width: 100, height: 100))
        view.setNeedsDisplay(Rect(x: 20, y: 25, width: 1, height: 1))
        try harness.settle()

        #expect(harness.lastFrame?.damage == [PixelRect(left: 30, top: 35, right: 50, bottom: 50)])
    }

    @Test func `A rectangle combined with the whole view damages the whole view`() throws {
        let whole = [PixelRect(left: 10, top: 10, right: 50, bottom: 50)]

        view.setNeedsDisplay()
        view.setNeedsDisplay(Rect(x: 0, y: 0, width: 1, height: 1))
        try harness.settle()
        #expect(harness.lastFrame?.damage == whole)
        view.setNeedsDisplay(Rect(x: 0, y: 0, width: 1, height: 1))
        view.setNeedsDisplay()
        try harness.settle()
        #expect(harness.lastFrame?.damage == whole)
    }

    @Test(arguments: [
        Rect.null, .zero, Rect(x: 200, y: 0, width: 5, height: 5), Rect(x: .nan, y: 0, width: 5, height: 5),
    ])
    func `An empty, invalid or outside rectangle invalidates nothing`(part: Rect) {
        view.setNeedsDisplay(part)

        #expect(!view.needsDisplay && !harness.host.needsFrame)
    }

    @Test func `The host is woken once for several invalidations`() throws {
        var wakes = 0
        harness.host.onNeedsFrame = { wakes += 1 }

        for _ in 0..<5 {
            view.setNeedsLayout()
            view.setNeedsDisplay()
            view.backgroundColor = wakes == 0 ? .red : .green
        }

        #expect(wakes == 1)
        try harness.settle()
        view.setNeedsLayout()
        #expect(wakes == 2)
    }
}

/// Overrides of the requests that annotated properties call.
@Suite struct OverriddenRequestTests {
    private final class Cell: ListCell {
        @ViewInvalidating(.configuration, .restorableState) var sender = ""
        private(set) var requests: [String] = []
        private(set) var configurations = 0

        override func setNeedsUpdateConfiguration() {
            requests.append("configuration")
            super.setNeedsUpdateConfiguration()
        }

        override func invalidateRestorableState() {
            requests.append("restorable state")
            super.invalidateRestorableState()
        }

        override func updateConfiguration(using state: CellConfigurationState) {
            configurations += 1
            super.updateConfiguration(using: state)
        }
    }

    @Test func `A cell overrides the requests for its configuration and its restorable state`() throws {
        let cell = Cell(frame: Rect(x: 0, y: 0, width: 80, height: 20))
        cell.restorationIdentifier = "cell"
        let harness = Harness(cell, size: Size(width: 80, height: 20))
        try harness.settle()
        let before = cell.configurations

        cell.sender = "Ada"
        try harness.settle()

        #expect(cell.requests == ["configuration", "restorable state"])
        #expect(cell.configurations == before + 1)
    }
}
