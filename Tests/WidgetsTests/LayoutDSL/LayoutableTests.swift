import Testing
import Widgets
import WidgetsTesting

private final class Card: View, Layoutable {
    let title = CountedView()
    let body = CountedView()
    let badge = CountedView()
    private(set) var layoutCount = 0
    var activation: Activation?

    @LayoutProperty var hasBadge = false
    @LayoutProperty(mode: .deferred) var inset = 10.0
    @LayoutProperty(mode: .forced) var height = 20.0
    @LayoutProperty var note: (() -> Void)?

    private func counted() -> Card {
        layoutCount += 1
        return self
    }

    @LayoutBuilder var layout: some Layout {
        let card = counted()
        card.sl.sublayout {
            title.sl.anchors {
                Anchors.cap.equalToSuper(inwardOffset: inset)
                Anchors.height.equalTo(constant: height)
            }
            body.sl.anchors {
                Anchors.shoe.equalToSuper(inwardOffset: inset)
                Anchors.top.equalTo(title, attribute: .bottom)
            }
            if hasBadge { badge.sl.anchors { Anchors.center } }
        }
    }
}

private final class CardController: ViewController, Layoutable {
    var activation: Activation?
    let label = View()

    var layout: some Layout {
        view.sl.sublayout { label.sl.anchors { Anchors.allSides } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        sl.updateLayout()
    }
}

@Suite struct LayoutableTests {
    private let card = Card()
    let harness: Harness

    init() {
        let root = View()
        card.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        root.addSubview(card)
        harness = Harness(root, size: Size(width: 200, height: 200))
    }

    @Test func `An immediate update changes the hierarchy at once and frames with the next frame`() throws {
        card.sl.updateLayout()
        #expect(card.subviews.count == 2)
        #expect(card.title.frame == .zero)
        try harness.settle()
        #expect(card.title.frame == Rect(x: 10, y: 10, width: 80, height: 20))
        card.hasBadge = true
        #expect(card.subviews.count == 3)
        card.hasBadge = false
        #expect(card.badge.superview == nil)
        #expect(card.layoutCount == 3)
    }

    @Test func `Neither a property set before the first update nor an equal value updates`() {
        card.hasBadge = true
        #expect(card.layoutCount == 0 && card.subviews.isEmpty)
        card.sl.updateLayout()
        #expect(card.subviews.count == 3)
        card.hasBadge = true
        #expect(card.layoutCount == 1)
        card.note = {}
        #expect(card.layoutCount == 2, "a value that cannot be compared always counts as changed")
    }

    @Test func `A forced update changes frames at once`() {
        card.sl.updateLayout(forceLayout: true)
        #expect(card.title.frame == Rect(x: 10, y: 10, width: 80, height: 20))
        card.height = 30
        #expect(card.title.frame.height == 30)
        card.sl.updateLayout(.forced)
        #expect(card.layoutCount == 3)
    }

    @Test func `Deferred updates are coalesced in the next frame`() throws {
        card.sl.updateLayout(.deferred)
        #expect(card.activation == nil && card.subviews.isEmpty)
        try harness.settle()
        #expect(card.layoutCount == 1)
        card.inset = 20
        card.inset = 30
        card.sl.updateLayout(.deferred)
        #expect(card.layoutCount == 1)
        #expect(harness.host.needsFrame)
        try harness.settle()
        #expect(card.layoutCount == 2)
        #expect(card.title.frame.minX == 30)
        #expect(!harness.host.needsFrame)
    }

    @Test func `An immediate update includes the deferred one`() throws {
        card.sl.updateLayout()
        card.inset = 20
        card.sl.updateLayout()
        try harness.settle()
        #expect(card.title.frame.minX == 20)
    }

    @Test func `layoutIfNeeded runs deferred updates, with and without a host`() {
        card.sl.updateLayout()
        card.inset = 20
        card.layoutIfNeeded()
        #expect(card.title.frame.minX == 20)
        let alone = Card()
        alone.frame = Rect(x: 0, y: 0, width: 50, height: 50)
        alone.sl.updateLayout(.deferred)
        alone.layoutIfNeeded()
        #expect(alone.title.frame == Rect(x: 10, y: 10, width: 30, height: 20))
    }

    @Test func `A deferred layout requests a frame of the host`() throws {
        try harness.settle()
        var frameRequests = 0
        harness.host.onNeedsFrame = { frameRequests += 1 }
        let label = View()

        let activation = card.sl.sublayout { label.sl.anchors { Anchors.allSides } }.active(.deferred)
        #expect(frameRequests == 1 && harness.host.needsFrame && label.superview == nil)
        try harness.settle()
        #expect(label.frame == Rect(x: 0, y: 0, width: 100, height: 100))

        frameRequests = 0
        card.sl.sublayout { label.sl.anchors { Anchors.allSides.equalToSuper(inwardOffset: 5) } }
            .update(fromActivation: activation, .deferred)
        #expect(frameRequests == 1)
        try harness.settle()
        #expect(label.frame == Rect(x: 5, y: 5, width: 90, height: 90))
    }

    @Test func `A final activation can be deferred to the next frame`() throws {
        let label = View()
        card.sl.sublayout { label.sl.anchors { Anchors.allSides } }.finalActive(.deferred)
        #expect(label.superview == nil)
        try harness.settle()
        #expect(label.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func `An update or a deactivation replaces a deferred update`() throws {
        let (old, new) = (View(), View())
        let activation = card.sl.sublayout { old }.active(.deferred)
        card.sl.sublayout { new }.update(fromActivation: activation)
        try harness.settle()
        #expect(card.subviews == [new])
        card.sl.sublayout { old }.update(fromActivation: activation, .deferred)
        activation.deactive()
        try harness.settle()
        #expect(card.subviews.isEmpty)
    }

    @Test func `A layoutable object that is not a view defers to the host of its views`() throws {
        final class Form: Layoutable {
            var activation: Activation?
            let card: View
            let field = View()
            init(card: View) { self.card = card }
            var layout: some Layout { card.sl.sublayout { field.sl.anchors { Anchors.allSides } } }
        }
        try harness.settle()
        var frameRequests = 0
        harness.host.onNeedsFrame = { frameRequests += 1 }
        let form = Form(card: card)

        form.sl.updateLayout(.deferred)
        #expect(frameRequests == 1)
        try harness.settle()
        #expect(form.field.frame == Rect(x: 0, y: 0, width: 100, height: 100))
        frameRequests = 0
        form.sl.updateLayout(.deferred)
        #expect(frameRequests == 1)
        try harness.settle()
    }

    @Test func `A controller can be layoutable`() {
        let controller = CardController()
        controller.view.frame = Rect(x: 0, y: 0, width: 40, height: 30)
        controller.view.layoutIfNeeded()
        #expect(controller.label.frame == Rect(x: 0, y: 0, width: 40, height: 30))
    }

    @Test func `onActivate runs at each activation, after the views are added`() {
        var seen: [String] = []
        let view = View()
        let inner = View()
        let layout = view.sl.onActivate { seen.append("view \($0.subviews.count)") }
            .sublayout {
                inner.sl.identifying("inner").sl.onActivate { seen.append("inner \($0.superview === view)") }
                    .anchors { Anchors.top }
                    .onActivate { _ in seen.append("again") }
            }
        #expect(seen.isEmpty)
        let activation = layout.active()
        #expect(seen == ["view 1", "inner true", "again"])
        layout.update(fromActivation: activation)
        #expect(seen.count == 6)
    }

    @Test func `identifying keeps the type of the view, and the activation finds it by identifier`() {
        let label: Label = Label(text: "a").sl.identifying("label")
        let view = View()
        let activation = view.sl.sublayout {
            label
            View().sl.identifying("one").sl.anchors { Anchors.leading.equalTo("label", attribute: .trailing) }
            View().sl.identifying("two").anchors { Anchors.top.equalTo("one") }
        }.active()
        #expect(activation.viewForIdentifier("label") === label)
        #expect(activation.viewForIdentifier("two") === view.subviews[2])
        #expect(activation.viewForIdentifier("three") == nil)
        #expect(activation.constraints.count == 2)
    }

    @Test func `Constraints are changed by their identifier`() {
        let activation = card.sl.sublayout {
            card.title.sl.anchors {
                Anchors.horizontal.equalToSuper(constant: 10).identifier("inset")
                Anchors.top.equalToSuper(constant: -5).identifier("inset")
                Anchors.size.equalTo(width: 1, height: 2).identifier("size").priority(.defaultLow)
            }
        }.active()
        let updater = activation.anchors("inset")
        updater.update(constant: 20)
        #expect(activation.constraints.map(\.constant) == [20, 20, 20, 1, 2])
        activation.anchors("size", attribute: .height).update(constant: 9, priority: .defaultHigh)
        #expect(activation.constraints.map(\.constant) == [20, 20, 20, 1, 9])
        #expect(activation.constraints[4].priority == .defaultHigh)
        #expect(activation.constraints[3].priority == .defaultLow)
        activation.anchors(
            "inset", predicate: { $0.attribute == .top && $0.constant > 0 && $0.relation == .equal }
        )
        .update(constant: 7)
        #expect(activation.constraints[2].constant == 7)
        activation.anchors("nothing").update(constant: 1)
        activation.deactive()
        updater.update(constant: 1)
    }

    @Test func `Activations are stored in sets and arrays`() {
        var set: Set<Activation> = []
        var array: [Activation] = []
        View().sl.sublayout { View() }.active().store(&set)
        View().sl.sublayout { View() }.active().store(&array)
        #expect(set.count == 1 && array.count == 1)
        set.formUnion(array)
        #expect(set.count == 2)
    }

    @Test func `Modes may be passed with the label mode`() throws {
        let view = View()
        let layout = card.sl.sublayout { view.sl.anchors { Anchors.allSides } }
        let activation = layout.active(mode: .normal)
        #expect(view.superview === card && view.frame == .zero)
        layout.update(fromActivation: activation, mode: .forced)
        #expect(view.frame == Rect(x: 0, y: 0, width: 100, height: 100))
        activation.deactive()
        layout.finalActive(mode: .forced)
        #expect(view.superview === card)
        card.sl.updateLayout(mode: .deferred)
        #expect(card.layoutCount == 0)
        try harness.settle()
        #expect(card.layoutCount == 1)
    }

    @Test func `Views without anchors keep their frames`() {
        let view = View()
        let plain = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
        view.sl.sublayout { plain }.finalActive(forceLayout: true)
        #expect(plain.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(plain.translatesAutoresizingMaskIntoConstraints)
        view.frame = Rect(x: 0, y: 0, width: 9, height: 9)
        view.sl.anchors { Anchors.width.greaterThanOrEqualTo(constant: 5) }.finalActive()
        #expect(view.translatesAutoresizingMaskIntoConstraints, "the anchors constrain only the size")
        plain.sl.anchors { Anchors.allSides }.finalActive(forceLayout: true)
        #expect(!plain.translatesAutoresizingMaskIntoConstraints)
        view.layoutIfNeeded()
        #expect(plain.frame == Rect(x: 0, y: 0, width: 9, height: 9))
    }
}
