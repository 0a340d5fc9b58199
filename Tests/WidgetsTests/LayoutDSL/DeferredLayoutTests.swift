import Testing
import Widgets
import WidgetsTesting

private final class DeferredCard: View, Layoutable {
    let title = View()
    var activation: Activation?
    @LayoutProperty(mode: .deferred) var inset = 10.0

    @LayoutBuilder var layout: some Layout {
        sl.sublayout { title.sl.anchors { Anchors.allSides.equalToSuper(inwardOffset: inset) } }
    }
}

/// Updates of a layout that wait for the next frame.
struct DeferredLayoutTests {
    private let card = DeferredCard(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    private let harness: Harness

    init() throws {
        let root = View()
        root.addSubview(card)
        harness = Harness(root, size: Size(width: 200, height: 200))
        card.sl.updateLayout()
        try harness.settle()
    }

    @Test func `a deferred update does not run after its layout was deactivated`() throws {
        card.inset = 20
        card.activation?.deactive()

        try harness.settle()

        #expect(card.subviews.isEmpty)
        #expect(card.activation?.constraints.isEmpty == true)
    }

    @Test func `a deferred update that is asked for after the layout was deactivated runs`() throws {
        card.inset = 20
        card.activation?.deactive()
        card.inset = 30

        try harness.settle()

        #expect(card.title.frame == Rect(x: 30, y: 30, width: 40, height: 40))
    }

    @Test func `an immediate update takes the place of a deferred one`() throws {
        let before = card.activation?.statistics.updates ?? 0
        card.inset = 20
        card.sl.updateLayout()

        try harness.settle()

        #expect(card.title.frame == Rect(x: 20, y: 20, width: 60, height: 60))
        #expect(card.activation?.statistics.updates == before + 1)
    }
}
