import Testing
import Widgets
import WidgetsTesting

/// The views that are redrawn, and the damaged areas.
@Suite struct DisplayTests {
    let root = Probe("root")
    let view = Probe("view", frame: Rect(x: 10, y: 10, width: 20, height: 20))
    let child = Probe("child", frame: Rect(x: 2, y: 2, width: 5, height: 5))
    let harness: Harness

    init() throws {
        root.addSubview(view)
        view.addSubview(child)
        harness = Harness(root, size: Size(width: 100, height: 100))
        try harness.settle()
    }

    private func damage(_ change: () -> Void) throws -> [PixelRect] {
        change()
        try harness.settle()
        return harness.lastFrame?.damage ?? []
    }

    private func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> PixelRect {
        PixelRect(left: left, top: top, right: right, bottom: bottom)
    }

    @Test func `Moving a view damages its old and its new place, and redraws no view`() throws {
        let changes = try harness.changes { view.frame.origin = Point(x: 60, y: 60) }

        #expect(changes.frames.first?.damage == [box(10, 10, 30, 30), box(60, 60, 80, 80)])
        #expect(changes.drawn.isEmpty && changes.laidOut.isEmpty)
    }

    @Test func `Transforming a view damages the area that it covers, and redraws no view`() throws {
        let changes = try harness.changes { view.transform = AffineTransform(translationX: 30, y: 0) }

        let region = (changes.frames.first?.damage ?? []).reduce(PixelRect.empty) { $0.union($1) }
        #expect(region.contains(box(10, 10, 30, 30)) && region.contains(box(40, 10, 60, 30)))
        #expect(region.width <= 60 && changes.drawn.isEmpty)
    }

    @Test(arguments: 0..<7) func `A change of appearance damages the view and redraws no view`(look: Int)
        throws
    {
        let changes = try harness.changes {
            switch look {
            case 0: view.alpha = 0.5
            case 1: view.isHidden = true
            case 2: view.layer.borderWidth = 2
            case 3: view.layer.borderColor = .red
            case 4: view.layer.cornerRadius = 4
            case 5: view.backgroundColor = .green
            default: view.clipsToBounds = true
            }
        }

        #expect(changes.drawn.isEmpty)
        #expect(changes.frames.first?.damage == [box(10, 10, 30, 30)])
    }

    @Test func `A new size redraws and lays out the view`() throws {
        let changes = try harness.changes { view.frame.size = Size(width: 30, height: 10) }

        #expect(changes.drawn == [view] && changes.laidOut == [view])
        #expect(changes.frames.first?.damage == [box(10, 10, 40, 30)])
    }

    @Test func `Hidden views are not drawn, and catch up when they are displayed`() throws {
        view.isHidden = true
        try harness.settle()

        let hidden = try harness.changes {
            view.setNeedsDisplay()
            child.setNeedsDisplay()
            child.setNeedsLayout()
        }
        #expect(hidden.drawn.isEmpty && hidden.laidOut == [child])
        #expect(!harness.host.needsFrame)

        let shown = try harness.changes { view.isHidden = false }
        #expect(shown.drawn == [view, child])
    }

    @Test func `Changes of hidden views damage nothing`() throws {
        view.isHidden = true
        try harness.settle()

        let touched = try damage {
            child.backgroundColor = .red
            view.frame.origin.x = 50
        }

        #expect(touched.isEmpty)
    }

    @Test func `Removing a view damages its place`() throws {
        #expect(try damage { child.removeFromSuperview() } == [box(12, 12, 17, 17)])
    }

    @Test func `A view that has not been drawn is drawn when it is added`() throws {
        let late = Probe("late", frame: Rect(x: 50, y: 50, width: 10, height: 10))

        let changes = try harness.changes { root.addSubview(late) }

        #expect(changes.drawn == [late])
        #expect(changes.frames.first?.damage == [box(50, 50, 60, 60)])
    }

    @Test func `Clipped areas are not damaged`() throws {
        view.clipsToBounds = true
        try harness.settle()

        let damage = try damage { child.frame = Rect(x: 15, y: 15, width: 50, height: 50) }

        #expect(damage == [box(12, 12, 17, 17), box(25, 25, 30, 30)])
    }

    @Test func `Reordering damages the moved view and redraws no view`() throws {
        let other = Probe("other", frame: view.frame)
        root.addSubview(other)
        try harness.settle()

        let changes = try harness.changes { root.bringSubviewToFront(view) }

        #expect(changes.frames.first?.damage == [box(10, 10, 30, 30)] && changes.drawn.isEmpty)
    }

    @Test func `Changing the bounds origin draws that view and not its subviews`()
        throws
    {
        let changes = try harness.changes { view.bounds.origin.y = 3 }

        #expect(changes.drawn == [view])
        #expect(changes.frames.first?.damage == [box(10, 9, 30, 30)])
    }

    @Test func `Only views that intersect the damage are visited`() throws {
        for index in 0..<8 {
            root.addSubview(
                Probe("\(index)", frame: Rect(x: 50, y: Double(index) * 10, width: 20, height: 10)))
        }
        try harness.settle()

        child.setNeedsDisplay()
        try harness.settle()

        #expect(harness.lastFrame?.visitedCount == 3)
    }

    @Test func `A change of theme or scale redraws all views`() throws {
        let themed = try harness.changes { harness.host.theme = .dark }
        #expect(themed.drawn == [root, view, child])

        let scaled = try harness.changes { harness.host.resize(to: Size(width: 100, height: 100), scale: 2) }
        #expect(scaled.drawn == [root, view, child])
        #expect(scaled.frames.first?.damage == [box(0, 0, 200, 200)])
    }

    @Test func `A change of the tint colour redraws the descendants that inherit it`() throws {
        let changes = try harness.changes { view.tintColor = .red }

        #expect(changes.drawn == [view, child])
    }
}
