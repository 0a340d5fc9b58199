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

/// Layout updates that are deferred to the next frame.
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

    @Test func `A deferred update does not run after its layout was deactivated`() throws {
        card.inset = 20
        card.activation?.deactive()

        try harness.settle()

        #expect(card.subviews.isEmpty)
        #expect(card.activation?.constraints.isEmpty == true)
    }

    @Test func `A deferred update requested after the deactivation runs`() throws {
        card.inset = 20
        card.activation?.deactive()
        card.inset = 30

        try harness.settle()

        #expect(card.title.frame == Rect(x: 30, y: 30, width: 40, height: 40))
    }

    @Test func `An immediate update replaces a deferred one`() throws {
        let before = card.activation?.statistics.updates ?? 0
        card.inset = 20
        card.sl.updateLayout()

        try harness.settle()

        #expect(card.title.frame == Rect(x: 20, y: 20, width: 60, height: 60))
        #expect(card.activation?.statistics.updates == before + 1)
    }

    // MARK: - Hosts

    @Test func `A frame of another host does not run a deferred update`() throws {
        let other = Harness(View(), size: Size(width: 50, height: 50))
        try other.settle()
        card.inset = 20
        #expect(!other.host.needsFrame)

        other.rootView.setNeedsLayout()
        try other.settle()
        #expect(card.title.frame.minX == 10)

        try harness.settle()
        #expect(card.title.frame.minX == 20)
    }

    @Test func `A deferred update without a host runs when the view is added to one`() throws {
        let alone = DeferredCard(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        alone.sl.updateLayout(.deferred)
        harness.rootView.setNeedsLayout()
        try harness.settle()
        #expect(alone.subviews.isEmpty)

        harness.rootView.addSubview(alone)
        try harness.settle()
        #expect(alone.title.frame == Rect(x: 10, y: 10, width: 80, height: 80))
    }

    @Test func `A deferred update follows its view to another host`() throws {
        let other = Harness(View(), size: Size(width: 200, height: 200))
        try other.settle()
        card.inset = 20

        other.rootView.addSubview(card)
        try harness.settle()
        #expect(card.title.frame.minX == 10)
        try other.settle()
        #expect(card.title.frame.minX == 20)
    }

    @Test func `A deferred activation without a host is applied at once`() {
        let (view, label) = (View(frame: Rect(x: 0, y: 0, width: 50, height: 50)), View())
        let activation = view.sl.sublayout { label.sl.anchors { Anchors.allSides } }.active(.deferred)
        #expect(label.superview === view)
        activation.deactive()
        #expect(label.superview == nil)
    }

    @Test func `The last of several deferred updates of an activation applies`() throws {
        let (one, two) = (View(), View())
        let activation = card.sl.sublayout { one }.active(.deferred)
        card.sl.sublayout { two }.update(fromActivation: activation, .deferred)
        try harness.settle()
        #expect(card.subviews.contains(two) && !card.subviews.contains(one))
    }

    @Test func `A deferred update retains neither its host nor its views`() {
        weak var view: View?
        weak var released: Activation?
        do {
            let made = View()
            let harness = Harness(made, size: Size(width: 50, height: 50))
            let label = View()
            released = made.sl.sublayout { label.sl.anchors { Anchors.allSides } }.active(.deferred)
            view = harness.rootView
        }
        #expect(view == nil && released == nil)
    }
}
