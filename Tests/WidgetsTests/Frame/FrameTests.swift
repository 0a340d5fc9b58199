import Testing
import Widgets
import WidgetsTesting

@Suite struct FrameTests {
    let journal = Journal()
    let root: Probe
    let left: Probe
    let right: Probe
    let leaf: Probe
    let harness: Harness

    init() throws {
        root = Probe("root", journal)
        left = Probe("left", journal, frame: Rect(x: 0, y: 0, width: 40, height: 40))
        right = Probe("right", journal, frame: Rect(x: 50, y: 0, width: 40, height: 40))
        leaf = Probe("leaf", journal, frame: Rect(x: 5, y: 5, width: 10, height: 10))
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(leaf)
        harness = Harness(root, size: Size(width: 100, height: 80))
        try harness.settle()
        journal.clear()
    }

    @Test func `The first frame updates constraints upwards, lays out downwards, then draws`()
        throws
    {
        let journal = Journal()
        let (root, child) = (
            Probe("root", journal), Probe("child", journal, frame: Rect(x: 0, y: 0, width: 9, height: 9))
        )
        root.addSubview(child)
        let harness = Harness(root, size: Size(width: 20, height: 20))

        try harness.settle()

        #expect(
            journal.entries == [
                "constraints child", "constraints root", "layout root", "layout child", "draw root",
                "draw child",
            ])
        #expect(harness.frames.count == 1)
        #expect(harness.lastFrame?.damage == [PixelRect(left: 0, top: 0, right: 20, bottom: 20)])
    }

    @Test func `Repeated invalidations are handled once per pass`() throws {
        for _ in 0..<10 {
            leaf.setNeedsLayout()
            leaf.setNeedsDisplay()
            leaf.setNeedsUpdateConstraints()
        }

        let changes = try harness.changes {}

        #expect(changes.counts.isEmpty)
        #expect(journal.entries == ["constraints leaf", "layout leaf", "draw leaf"])
        #expect(harness.frames.count == 2)
    }

    @Test func `Only invalidated views are laid out and drawn`() throws {
        let changes = try harness.changes {
            leaf.setNeedsLayout()
            right.setNeedsDisplay()
        }

        #expect(changes.laidOut == [leaf] && changes.drawn == [right])
        #expect(changes.total == PassCounts(layouts: 1, draws: 1))
    }

    @Test func `Parents are laid out before their children, in any order of invalidation`() throws {
        leaf.setNeedsLayout()
        left.setNeedsLayout()
        root.setNeedsLayout()

        try harness.settle()

        #expect(journal.entries == ["layout root", "layout left", "layout leaf"])
    }

    @Test func `A parent invalidated during a child's layout is laid out before the other children`() throws {
        left.onLayout = { [root, right, left] in
            left.onLayout = nil
            right.setNeedsLayout()
            root.setNeedsLayout()
        }
        left.setNeedsLayout()

        try harness.settle()

        #expect(journal.entries == ["layout left", "layout root", "layout right"])
    }

    @Test func `Invalidations made by layout are handled in the same frame`() throws {
        root.onLayout = { [left, leaf] in
            left.frame.size = Size(width: 30, height: 30)
            leaf.setNeedsUpdateConstraints()
        }
        root.setNeedsLayout()

        try harness.settle()

        #expect(journal.entries == ["layout root", "layout left", "constraints leaf", "draw left"])
        #expect(harness.frames.count == 2)
        #expect(harness.lastFrame?.layoutRounds == 2)
    }

    @Test func `A view that keeps invalidating its own layout is stopped and named`() throws {
        leaf.onLayout = { [leaf] in leaf.setNeedsLayout() }

        let reported = try diagnostics {
            leaf.setNeedsLayout()
            try harness.settle()
        }

        #expect(reported.map(\.kind) == [.layoutLoop])
        #expect(reported.first?.subject == "Probe \"root\" > Probe \"left\" > Probe \"leaf\"")
        #expect(harness.lastFrame?.culprits.map(\.view) == [leaf.hierarchyPath])
        #expect(journal.entries.count < 50)
        #expect(!harness.host.needsFrame)
    }

    @Test func `Two views that keep invalidating each other are stopped`() throws {
        left.onLayout = { [right] in right.setNeedsLayout() }
        right.onLayout = { [left] in left.setNeedsLayout() }

        let reported = try diagnostics {
            left.setNeedsLayout()
            try harness.settle()
        }

        #expect(!reported.isEmpty && reported.allSatisfy { $0.kind == .layoutLoop })
        #expect(journal.entries.count < 100)
    }

    @Test func `Layout and constraint updates that keep invalidating each other are stopped`() throws {
        leaf.onLayout = { [leaf] in leaf.setNeedsUpdateConstraints() }
        leaf.onUpdateConstraints = { [leaf] in leaf.setNeedsLayout() }

        let reported = try diagnostics {
            leaf.setNeedsLayout()
            try harness.settle()
        }

        #expect(reported.map(\.kind).contains(.layoutLoop))
        #expect(journal.entries.count < 100)
    }

    @Test func `With tracing on, a layout loop is reported with property and line`() throws {
        final class Nervous: View {
            static let line = #line + 1
            @ViewInvalidating(.layout) var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let nervous = Nervous()
        harness.host.tracesInvalidations = true
        defer { harness.host.tracesInvalidations = false }

        let reported = try diagnostics {
            root.addSubview(nervous)
            try harness.settle()
        }

        let cause = try #require(harness.lastFrame?.culprits.first?.cause)
        #expect(cause.property == "Nervous.count" && cause.site?.line == Nervous.line)
        #expect(reported.first?.message.contains("Nervous.count") == true)
    }

    @Test func `An invalidation made in draw waits for the next frame`() throws {
        leaf.onDraw = { [leaf] in
            leaf.onDraw = nil
            leaf.setNeedsDisplay()
        }
        leaf.setNeedsDisplay()

        harness.step()
        #expect(journal.entries == ["draw leaf"])
        #expect(harness.host.needsFrame)
        harness.step()

        #expect(journal.entries == ["draw leaf", "draw leaf"])
        #expect(!harness.host.needsFrame)
    }

    @Test func `A view that redraws itself in every frame is named`() throws {
        leaf.onDraw = { [leaf] in leaf.setNeedsDisplay() }
        leaf.setNeedsDisplay()

        let reported = diagnostics { harness.advance(by: .seconds(3)) }

        #expect(reported.map(\.kind) == [.displayLoop])
        #expect(reported.first?.subject == leaf.hierarchyPath)
        #expect(harness.lastFrame?.culprits.first?.pass == .display)
    }

    @Test func `A hidden host runs no frame, and draws everything when it is visible again`() throws {
        harness.host.isVisible = false
        leaf.setNeedsDisplay()
        #expect(!harness.host.needsFrame && harness.advance(by: .seconds(60)).isIdle)

        harness.host.isVisible = true
        try harness.settle()

        #expect(harness.lastFrame?.damage == [PixelRect(left: 0, top: 0, right: 100, bottom: 80)])
        #expect(journal.entries == ["draw leaf"])
    }

    @Test func `layoutIfNeeded lays out one subtree and leaves the rest`() throws {
        leaf.setNeedsLayout()
        leaf.setNeedsUpdateConstraints()
        right.setNeedsLayout()

        left.layoutIfNeeded()

        #expect(journal.entries == ["constraints leaf", "layout leaf"])
        #expect(right.needsLayout && !leaf.needsLayout)
        try harness.settle()
        #expect(journal.entries == ["constraints leaf", "layout leaf", "layout right"])
    }

    @Test func `layoutIfNeeded works on views without a host`() {
        let journal = Journal()
        let (parent, child) = (Probe("parent", journal), Probe("child", journal))
        parent.addSubview(child)

        parent.layoutIfNeeded()
        parent.layoutIfNeeded()

        #expect(
            journal.entries == ["constraints child", "constraints parent", "layout parent", "layout child"])
    }

    @Test func `updateConstraintsIfNeeded runs that pass only`() {
        leaf.setNeedsLayout()
        leaf.setNeedsUpdateConstraints()

        root.updateConstraintsIfNeeded()

        #expect(journal.entries == ["constraints leaf"] && leaf.needsLayout)
    }

    @Test func `Pending work of a removed view is dropped`() throws {
        leaf.setNeedsLayout()
        leaf.setNeedsDisplay()
        leaf.removeFromSuperview()

        try harness.settle()

        #expect(!journal.entries.contains { $0.hasSuffix("leaf") })
        #expect(leaf.needsLayout)
    }

    @Test func `A view that moves to another host keeps its invalidations`() throws {
        let other = Harness(View(), size: Size(width: 50, height: 50))
        try other.settle()
        leaf.setNeedsLayout()

        other.rootView.addSubview(leaf)
        try harness.settle()
        try other.settle()

        #expect(journal.entries.filter { $0 == "layout leaf" }.count == 1)
        #expect(!leaf.needsLayout)
    }
}
